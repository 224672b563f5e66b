import { account } from '@earnkit/core';
import type { Clock } from '../clock/clock.ts';
import { coinOf } from '../coins/coins.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../http/refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../http/route.ts';
import { readSpot } from '../simple-earn/flexible/reads.ts';

const MAX_PAIRS = 100;

/** Serves what every earn page asks about the person: mode, balances, region, prices, lock, VIP tier. */
export function accountRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  privateRoute(exchange, account.accountMode, async ({ user }) => ({
    mode: user.mode,
    first_open: false,
    settings: { use_funding: user.useFunding },
  }));

  privateRoute(exchange, account.balances, async ({ user, wire }) => {
    // The hour's payments and automatic lending move balances.
    await clock.now();
    const spot = await readSpot(database.db, user.id);
    const known = [...new Set(wire.assets)].filter((asset) => coinOf(asset) !== undefined);
    return known.map((asset) => {
      const free = spot.get(asset) ?? '0';
      return { asset, outable: free, lend_earn_available: free, available: free, mode: user.mode === 'classic' ? 0 : 1 };
    });
  });

  openRoute(exchange, account.compliance, async ({ user }) => ({
    business: user ? listOf(user.restrictedBusiness) : [],
    menu: user ? listOf(user.restrictedMenu) : [],
  }));

  openRoute(exchange, account.tickers, async ({ wire }) => {
    const pairs = wire.currency_pairs.split(',').filter((pair) => pair !== '');
    if (pairs.length > MAX_PAIRS) throw refusals.badInput(`At most ${MAX_PAIRS} pairs can be asked for.`);
    return pairs.flatMap((pair) => {
      const [base = '', quote] = pair.split('_');
      const coin = quote === 'USDT' ? coinOf(base) : undefined;
      return coin === undefined ? [] : [{ pair, rate: coin.price }];
    });
  });

  privateRoute(exchange, account.fundingLock, async ({ user }) => ({ use_funding: user.useFunding, locked: user.fundingLocked }));

  privateRoute(exchange, account.vip, async ({ user }) => ({ tier: user.vipTier }));
}

const listOf = (json: string): string[] => {
  const list: unknown = JSON.parse(json);
  return Array.isArray(list) ? list.map(String) : [];
};
