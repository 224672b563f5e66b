import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { HOUR, type Settle } from '../clock/clock.ts';
import { groupBy } from '../groupBy.ts';
import { updateRows } from '../database/batch.ts';
import type { Db } from '../database/openDatabase.ts';
import { type LedgerBatch, openLedgerBatch, type RunningAccount } from '../ledger/moves.ts';
import { least, toUnits } from '../units.ts';
import { catchUp, hoursOf, payHour, type PlannedPool, stepOf } from './hourlyRewards.ts';
import { addToPool, countsFrom } from './positions.ts';
import { announce, seriesOf, planOf } from './schedule.ts';
import { pools, type Project, projects, rewardDays, rewards, type Stake, stakes } from './tables.ts';
import { countedOf, daysOf, readVolumes, type Volumes } from './volume.ts';

const DAY = 24 * HOUR;

/** A pool that pays within the time that is settled. */
interface PayingPool extends PlannedPool {
  readonly project: Project;
}

/** What a person has in a pool, and earns there. */
interface Holder {
  readonly paying: PayingPool;
  readonly stakes: readonly Stake[];
  readonly reward: typeof rewards.$inferSelect;
}

/**
 * Pays the rewards of the full hours in between, brings stakes back whose fixed term is over, and announces the projects
 * that follow. A stake counts from the next full hour, and has a share of what each hour pays that it was there for.
 */
export const settleLaunchpool: Settle = async (tx, after, to, userId) => {
  if (userId === undefined) await announce(tx, to);
  await payHours(tx, Math.floor(after / HOUR) + 1, Math.floor(to / HOUR), userId);
  await returnStakes(tx, to, userId);
};

/**
 * Pays the hours `from` to `to`, all in one transfer. The project pays from outside, so what people outside the sandbox
 * receive is in no account of it. While a person's world is made, their hours are over and paid: their share is taken off
 * what went outside, and nobody else has less.
 */
async function payHours(tx: Db, from: number, to: number, userId: number | undefined): Promise<void> {
  const holders = to < from ? [] : await readHolders(tx, from, to, userId);
  if (holders.length === 0) return;
  const batch = await openLedgerBatch(tx, holders, ({ paying, reward }) => {
    const { asset } = seriesOf(paying.project);
    return { project: { ownerId: null, asset, kind: 'external' }, spot: { ownerId: reward.userId, asset, kind: 'spot' } };
  });
  const volumes = await volumesOf(tx, holders, from);
  const ofDays = new Map<string, typeof rewardDays.$inferInsert>();
  for (const [paying, ofPool] of groupBy(batch.items, (holder) => holder.paying)) {
    const isPast = userId !== undefined;
    const share = isPast ? takeBack : payHour;
    const { first, last } = hoursOf(paying.project);
    catchUp(paying, isPast ? to : from - 1);
    for (let hour = Math.max(from, first); hour <= Math.min(to, last); hour += 1) {
      const shares = share(
        paying,
        hour,
        ofPool.map((holder) => weightOf(holder, hour * HOUR, volumes)),
      );
      for (const [index, holder] of ofPool.entries()) {
        const amount = shares[index] ?? 0n;
        if (amount === 0n) continue;
        credit(holder, hour, amount, batch.pay);
        const day = Math.floor(hour / 24);
        const key = `${holder.reward.id}/${day}`;
        ofDays.set(key, { rewardId: holder.reward.id, day, amount: (ofDays.get(key)?.amount ?? 0n) + amount, lastHour: hour });
      }
    }
  }
  await batch.post({ kind: 'launchpool-reward', at: to * HOUR });
  await updateRows(
    tx,
    rewards,
    ['total', 'lastHourReward', 'lastHour'],
    holders.map(({ reward }) => reward),
  );
  await addToDays(tx, [...ofDays.values()]);
  const paid = [...new Set(holders.map(({ paying }) => paying.pool))];
  await updateRows(tx, pools, ['paid', 'paidToOthers', 'settledHour'], paid);
}

/** Adds what was paid to the sums of its days. */
async function addToDays(tx: Db, days: readonly (typeof rewardDays.$inferInsert)[]): Promise<void> {
  if (days.length === 0) return;
  await tx
    .insert(rewardDays)
    .values([...days])
    .onConflictDoUpdate({
      target: [rewardDays.rewardId, rewardDays.day],
      set: { amount: sql`${rewardDays.amount} + excluded.amount`, lastHour: sql`excluded.last_hour` },
    });
}

