import { eq, and, gt, lte } from 'drizzle-orm';
import * as v from 'valibot';
import { decimal } from '@earnkit/core';
import { greatest, least, toUnits } from '../units.ts';
import { quotaLeft } from '../orders/quotas.ts';
import { type SliceEvent, sliceEvent, type Seed, type SeedStep, type SandboxSlice } from '../slice.ts';
import { lockPool, needProject, leftOf } from './positions.ts';
import { launchpoolRefusals } from './refusals.ts';
import { pools, projects } from './tables.ts';
import { HOUR } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import { bringIn } from '../ledger/moves.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { days } from '../worlds/worlds.ts';
import { SERIES } from './catalogue.ts';
import { stakeWith } from './orders.ts';
import { catchUp } from './hourlyRewards.ts';
import { launchpoolClaims } from './claims.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { launchpoolMigrations } from './migrations.ts';
import { launchpoolRoutes } from './routes.ts';
import { openLaunchpool } from './schedule.ts';
import { settleLaunchpool } from './settlement.ts';

const poolUsedUp = v.object({ event: v.literal('pool-used-up'), pool: v.string(), left: quotaLeft });
const projectEnds = v.object({ event: v.literal('project-ends'), project: v.string() });

/** What can happen to projects: others take all but `left` of a pool, or a project ends early. */
const launchpoolEvents: readonly SliceEvent[] = [
  sliceEvent('pool-used-up', poolUsedUp, (database, { pool: rid, left }) =>
    database.transact(async (tx) => {
      const state = await lockPool(tx, { pid: rid.slice(0, -2), rid });
      const { pool, plan } = state;
      const total = toUnits(plan.total);
      if (total === 0n) throw launchpoolRefusals.noLimit();
      // What people of the sandbox have staked meanwhile is not there for the others.
      const room = total - pool.staked;
      const others = left === null ? least(toUnits(plan.others), room) : greatest(room - toUnits(left), 0n);
      await tx.update(pools).set({ others }).where(eq(pools.rid, rid));
    }),
  ),
  sliceEvent('project-ends', projectEnds, async ({ db }, { project: pid }, _user, at) => {
    const { startsAt, endsAt } = await needProject(db, pid);
    await db
      .update(projects)
      .set({ endsAt: Math.min(endsAt, Math.max(at, startsAt)) })
      .where(eq(projects.pid, pid));
  }),
];

/** The stakes of each world, held in the spot account. What is staked is brought in for it, so nothing else has less. */
function launchpoolSeed(holders: StakeHolders): Seed {
  const order = stakeWith(holders);
  /** Stakes into a pool of the project that a series has at that time; where it has none, there is no such stake. */
  const stake = (hoursAgo: number, seriesAsset: string, asset: string, amount: string): SeedStep => ({
    hoursAgo,
    run: async (tx, user, at) => {
      const series = SERIES.findIndex((each) => each.asset === seriesAsset);
      const position = SERIES[series]?.pools.findIndex((pool) => pool.asset === asset) ?? -1;
      const [project] = await tx
        .select()
        .from(projects)
        .where(and(eq(projects.series, series), lte(projects.startsAt, at), gt(projects.endsAt, at)));
      if (project === undefined) return;
      const { pid } = project;
      const rid = `${pid}${String(position + 1).padStart(2, '0')}`;
      if (!(await makeRoom(tx, { pid, rid }, toUnits(amount), at))) return;
      await bringIn(tx, { at, to: { ownerId: user.id, asset, kind: 'spot' }, amount: toUnits(amount) });
      await order(tx, user, at, { pid, rid, amount: decimal(amount), simpleEarnStatus: 0, simpleEarnPeriod: 0 });
    },
  });
  return {
    steps: {
      // One that is over and not redeemed, one that runs, and one that waits for trading volume.
      saver: [stake(days(28), 'TON', 'USDC', '1200'), stake(days(3), 'SUI', 'USDT', '4000'), stake(days(2), 'SUI', 'GT', '80')],
      vip5: [stake(days(3), 'SUI', 'BTC', '1.5')],
      us: [stake(days(2), 'SUI', 'USDC', '600')],
    },
  };
}

/**
 * Has this much of a pool come from people outside, so that the stake of a person who is being made takes no room of others.
 * Returns whether there is room.
 */
async function makeRoom(tx: Db, key: { readonly pid: string; readonly rid: string }, amount: bigint, at: number): Promise<boolean> {
  const state = await lockPool(tx, key);
  const { pool } = state;
  const left = leftOf(state);
  if (left === undefined) return true;
  const moved = least(pool.others, amount);
  if (left + moved < amount) return false;
  catchUp(state, Math.floor(at / HOUR));
  const { paid, paidToOthers, settledHour, others } = pool;
  await tx
    .update(pools)
    .set({ paid, paidToOthers, settledHour, others: others - moved })
    .where(eq(pools.rid, key.rid));
  return true;
}

/**
 * The launchpool: projects with reward pools, stakes, hourly rewards.
 *
 * @param holders the products in which stakes may be held.
 */
export const launchpoolWith = (holders: StakeHolders): SandboxSlice => ({
  name: 'launchpool',
  migrations: launchpoolMigrations,
  open: openLaunchpool,
  routes: (exchange, database, clock) => {
    launchpoolRoutes(exchange, database, clock, holders);
    consoleRoutes(exchange, database, clock, holders);
  },
  settle: settleLaunchpool,
  claims: launchpoolClaims(holders),
  events: launchpoolEvents,
  seed: launchpoolSeed(holders),
});
