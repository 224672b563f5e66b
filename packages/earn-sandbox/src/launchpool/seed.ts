import { decimal } from '@earnkit/core';
import { and, eq, gt, lte } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import { bringIn } from '../ledger/moves.ts';
import { least, toUnits } from '../units.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import type { Seed, SeedStep } from '../slice.ts';
import { days } from '../worlds/worlds.ts';
import { LANES } from './catalogue.ts';
import { stakeWith } from './orders.ts';
import { leftOf, lockPool } from './positions.ts';
import { catchUp } from './pots.ts';
import { pools, projects } from './tables.ts';

/** The stakes of each world, held in the spot account. What is staked is brought in for it, so nothing else has less. */
export function launchpoolSeed(holders: StakeHolders): Seed {
  const order = stakeWith(holders);
  /** Stakes into a pool of the project that a lane has at that time; where it has none, there is no such stake. */
  const stake = (hoursAgo: number, laneAsset: string, asset: string, amount: string): SeedStep => ({
    hoursAgo,
    run: async (tx, user, at) => {
      const lane = LANES.findIndex((each) => each.asset === laneAsset);
      const position = LANES[lane]?.pools.findIndex((pool) => pool.asset === asset) ?? -1;
      const [project] = await tx
        .select()
        .from(projects)
        .where(and(eq(projects.lane, lane), lte(projects.startsAt, at), gt(projects.endsAt, at)));
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
  const standing = await lockPool(tx, key);
  const { pool } = standing;
  const left = leftOf(standing);
  if (left === undefined) return true;
  const moved = least(pool.others, amount);
  if (left + moved < amount) return false;
  catchUp(standing, Math.floor(at / HOUR));
  const { paid, paidToOthers, settledHour, others } = pool;
  await tx
    .update(pools)
    .set({ paid, paidToOthers, settledHour, others: others - moved })
    .where(eq(pools.rid, key.rid));
  return true;
}
