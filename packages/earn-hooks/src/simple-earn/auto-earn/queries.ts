import type { Rows } from '@earnkit/core/endpoint';
import { type AutoEarnStatus, type MarketCoin, type MarketPageQuery, autoEarn, flexible } from '@earnkit/core/simple-earn/contract';
import { type EarnQueryOptions, type QuerySource, privateQuery } from '../../provider/earnQuery.ts';

/** Milliseconds between reads of the automatic lending of coins (SE-A-15). */
const AUTO_EARN_REFRESH_MS = 120_000;

/** Coins named in one call: names of hundreds are longer than a field of a call may be. */
const MOST_NAMED = 100;

/** Which of the named coins are lent automatically (API-40). The order of the names does not matter. */
export function autoEarnStatusOptions(earn: QuerySource, coins: readonly string[]): EarnQueryOptions<AutoEarnStatus> {
  const assets = [...new Set(coins)].sort();
  const calls = Array.from({ length: Math.ceil(assets.length / MOST_NAMED) }, (_, index) =>
    assets.slice(index * MOST_NAMED, (index + 1) * MOST_NAMED),
  );
  return {
    ...privateQuery(
      earn,
      autoEarn.autoEarnStatus,
      { assets },
      { staleMs: 30_000, refreshMs: AUTO_EARN_REFRESH_MS, enabled: assets.length > 0 },
    ),
    queryFn: async ({ signal }) => {
      const answers = await Promise.all(calls.map((named) => earn.client.call(autoEarn.autoEarnStatus, { assets: named }, { signal })));
      return { global: answers.at(-1)?.global, byAsset: answers.flatMap(({ byAsset }) => byAsset) };
    },
  };
}

/** The switch for all coins (SE-A-02), which comes with the status of any coins. */
export const autoEarnGlobalOptions = (earn: QuerySource): EarnQueryOptions<AutoEarnStatus> =>
  autoEarnStatusOptions(earn, [autoEarn.ALL_ASSETS]);

/** A page of the coins that can be lent automatically (API-28, SE-A-07). */
export const autoEarnCoinsOptions = (earn: QuerySource, query: MarketPageQuery): EarnQueryOptions<Rows<MarketCoin>> =>
  privateQuery(earn, flexible.marketPage, query);
