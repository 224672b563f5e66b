import type { Rows } from '@earnkit/core/endpoint';
import { type BonusCampaign, type FlexibleHolding, type FlexibleProduct, flexible } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery, publicQuery } from '../../provider/earnQuery.ts';
import { isVerified } from '../../submission/session.ts';

/** Who looks at a product. */
export interface ProductQuery {
  /** Whether the person's identity is verified; the exchange may answer differently (SE-F-22). @default as the session says (AMB-150) */
  readonly verified?: boolean | undefined;
}

/** One flexible product with what the person has in it (API-29): the row of that coin. */
export const flexibleProductOptions = (
  earn: QuerySource,
  asset: string,
  { verified = isVerified(earn.session) }: ProductQuery = {},
): EarnQueryOptions<Rows<FlexibleProduct>> => personalQuery(earn, flexible.product, verified ? { asset, verified } : { asset }, LIVE);

/** The person's holding of one coin (AMB-033). */
export const flexibleHoldingOptions = (earn: QuerySource, asset: string): EarnQueryOptions<Rows<FlexibleHolding>> =>
  privateQuery(earn, flexible.holdings, { asset }, LIVE);

/** A coin's bonus campaign (API-49); `null` where it has none. */
export const bonusCampaignOptions = (earn: QuerySource, asset: string): EarnQueryOptions<BonusCampaign | null> =>
  publicQuery(earn, flexible.awardPool, { asset });
