import * as account from '@earnkit/core/account/contract';
import type { Balance } from '@earnkit/core/account/contract';
import type { Rows } from '@earnkit/core/endpoint';
import { type EarnQueryOptions, type QuerySource, privateQuery } from '../provider/earnQuery.ts';

/** Milliseconds between reads of balances while a screen shows them (SH-16). */
export const BALANCE_REFRESH_MS = 60_000;

/**
 * Balances of the named coins, every 60 s (API-02, SH-16). However many places ask, it is one call, and none again within 10 s
 * (SH-18); an order reads them again at once. The order of the names does not matter.
 */
export const balancesOptions = (earn: QuerySource, assets: readonly string[]): EarnQueryOptions<Rows<Balance>> =>
  privateQuery(
    earn,
    account.balances,
    { assets: [...new Set(assets)].sort() },
    { staleMs: 10_000, refreshMs: BALANCE_REFRESH_MS, enabled: assets.length > 0 },
  );

/** Most coins that one call reads the balances of. */
export const MOST_BALANCES = 100;

/** Balances of any number of coins, as {@link balancesOptions}, in as many calls as they take. */
export const manyBalancesOptions = (earn: QuerySource, assets: readonly string[]): EarnQueryOptions<Rows<Balance>> => {
  const parts = Array.from({ length: Math.ceil(assets.length / MOST_BALANCES) }, (_, index) =>
    assets.slice(index * MOST_BALANCES, (index + 1) * MOST_BALANCES),
  );
  return {
    ...balancesOptions(earn, assets),
    queryFn: async ({ signal }) => {
      const read = await Promise.all(parts.map((names) => earn.client.call(account.balances, { assets: names }, { signal })));
      const rows = read.flatMap((answer) => answer.rows);
      return { rows, unreadable: read.flatMap(({ unreadable }) => unreadable), total: rows.length };
    },
  };
};
