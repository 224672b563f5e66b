import * as v from 'valibot';
import { and, eq, sql } from 'drizzle-orm';
import { decimal } from '@earnkit/core';
import { refusals } from '../refusal.ts';
import { greatest, toUnits } from '../units.ts';
import { quotaLeft } from '../orders/quotas.ts';
import { type SliceEvent, sliceEvent, type Seed, type SeedStep, type SandboxSlice } from '../slice.ts';
import { taskOf } from './product.ts';
import { dayOf } from './rates.ts';
import { needTarget } from './products.ts';
import { stakingRefusals } from './refusals.ts';
import { bonusTasks, crowdHolders, fastQuotas, stakeQuotas } from './tables.ts';
import { bringIn } from '../ledger/moves.ts';
import { days } from '../worlds/worlds.ts';
import { redeem } from './redeem.ts';
import { stake } from './stake.ts';
import { stakingClaims } from './claims.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { stakingMigrations } from './migrations.ts';
import { stakingRoutes } from './routes.ts';
import { nextStakingPayment, settleStaking } from './settlement.ts';

const soldOut = v.object({ event: v.literal('staking-sold-out'), product: v.string(), left: quotaLeft });
const fastUsed = v.object({ event: v.literal('fast-quota-used'), product: v.string(), asset: v.string(), left: quotaLeft });
const crowd = v.object({ event: v.literal('crowd-holder'), on: v.boolean() });
const task = v.object({ event: v.literal('web3-task'), product: v.string(), done: v.boolean() });

/**
 * What can happen to staking: others stake all but `left`, others redeem fast all but `left`, a person becomes a crowd holder, a person
 * does the task of a web3 bonus (AMB-165).
 */
const stakingEvents: readonly SliceEvent[] = [
  sliceEvent('staking-sold-out', soldOut, ({ db }, { product, left }) =>
    stakeQuotas.set(db, needTarget(undefined, product).product.pid, left),
  ),
  sliceEvent('fast-quota-used', fastUsed, async ({ db }, { product, asset, left }, _user, at) => {
    const { pid, redeem } = needTarget(undefined, product).product;
    const daily = redeem.find((term) => term.asset === asset)?.fast?.daily;
    if (daily === undefined || daily === '-1') throw stakingRefusals.noLimit();
    // What people of the sandbox have redeemed stays used.
    const rest = left === null ? 0n : greatest(toUnits(daily) - toUnits(left), 0n);
    const row = { pid, asset, day: dayOf(at), others: rest };
    const set = { others: left === null ? 0n : sql`greatest(${sql.param(rest, fastQuotas.others)}::numeric - ${fastQuotas.used}, 0)` };
    await db
      .insert(fastQuotas)
      .values(row)
      .onConflictDoUpdate({ target: [fastQuotas.pid, fastQuotas.asset, fastQuotas.day], set });
  }),
  sliceEvent('crowd-holder', crowd, async ({ db }, { on }, user) => {
    if (user === undefined) throw refusals.loginNeeded();
    if (on) await db.insert(crowdHolders).values({ userId: user.id }).onConflictDoNothing();
    else await db.delete(crowdHolders).where(eq(crowdHolders.userId, user.id));
  }),
  sliceEvent('web3-task', task, async ({ db }, { product, done }, user, at) => {
    if (user === undefined) throw refusals.loginNeeded();
    const key = taskOf(needTarget(undefined, product).product)?.key;
    if (key === undefined) throw stakingRefusals.noTask();
    if (done) await db.insert(bonusTasks).values({ userId: user.id, key, doneAt: at }).onConflictDoNothing();
    else await db.delete(bonusTasks).where(and(eq(bonusTasks.userId, user.id), eq(bonusTasks.key, key)));
  }),
];

/** A stake of a world. What is staked is brought in for it, so nothing else has less. */
const put = (hoursAgo: number, pid: string, coin: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    await bringIn(tx, { at, to: { ownerId: user.id, asset: coin, kind: 'spot' }, amount: toUnits(amount) });
    await stake(tx, user, at, { side: 0, amount: decimal(amount), coin, pid });
  },
});

const take = (hoursAgo: number, pid: string, coin: string, amount: string, redeemCoin = coin): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    await redeem(tx, user, at, { side: 1, amount: decimal(amount), coin, pid, quick: 0, redeem_coin: redeemCoin });
  },
});

/** The stakes of each world. */
const stakingSeed: Seed = {
  steps: {
    // What is paid in USDT would mix with the figures of Simple Earn.
    saver: [
      put(days(33), '1011', 'ETH', '3.4'),
      put(days(26), '1012', 'ETH', '1.2'),
      put(days(21), '1101', 'BTC', '0.12'),
      put(days(17), '1301', 'SOL', '7.53'),
      put(days(9), '1601', 'USDC', '400'),
      // One redemption that has arrived, and one that is on its way.
      take(days(8), '1011', 'ETH', '0.4'),
      take(days(1), '1301', 'SOL', '1'),
    ],
    unified: [put(days(12), '1101', 'BTC', '0.25')],
    vip5: [put(days(20), '1011', 'ETH', '64'), put(days(15), '1101', 'BTC', '4.5'), put(days(6), '1201', 'USDT', '250000')],
    us: [put(days(10), '1201', 'USDT', '500')],
  },
  finish: async (tx, user) => {
    if (user.world === 'unified') await tx.insert(crowdHolders).values({ userId: user.id }).onConflictDoNothing();
  },
};

/** Staking: products with protocols, tokens and loans, daily rewards, standard and fast redemption. */
export const staking: SandboxSlice = {
  name: 'staking',
  migrations: stakingMigrations,
  routes: (exchange, database, clock) => {
    stakingRoutes(exchange, database, clock);
    consoleRoutes(exchange, database, clock);
  },
  settle: settleStaking,
  claims: stakingClaims,
  nextArrival: nextStakingPayment,
  events: stakingEvents,
  seed: stakingSeed,
};