/** What a person would have had of an hour, taken off what went outside. */
function takeBack({ pool, plan, project }: PlannedPool, _hour: number, [weight = 0n]: readonly bigint[]): readonly bigint[] {
  const total = pool.others + weight;
  if (total === 0n) return [0n];
  const pot = toUnits(plan.budget) / BigInt(Math.max(hoursOf(project).count, 1));
  const step = stepOf(plan.precision);
  const share = least(((pot * weight) / total / step) * step, pool.paidToOthers);
  pool.paidToOthers -= share;
  return [share];
}

/** Writes an hour's share down, and pays it into the spot account. */
function credit(
  { reward, project, spot }: Holder & Readonly<Record<'project' | 'spot', RunningAccount>>,
  hour: number,
  share: bigint,
  pay: LedgerBatch['pay'],
): void {
  reward.total += share;
  reward.lastHourReward = share;
  reward.lastHour = hour;
  pay(project, spot, share, hour * HOUR);
}

/** Reads everyone who has a stake in a pool that pays at one of these hours. Stakes of one pool share its object. */
async function readHolders(tx: Db, from: number, to: number, userId: number | undefined): Promise<readonly Holder[]> {
  const held = await tx
    .select({ stake: stakes, pool: pools, project: projects })
    .from(stakes)
    .innerJoin(pools, eq(pools.rid, stakes.rid))
    .innerJoin(projects, eq(projects.pid, pools.pid))
    .where(
      and(
        gt(stakes.amount, 0n),
        userId === undefined ? undefined : eq(stakes.userId, userId),
        sql`${projects.startsAt} < ${to * HOUR}::bigint`,
        sql`${projects.endsAt} >= ${from * HOUR}::bigint`,
      ),
    )
    .orderBy(stakes.id);
  if (held.length === 0) return [];
  const paying = new Map<string, PayingPool>();
  for (const { pool, project } of held) paying.set(pool.rid, paying.get(pool.rid) ?? { pool, project, plan: planOf(project, pool) });
  const ofHolder = groupBy(held, ({ stake }) => `${stake.rid}/${stake.userId}`);
  const kept = await tx
    .select()
    .from(rewards)
    .where(inArray(rewards.rid, [...paying.keys()]))
    .orderBy(rewards.id);
  return kept.flatMap((reward) => {
    const own = ofHolder.get(`${reward.rid}/${reward.userId}`);
    const pool = paying.get(reward.rid);
    return own === undefined || pool === undefined ? [] : [{ paying: pool, stakes: own.map(({ stake }) => stake), reward }];
  });
}

/** Reads what the holders of pools with volume steps have traded. */
function volumesOf(tx: Db, holders: readonly Holder[], from: number): Promise<Volumes> {
  const traders = holders.filter(({ paying }) => paying.plan.volumeSteps !== undefined);
  const longest = Math.max(0, ...traders.map(({ paying }) => daysOf(paying.plan)));
  return readVolumes(tx, [...new Set(traders.map(({ reward }) => reward.userId))], from * HOUR - longest * DAY);
}

/** What a person's stakes count for in the hour that ends at a moment: all that was there for the whole hour, within the limit of their volume. */
function weightOf({ stakes: own, reward, paying: { plan } }: Holder, at: number, volumes: Volumes): bigint {
  let staked = 0n;
  for (const stake of own) if (countsFrom(stake, at - HOUR) && (stake.returnsAt === null || stake.returnsAt >= at)) staked += stake.amount;
  return plan.volumeSteps === undefined ? staked : countedOf(staked, volumes.of(reward.userId, at, daysOf(plan)), plan.volumeSteps);
}

/** Ends the stakes whose fixed term is over (AMB-156). The product that held them pays them out. */
async function returnStakes(tx: Db, to: number, userId: number | undefined): Promise<void> {
  const over = and(gt(stakes.amount, 0n), lte(stakes.returnsAt, to), userId === undefined ? undefined : eq(stakes.userId, userId));
  const returned = await tx.select().from(stakes).where(over);
  if (returned.length === 0) return;
  for (const [rid, ofPool] of groupBy(returned, (stake) => stake.rid)) {
    await addToPool(tx, rid, -ofPool.reduce((sum, { amount }) => sum + amount, 0n));
  }
  await tx.update(stakes).set({ amount: 0n }).where(over);
}
