import * as launchpool from '@earnkit/core/launchpool/contract';
import { and, eq } from 'drizzle-orm';
import type { User } from '../users.ts';
import { type Clock, HOUR } from '../clock/clock.ts';
import { usdtOf } from '../coins/coins.ts';
import { groupBy } from '../groupBy.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type Exchange, openRoute, privateRoute } from '../http/route.ts';
import { fromUnits } from '../units.ts';
import { orderRoute, withoutLocks } from '../orders/orderRoute.ts';
import type { StakeHolders } from '../orders/stakeHolders.ts';
import { CANDY_DROPS, candyDropItem } from './candyDrops.ts';
import { obstacleOf, redeemWith, stakeWith } from './orders.ts';
import { amountOf, countsFrom, needPool, needProject, readStakes } from './positions.ts';
import { readProjectRows, REDEEM_TO } from './rows.ts';
import { seriesOf, planOf } from './schedule.ts';
import { pools, projects, rewards, type Stake } from './tables.ts';
import { countedOf, daysOf, readVolumes } from './volume.ts';

const DAY = 24 * HOUR;

/** Serves the launchpool: projects, what a person has there, staking and redeeming (API-18 to API-25). */
export function launchpoolRoutes(exchange: Exchange, { db }: Database, clock: Clock, holders: StakeHolders): void {
  openRoute(exchange, launchpool.project, async ({ user, wire, chinese }) => {
    const at = await clock.now();
    const asked = await db.select().from(projects).where(eq(projects.pid, wire.projectId));
    const [project = null] = await readProjectRows(db, holders, { user, at, asked, chinese });
    return { project };
  });

  privateRoute(exchange, launchpool.checkPoolRule, async ({ user, wire }) => {
    const at = await clock.now();
    const obstacle = obstacleOf(await needPool(db, wire), user, at);
    if (obstacle !== undefined) throw obstacle;
    return null;
  });

  orderRoute(exchange, clock, launchpool.stake, {
    ask: refusals.passwordNeeded,
    begin: withoutLocks(stakeWith(holders)),
    answer: () => null,
  });
  orderRoute(exchange, clock, launchpool.redeem, {
    ask: refusals.passwordRequired,
    begin: withoutLocks(redeemWith(holders)),
    answer: () => null,
  });

  privateRoute(exchange, launchpool.statistics, async ({ user, wire }) => {
    const at = await clock.now();
    const project = await needProject(db, wire.pid);
    const found = await db
      .select({ pool: pools, reward: rewards })
      .from(rewards)
      .innerJoin(pools, eq(pools.rid, rewards.rid))
      .where(and(eq(rewards.userId, user.id), eq(pools.pid, project.pid)))
      .orderBy(pools.rid);
    const own = await readStakes(
      db,
      user.id,
      found.map(({ pool }) => pool.rid),
    );
    const plans = found.map((row) => ({ ...row, plan: planOf(project, row.pool) }));
    const longest = Math.max(0, ...plans.map(({ plan }) => daysOf(plan)));
    const volumes = await readVolumes(db, [user.id], at - longest * DAY);
    const list = plans.map(({ pool, reward, plan }) => {
      const stakes = own.filter(({ rid }) => rid === pool.rid);
      const hour = Math.floor(at / HOUR);
      const counted = amountOf(stakes.filter((stake) => countsFrom(stake, hour * HOUR)));
      return {
        rid: pool.rid,
        amount: fromUnits(amountOf(stakes)),
        valid_amount: fromUnits(countedOf(counted, volumes.of(user.id, at, daysOf(plan)), plan.volumeSteps)),
        lastRewardAmount: fromUnits(reward.lastHourReward),
        lastHourRewardAmount: fromUnits(reward.lastHour === hour ? reward.lastHourReward : 0n),
        /** Everything so far. */
        reward_amount: fromUnits(reward.total),
        stake_timest: stakes.at(-1)?.at ?? null,
        /** Each with its place and its dates, the oldest first. */
        stakes: stakes.map((stake) => ({
          amount: fromUnits(stake.amount),
          redeem_type: REDEEM_TO[stake.heldIn],
          user_period: stake.days,
          finish_timest: stake.endsAt,
          return_timest: stake.returnsAt,
        })),
      };
    });
    return { list, total: list.length };
  });

  privateRoute(exchange, launchpool.userStat, async ({ user }) => {
    await clock.now();
    return readUserStat(db, user);
  });

  privateRoute(exchange, launchpool.earnMore, async ({ user, wire }) => {
    // The US edition has no candy drops (US-03).
    const drop = user.edition === 'us' ? undefined : CANDY_DROPS.find(({ suggestedWith }) => suggestedWith.includes(wire.coin));
    return drop ? candyDropItem(drop, wire.locale) : null;
  });
}

/** What a person has in all launchpools and earned with them, in USDT (AMB-022). */
async function readUserStat(db: Database['db'], user: User) {
  const joined = await db
    .select({ pool: pools, project: projects, reward: rewards })
    .from(rewards)
    .innerJoin(pools, eq(pools.rid, rewards.rid))
    .innerJoin(projects, eq(projects.pid, pools.pid))
    .where(eq(rewards.userId, user.id));
  const own = await readStakes(db, user.id);
  type Joined = (typeof joined)[number];
  const usdtOfStakes = (of: readonly Joined[], isOwn: (stake: Stake) => boolean) =>
    usdtOf(
      of.map(({ project, pool }) => ({
        asset: planOf(project, pool).asset,
        amount: amountOf(own.filter((stake) => stake.rid === pool.rid && isOwn(stake))),
      })),
    );
  const usdt = (of: readonly Joined[]) => ({
    staked_usdt: usdtOfStakes(of, () => true),
    own_usdt: usdtOfStakes(of, ({ heldIn }) => heldIn === 'spot'),
    reward_usdt: usdtOf(of.map(({ project, reward }) => ({ asset: seriesOf(project).asset, amount: reward.total }))),
  });
  const projectsOf = groupBy(joined, ({ project }) => project.pid);
  return {
    project_count: projectsOf.size,
    ...usdt(joined),
    projects: [...projectsOf].map(([pid, of]) => ({ pid, ...usdt(of) })),
  };
}
