import { and, asc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { DAY, dayOf } from './rates.ts';
import { bonusTasks, crowdHolders, fastQuotas, type StakeLot, stakeLots, stakingRewards } from './tables.ts';

/** Which stakes are read. */
interface LotQuery {
  /** @default those of all coins */
  readonly asset?: string | undefined;
  /** @default false */
  readonly lock?: boolean;
  /** Those of which nothing is left as well. @default false */
  readonly withEmpty?: boolean;
}

/** Reads the open stakes of a person in some venues, the oldest first. */
export function readLots(
  db: Db,
  userId: number,
  pids?: readonly string[],
  { asset, lock = false, withEmpty = false }: LotQuery = {},
): Promise<readonly StakeLot[]> {
  const query = db
    .select()
    .from(stakeLots)
    .where(
      and(
        eq(stakeLots.userId, userId),
        withEmpty ? undefined : gt(stakeLots.amount, 0n),
        pids === undefined ? undefined : inArray(stakeLots.pid, [...pids]),
        asset === undefined ? undefined : eq(stakeLots.asset, asset),
      ),
    )
    .orderBy(asc(stakeLots.id));
  return lock ? query.for('update') : query;
}

/** What stakes hold together. */
export const sumOf = (lots: readonly Pick<StakeLot, 'amount'>[]): bigint => lots.reduce((sum, { amount }) => sum + amount, 0n);

/** What of stakes can be redeemed: all but what a launchpool holds. */
export const freeOf = (lots: readonly Pick<StakeLot, 'amount' | 'reserved'>[]): bigint =>
  lots.reduce((sum, { amount, reserved }) => sum + amount - reserved, 0n);

/** Whether a person is a crowd holder (ST-13). */
export const isCrowdHolder = async (db: Db, userId: number): Promise<boolean> =>
  (await db.select().from(crowdHolders).where(eq(crowdHolders.userId, userId))).length > 0;

/** What was paid to a person in each coin for their stakes: so far, and in the UTC day before a moment. */
export async function readRewards(
  db: Db,
  userId: number,
  venues: readonly string[],
  { asset, at }: { readonly asset: string; readonly at: number },
): Promise<ReadonlyMap<string, { readonly total: bigint; readonly yesterday: bigint }>> {
  const today = dayOf(at) * DAY;
  const of = and(eq(stakingRewards.userId, userId), eq(stakingRewards.asset, asset), inArray(stakingRewards.pid, [...venues]));
  const { rewardAsset, amount } = stakingRewards;
  const sum = sql`coalesce(sum(${amount}), 0)`.mapWith(amount);
  const ofYesterday = sql`coalesce(sum(${amount}) filter (where ${gte(stakingRewards.at, today - DAY)} and ${lt(stakingRewards.at, today)}), 0)`;
  const rows = await db
    .select({ rewardAsset, total: sum, yesterday: ofYesterday.mapWith(amount) })
    .from(stakingRewards)
    .where(of)
    .groupBy(rewardAsset)
    .orderBy(asc(rewardAsset));
  return new Map(rows.map(({ rewardAsset: coin, ...sums }) => [coin, sums]));
}

/** When a person did the task of a web3 bonus; `undefined` before. */
export async function readTaskDone(db: Db, userId: number, key: string): Promise<number | undefined> {
  const [row] = await db
    .select()
    .from(bonusTasks)
    .where(and(eq(bonusTasks.userId, userId), eq(bonusTasks.key, key)));
  return row?.doneAt;
}

/** What has been redeemed fast today, by product and coin. */
export async function readFastUsed(db: Db, at: number): Promise<(pid: string, asset: string) => bigint> {
  const today = await db
    .select()
    .from(fastQuotas)
    .where(eq(fastQuotas.day, dayOf(at)));
  return (pid, asset) => today.find((row) => row.pid === pid && row.asset === asset)?.used ?? 0n;
}
