import { faq, holdings, products, records, redemptions, stakes, trends } from '@earnkit/core/staking/contract';
import { and, desc, eq, lte, sql } from 'drizzle-orm';
import { readLoans } from '../account/reads.ts';
import type { Clock } from '../clock/clock.ts';
import { iconOf } from '../coins/coins.ts';
import { groupBy } from '../collections/groupBy.ts';
import type { Database } from '../database/openDatabase.ts';
import { paging } from '../http/paging.ts';
import { type Exchange, openRoute, privateRoute } from '../http/route.ts';
import { refusals } from '../refusal.ts';
import { wordsFor } from '../http/usWords.ts';
import { bit } from '../http/wire.ts';
import { fromUnits } from '../units.ts';
import { orderRoute } from '../orders/orderRoute.ts';
import { questionsOf } from './faq.ts';
import { freeOf, isCrowdHolder, readFastUsed, readLots, readRewards, readTaskDone, sumOf } from './holdings.ts';
import { inLanguage, TYPES, taskOf } from './product.ts';
import { findTarget, needTarget, PRODUCTS, venueOf, venuePids } from './products.ts';
import { redeem, type Redeemed } from './redeem.ts';
import { stakingRefusals } from './refusals.ts';
import { accruedOf } from './rewards.ts';
import { accruedFields, bestVenue, productRow, rateFields } from './rows.ts';
import { stake } from './stake.ts';
import { stakeQuotas, stakingRewards } from './tables.ts';
import { ratePoint, totalPoint, trendDays } from './trends.ts';

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

  orderRoute(exchange, clock, stakes.stake, { ask: refusals.passwordNeeded, carryOut: stake, answer: () => null });
  orderRoute(exchange, clock, redemptions.redeem, {
    ask: refusals.passwordRequired,
    carryOut: redeem,
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
