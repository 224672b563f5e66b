import { faq, holdings, products, records, redemptions, stakes, trends } from '@earnkit/core/staking/contract';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { refusals } from '../refusal.ts';
import { worthOf, iconOf } from '../coins/coins.ts';
import { cutTo8, fromUnits, toUnits, UNIT } from '../units.ts';
import { type StakingProduct, type Venue, inLanguage, TYPES, taskOf } from './product.ts';
import { baseRateOf, DAY, dayOf, exchangeRates, extraRateOf, othersOf } from './rates.ts';
import { readLoans } from '../account/reads.ts';
import type { Clock } from '../clock/clock.ts';
import { groupBy } from '../groupBy.ts';
import type { Database } from '../database/openDatabase.ts';
import { paging } from '../http/paging.ts';
import { type Exchange, openRoute, privateRoute } from '../http/route.ts';
import { wordsFor } from '../http/usWords.ts';
import { bit } from '../http/wire.ts';
import { orderRoute, withoutLocks } from '../orders/orderRoute.ts';
import { questionsOf } from './faq.ts';
import { freeOf, isCrowdHolder, readFastUsed, readLots, readRewards, readTaskDone, sumOf } from './holdings.ts';
import { findTarget, needTarget, PRODUCTS, venueOf, venuePids } from './products.ts';
import { redeem, type Redeemed } from './redeem.ts';
import { stakingRefusals } from './refusals.ts';
import { accruedOf } from './rewards.ts';
import { accruedFields, bestVenue, productRow, rateFields } from './rows.ts';
import { stake } from './stake.ts';
import { stakeQuotas, stakingRewards } from './tables.ts';

/** Most days of one page. */
const MAX_DAYS = 400;

/** How far back charts go, in days. */
const OLDEST = 2_000;

/**
 * The days of a page of a chart, the oldest first: page 1 ends with the day that began last, page 2 before that.
 *
 * @throws Refusal where the fields make no page.
 */
function trendDays({ limit, page }: { readonly limit: number; readonly page: number }, now: number): readonly number[] {
  if (limit < 1 || limit > MAX_DAYS) throw refusals.badInput('The field limit is out of range.');
  if (page < 1 || page > OLDEST) throw refusals.badInput('The field page is out of range.');
  const today = dayOf(now);
  const last = today - (page - 1) * limit;
  const first = Math.max(last - limit + 1, today - OLDEST);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
}

/** A day of a venue's rates (ST-16). */
function ratePoint(product: StakingProduct, venue: Venue, day: number) {
  const at = day * DAY;
  const [base, extra] = [baseRateOf(venue, day), extraRateOf(venue, at)];
  const exchange = exchangeRates(product, at);
  return {
    time: at,
    rate: fromUnits((base + extra) * 100n),
    base_rate: fromUnits(base * 100n),
    extra_rate: fromUnits(extra * 100n),
    extra_coin: venue.bonus?.asset ?? null,
    coins: product.assets.join(','),
    exchange_rate_reverse: exchange ? fromUnits(exchange.reverse) : null,
  };
}

/** A day of what everybody has staked of a coin (ST-17). */
function totalPoint(asset: string, products: readonly StakingProduct[], day: number) {
  const total = products.reduce((sum, product) => sum + othersOf(product, day), 0n);
  return {
    time: day * DAY,
    stake_total_amount: fromUnits(total),
    stake_total_amount_usdt: fromUnits(cutTo8((total * toUnits(worthOf(asset))) / UNIT)),
  };
}

/** Records on a page where the caller does not say. */
const RECORDS_PAGE = 10;

