import * as account from '@earnkit/core/account/contract';
import type { Clock } from '../clock/clock.ts';
import { COINS, coinOf } from '../coins/coins.ts';
import { opensAt } from '../coins/listings.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../http/route.ts';
import { bit } from '../http/wire.ts';
import { encryptedUidOf, readLoans, readMarginRate, readSpot } from './reads.ts';
import { listOf } from '../users.ts';

const MAX_PAIRS = 100;

/** Serves what every earn page asks about the person and their coins: mode, balances, loans, region, prices, lock, VIP tier. */
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

  privateRoute(exchange, account.fixedAvailable, async ({ user, wire }) => {
    if (coinOf(wire.asset) === undefined) throw refusals.unknownCoin();
    await clock.now();
    return { available: (await readSpot(database.db, user.id)).get(wire.asset) ?? '0' };
  });

  privateRoute(exchange, account.loans, async ({ user }) => Object.fromEntries(await readLoans(database.db, user.id)));

  privateRoute(exchange, account.marginRate, async ({ user }) => {
    await clock.now();
    return { maintenance_margin_rate: await readMarginRate(database.db, user.id) };
  });

  privateRoute(exchange, account.referral, async ({ user }) => ({ encrypted_uid: encryptedUidOf(user), kol_code: user.kolCode }));

  openRoute(exchange, account.borrowSettings, async ({ wire }) => {
    const coin = coinOf(wire.coin);
    if (coin === undefined) return null;
    const { launchpool, staking } = coin.borrow ?? {};
    return { coin: coin.asset, is_support_launchpool: bit(launchpool), is_support_staking: bit(staking) };
  });

  openRoute(exchange, account.coinListing, async ({ wire }) => ({ new_coin_start: (await opensAt(database.db, wire.symbol)) ?? 0 }));

  openRoute(exchange, account.tradingHome, async () => ({
    list: COINS.filter((coin) => coin.asset !== 'USDT').map((coin) => ({ pair: `${coin.asset}_USDT`, last: coin.price })),
    total: COINS.length - 1,
  }));
}
