import type { Rows } from '@earnkit/core/endpoint';
import {
  type BonusCampaign,
  type FlexibleHolding,
  type FlexibleProduct,
  type MarketCoin,
  type SimpleEarnStatistics,
  flexible,
} from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery, publicQuery } from '../../provider/earnQuery.ts';
import { isVerified } from '../../submission/session.ts';

/** Rows on a page of holdings. */
export const HOLDINGS_PAGE_SIZE = 10;

/** The whole flexible market (API-27); a minute old at most. */
export const flexibleMarketOptions = (earn: QuerySource): EarnQueryOptions<Rows<MarketCoin>> =>
  personalQuery(earn, flexible.market, undefined, { refreshMs: 60_000 });

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

/** One page of the person's holdings, from 1 (API-51). */
export const flexibleHoldingsOptions = (earn: QuerySource, page = 1, limit = HOLDINGS_PAGE_SIZE): EarnQueryOptions<Rows<FlexibleHolding>> =>
  privateQuery(earn, flexible.holdings, { page, limit }, LIVE);

/** Names a holding. The exchange may give two coins one id. */
export const holdingKey = ({ id, asset }: FlexibleHolding): string => `${id} ${asset}`;

/** The person's holding of one coin (AMB-033). */
export const flexibleHoldingOptions = (earn: QuerySource, asset: string): EarnQueryOptions<Rows<FlexibleHolding>> =>
  privateQuery(earn, flexible.holdings, { asset }, LIVE);

/** What the person has and earned, in USDT (API-50). */
export const flexibleStatisticsOptions = (earn: QuerySource): EarnQueryOptions<SimpleEarnStatistics> =>
  privateQuery(earn, flexible.statistics, undefined, LIVE);

/** A coin's bonus campaign (API-49); `null` where it has none. */
export const bonusCampaignOptions = (earn: QuerySource, asset: string): EarnQueryOptions<BonusCampaign | null> =>
  publicQuery(earn, flexible.awardPool, { asset });
