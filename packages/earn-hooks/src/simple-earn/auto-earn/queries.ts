import type { Rows } from '@earnkit/core/endpoint';
import { type AutoEarnStatus, type MarketCoin, type MarketPageQuery, autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, type QuerySource, privateQuery } from '../../provider/earnQuery.ts';

/** Milliseconds between reads of the automatic lending of coins (SE-A-15). */
const AUTO_EARN_REFRESH_MS = 120_000;

/** Which of the named coins are lent automatically (API-40). The order of the names does not matter. */
export const autoEarnStatusOptions = (earn: QuerySource, assets: readonly string[]): EarnQueryOptions<AutoEarnStatus> =>
  privateQuery(
    earn,
    autoEarn.autoEarnStatus,
    { assets: [...new Set(assets)].sort() },
    { staleMs: 30_000, refreshMs: AUTO_EARN_REFRESH_MS, enabled: assets.length > 0 },
  );

/** The switch for all coins (SE-A-02), which comes with the status of any coins. */
export const autoEarnGlobalOptions = (earn: QuerySource): EarnQueryOptions<AutoEarnStatus> =>
  autoEarnStatusOptions(earn, [autoEarn.ALL_ASSETS]);

/** A page of the coins that can be lent automatically (API-28, SE-A-07). */
export const autoEarnCoinsOptions = (earn: QuerySource, query: MarketPageQuery): EarnQueryOptions<Rows<MarketCoin>> =>
  privateQuery(earn, flexible.marketPage, query);