/** Serves staking: products, trends, questions, holdings, records, staking and redeeming (API-61 to API-72). */
export function stakingRoutes(exchange: Exchange, { db }: Database, clock: Clock): void {
  openRoute(exchange, products.product, async ({ user, wire, chinese }) => {
    const at = await clock.now();
    const target = findTarget(wire.coin, wire.pid);
    if (target === undefined) return null;
    const quotas = { fastUsed: await readFastUsed(db, at), left: await stakeQuotas.read(db) };
    return productRow(inLanguage(target.product, chinese), at, quotas, wordsFor(user));
  });

  openRoute(exchange, trends.rates, async ({ wire }) => {
    const at = await clock.now();
    const { product, venue = bestVenue(product, at) } = needTarget(wire.coin, wire.pid);
    const days = trendDays(wire, at);
    const list = venue ? days.map((day) => ratePoint(product, venue, day)) : [];
    return { list, total: list.length };
  });

  openRoute(exchange, trends.totals, async ({ wire }) => {
    const taking = PRODUCTS.filter(({ assets }) => assets[0] === wire.coin);
    if (taking.length === 0) throw stakingRefusals.noProduct();
    const list = trendDays(wire, await clock.now()).map((day) => totalPoint(wire.coin, taking, day));
    return { list, total: list.length };
  });

  openRoute(exchange, faq.questions, async ({ user, wire }) => {
    const list = questionsOf(needTarget(wire.coin, wire.pid).product, wire.locale, wordsFor(user));
    return { list, total: list.length };
  });

  orderRoute(exchange, clock, stakes.stake, { ask: refusals.passwordNeeded, begin: withoutLocks(stake), answer: () => null });
  orderRoute(exchange, clock, redemptions.redeem, {
    ask: refusals.passwordRequired,
    begin: withoutLocks(redeem),
    answer: (_wire, { arrivesAt, accrued }: Redeemed) => ({ redeem_stamp: arrivesAt, accrued_profit: accruedFields(accrued) }),
  });

  privateRoute(exchange, products.user, async ({ user, wire }) => {
    const pids = venuePids(wire.coin, wire.pid);
    const at = await clock.now();
    const lots = await readLots(db, user.id, pids, { asset: wire.coin });
    const task = taskOf(needTarget(wire.coin, wire.pid).product);
    return {
      hold_amount: fromUnits(freeOf(lots)),
      tier: user.vipTier,
      is_crowd: bit(await isCrowdHolder(db, user.id)),
      accrued_profit: accruedFields(await accruedOf(db, lots, at)),
      bonus_task_done: task ? bit((await readTaskDone(db, user.id, task.key)) !== undefined) : null,
    };
  });

  privateRoute(exchange, holdings.balances, async ({ user, wire }) => {
    const at = await clock.now();
    const lots = await readLots(db, user.id, undefined, { asset: wire.coin, withEmpty: wire.hide_zero_hold === 0 });
    const list = [...groupBy(lots, ({ pid, asset }) => `${pid}/${asset}`).values()].flatMap((own) => {
      const [first] = own;
      if (first === undefined || (wire.hide_zero_hold !== 0 && sumOf(own) === 0n)) return [];
      const { product, venue } = venueOf(first.pid);
      return [
        {
          pid: first.pid,
          coin: first.asset,
          icon: iconOf(first.asset),
          protocol_name: venue.protocolName ?? product.credit?.protocolName ?? null,
          mortgage_amount: fromUnits(freeOf(own)),
          launchpool_amount: fromUnits(sumOf(own) - freeOf(own)),
          type: TYPES[product.type],
          rate: rateFields(venue, at).rate,
          reward_coin: venue.rewards[0]?.asset ?? null,
        },
      ];
    });
    return { list, total: list.length };
  });

  privateRoute(exchange, holdings.statistics, async ({ user, wire }) => {
    const { coin: asset, pid } = wire;
    const pids = venuePids(asset, pid);
    const at = await clock.now();
    const rewardAsset = needTarget(asset, pid).product.venues[0]?.rewards[0]?.asset ?? asset;
    const rewards = await readRewards(db, user.id, pids, { asset, at });
    const { total, yesterday } = rewards.get(rewardAsset) ?? { total: 0n, yesterday: 0n };
    const coins = [rewardAsset, ...[...rewards.keys()].filter((coin) => coin !== rewardAsset)];
    return {
      hold_amount: fromUnits(freeOf(await readLots(db, user.id, pids, { asset }))),
      total_profit: fromUnits(total),
      yesterday_profit: fromUnits(yesterday),
      reward_coin: rewardAsset,
      profits: coins.map((coin) => {
        const sums = rewards.get(coin) ?? { total: 0n, yesterday: 0n };
        return { reward_coin: coin, total_profit: fromUnits(sums.total), yesterday_profit: fromUnits(sums.yesterday) };
      }),
    };
  });

  privateRoute(exchange, holdings.loans, async ({ user, wire }) => {
    const owed = (await readLoans(db, user.id)).get(wire.coin);
    return { assets: owed === undefined ? {} : { [wire.coin]: owed } };
  });

  privateRoute(exchange, records.profits, async ({ user, wire }) => {
    const { offset, limit } = paging(wire, RECORDS_PAGE);
    await clock.now();
    const asked = and(eq(stakingRewards.userId, user.id), eq(stakingRewards.asset, wire.coin), lte(stakingRewards.at, wire.to));
    const newest = db.select().from(stakingRewards).where(asked).orderBy(desc(stakingRewards.at), desc(stakingRewards.id));
    const found = await newest.limit(limit).offset(offset);
    const [counted] = await db
      .select({ total: sql<string>`count(*)` })
      .from(stakingRewards)
      .where(asked);
    const list = found.map((row) => ({
      id: String(row.id),
      time: row.at,
      coin: row.asset,
      reward_coin: row.rewardAsset,
      profit: fromUnits(row.amount),
      mortgage_amount: fromUnits(row.held),
      pid: row.pid,
      protocol_name: venueOf(row.pid).venue.protocolName ?? null,
    }));
    return { list, total: Number(counted?.total ?? 0) };
  });
}
