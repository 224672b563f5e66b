import type { Rows } from '@earnkit/core/endpoint';
import { type FlexibleHolding, type MarketCoin, type SimpleEarnStatistics, flexible } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, LIVE, type QuerySource, personalQuery, privateQuery } from '../../provider/earnQuery.ts';

/** Rows on a page of holdings. */
export const HOLDINGS_PAGE_SIZE = 10;

/** The whole flexible market (API-27); a minute old at most. */
export const flexibleMarketOptions = (earn: QuerySource): EarnQueryOptions<Rows<MarketCoin>> =>
  personalQuery(earn, flexible.market, undefined, { refreshMs: 60_000 });

/** One page of the person's holdings, from 1 (API-51). */
export const flexibleHoldingsOptions = (earn: QuerySource, page = 1, limit = HOLDINGS_PAGE_SIZE): EarnQueryOptions<Rows<FlexibleHolding>> =>
  privateQuery(earn, flexible.holdings, { page, limit }, LIVE);

/** Names a holding. The exchange may give two coins one id. */
export const holdingKey = ({ id, asset }: FlexibleHolding): string => `${id} ${asset}`;

/** What the person has and earned, in USDT (API-50). */
export const flexibleStatisticsOptions = (earn: QuerySource): EarnQueryOptions<SimpleEarnStatistics> =>
  privateQuery(earn, flexible.statistics, undefined, LIVE);
