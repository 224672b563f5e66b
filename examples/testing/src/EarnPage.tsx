import { EarnArea, FlexibleHoldings, MarketList } from '@earnkit/components';
import type { EarnClient } from '@earnkit/core/client';

/** The page that is tested: a product's own, with Earnkit in it. */
export const EarnPage = ({ client, now }: { readonly client: EarnClient; readonly now?: () => number }) => (
  <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} {...(now && { now })}>
    <h1>Earn</h1>
    <MarketList />
    <FlexibleHoldings />
  </EarnArea>
);
