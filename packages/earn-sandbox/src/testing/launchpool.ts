import { type Decimal, decimal } from '@earnkit/core';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as v from 'valibot';
import type { TestPage } from './testSandbox.ts';

/** A pool of a test: its ids and the least that can be staked. */
export interface TestPool {
  readonly projectId: string;
  readonly poolId: string;
}

/** The pool at a position of the project, both as the catalogue counts them. */
export const poolAt = (projectId: string, position: number): TestPool => ({
  projectId,
  poolId: `${projectId}${String(position).padStart(2, '0')}`,
});

/** The projects that run when a sandbox is made: of twelve pools, of two, and of one that is yet to start. */
export const [SUI, TON, LINK, PEPE] = ['1002', '2002', '3002', '4002'] as const;

/** Stakes an amount, held in the spot account unless it is said. */
export const stake = (
  page: TestPage,
  pool: TestPool,
  amount: string,
  more: Partial<Pick<launchpool.StakeInput, 'holding' | 'periodDays'>> = {},
) => page.call(launchpool.stake, { ...pool, amount: decimal(amount), holding: 'spot', periodDays: 0, ...more });

/** Redeems an amount. */
export const redeem = (page: TestPage, pool: TestPool, amount: string) =>
  page.call(launchpool.redeem, { ...pool, amount: decimal(amount) });

/** What the statistics say of a pool; `undefined` where they do not list it. */
export const statisticsOf = async (page: TestPage, { projectId, poolId }: TestPool) =>
  (await page.read(launchpool.statistics, { projectId })).rows.find((row) => row.poolId === poolId);

/** All that a person received in a pool so far. */
export const rewardOf = async (page: TestPage, pool: TestPool): Promise<Decimal> =>
  (await statisticsOf(page, pool))?.totalReward ?? decimal('0');

/** A pool as its project says it is. */
export async function poolOf(page: TestPage, { projectId, poolId }: TestPool) {
  const project = await page.read(launchpool.project, { projectId });
  const pool = project?.pools.find(({ id }) => id === poolId);
  if (pool === undefined) throw new Error(`There is no pool ${poolId}`);
  return pool;
}

/** The console's list of projects. */
export async function projectsOf(page: TestPage, query = ''): Promise<readonly launchpool.LaunchpoolProject[]> {
  const { data } = (await (await page.fetch(`/sandbox/launchpool/projects${query}`)).json()) as { data: unknown };
  const { rows, unreadable } = v.parse(launchpool.projectList, data);
  if (unreadable.length > 0) throw new Error(`Unreadable: ${JSON.stringify(unreadable)}`);
  return rows;
}
