import { EarnArea, FlexibleHoldings, MarketList } from '@earnkit/components';
import type { EarnClient } from '@earnkit/core/client';

// This product has no pages of a single holding and of the history.
const links = { holding: null, history: null };

/** The page that is tested: a product's own, with Earnkit in it. */
export const EarnPage = ({ client, now }: { readonly client: EarnClient; readonly now?: () => number }) => (
  <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} links={links} {...(now && { now })}>
    <h1>Earn</h1>
    <MarketList />
    <FlexibleHoldings />
  </EarnArea>
);
