import { EarnArea, FlexibleHoldings, MarketList } from '@earnkit/components';
import type { EarnClient } from '@earnkit/core/client';

// The pages that this product has, and those that it has not.
const links = { termsOfUse: () => '/terms', riskDisclosure: () => '/risks', holding: null, history: null };

/** The page that is tested: a product's own, with Earnkit in it. */
export const EarnPage = ({ client, now }: { readonly client: EarnClient; readonly now?: () => number }) => (
  <EarnArea client={client} session={{ state: 'signed-in', id: 'person-42' }} links={links} {...(now && { now })}>
    <h1>Earn</h1>
    <MarketList />
    <FlexibleHoldings />
  </EarnArea>
);
