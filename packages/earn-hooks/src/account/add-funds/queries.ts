import * as account from '@earnkit/core/account/contract';
import type { CoinListing } from '@earnkit/core/account/contract';
import { type EarnQueryOptions, type QuerySource, publicQuery } from '../../provider/earnQuery.ts';

/** When a coin's spot trade opens (API-08, SH-24). */
export const coinListingOptions = (earn: QuerySource, asset: string, enabled = true): EarnQueryOptions<CoinListing> =>
  publicQuery(earn, account.coinListing, { asset }, { staleMs: 300_000, enabled });
