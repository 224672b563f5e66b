'use client';
import { type Decimal, isPositive } from '@earnkit/core';
import { fixedHold, stakedAmount } from '@earnkit/core/launchpool/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { launchpoolStatisticsOptions } from './queries.ts';
import type { ListedProject } from './useProjectGroups.ts';

/** What a person still has in a project that is over. */
export interface EndedStake {
  /** What they have in each pool, in its coin; empty where nothing is left. */
  readonly stakes: readonly { readonly poolId: string; readonly asset: string; readonly amount: Decimal }[];
  /** Whether all of it is held in fixed terms, so that it cannot be redeemed and returns by itself. */
  readonly held: boolean;
}

/** What a person still has in a project that is over (LP-58, API-22). Nothing is read for a visitor. */
export function useEndedStake({ id, project }: Pick<ListedProject, 'id' | 'project'>): QueryState<EndedStake> {
  const earn = useEarn();
  return mapReading(usePrivateReading(launchpoolStatisticsOptions(earn, id)), (statistics) => {
    const own = project.pools.flatMap((pool) => {
      const amount = stakedAmount(statistics, pool.id);
      return amount !== undefined && isPositive(amount) ? [{ pool, amount }] : [];
    });
    return {
      stakes: own.map(({ pool, amount }) => ({ poolId: pool.id, asset: pool.asset, amount })),
      held: own.every(
        ({ pool }) =>
          fixedHold(
            pool,
            statistics.rows.find(({ poolId }) => poolId === pool.id),
            earn.now(),
          ) !== undefined,
      ),
    };
  });
}
