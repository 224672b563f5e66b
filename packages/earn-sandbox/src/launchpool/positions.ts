import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../database/openDatabase.ts';
import { toUnits } from '../units.ts';
import { launchpoolRefusals } from './refusals.ts';
import { planOf } from './schedule.ts';
import type { PoolPlan } from './catalogue.ts';
import { type Pool, pools, type Project, projects, rewards, type Stake, stakes } from './tables.ts';

/** A pool with its project and its plan. */
export interface PoolState {
  readonly project: Project;
  readonly pool: Pool;
  readonly plan: PoolPlan;
}

/** Names a pool. */
interface PoolKey {
  readonly pid: string;
  readonly rid: string;
}

/** Reads a pool of a project. @throws Refusal where there is none. */
export async function needPool(db: Db, { pid, rid }: PoolKey, { lock = false } = {}): Promise<PoolState> {
  const project = await needProject(db, pid);
  const query = db
    .select()
    .from(pools)
    .where(and(eq(pools.rid, rid), eq(pools.pid, pid)));
  const [pool] = await (lock ? query.for('update') : query);
  if (pool === undefined) throw launchpoolRefusals.noPool();
  return { project, pool, plan: planOf(project, pool) };
}

/** The same, locked: orders of one pool wait for each other. */
export const lockPool = (tx: Db, key: PoolKey): Promise<PoolState> => needPool(tx, key, { lock: true });

/** Reads a project. @throws Refusal where there is none. */
export async function needProject(db: Db, pid: string): Promise<Project> {
  const [project] = await db.select().from(projects).where(eq(projects.pid, pid));
  if (project === undefined) throw launchpoolRefusals.noProject();
  return project;
}

/** What all people together may still stake; `undefined` for no limit (AMB-060). */
export function leftOf({ pool, plan }: Pick<PoolState, 'pool' | 'plan'>): bigint | undefined {
  const total = toUnits(plan.total);
  return total === 0n ? undefined : total - pool.others - pool.staked;
}

/** Changes what people of the sandbox have staked in a pool. */
export async function addToPool(tx: Db, rid: string, change: bigint): Promise<void> {
  const staked = sql`${pools.staked} + ${sql.param(change, pools.staked)}::numeric`;
  await tx.update(pools).set({ staked }).where(eq(pools.rid, rid));
}

/** Reads what is left of a person's stakes, the oldest first; of all pools, or of some. */
export const readStakes = (db: Db, userId: number, rids?: readonly string[]): Promise<Stake[]> =>
  db
    .select()
    .from(stakes)
    .where(and(eq(stakes.userId, userId), gt(stakes.amount, 0n), rids === undefined ? undefined : inArray(stakes.rid, [...rids])))
    .orderBy(stakes.id);

/** Reads the pools in which a person has ever had a stake. */
export const readJoined = async (db: Db, userId: number): Promise<readonly string[]> =>
  (await db.select({ rid: rewards.rid }).from(rewards).where(eq(rewards.userId, userId))).map(({ rid }) => rid);

/** Whether a stake counts from this full hour on: it was there before. */
export const countsFrom = ({ at }: Pick<Stake, 'at'>, hour: number): boolean => at < hour;

/** The sum of stakes. */
export const amountOf = (list: readonly Stake[]): bigint => list.reduce((sum, { amount }) => sum + amount, 0n);
