'use client';
import { isPositive } from '@earnkit/core';
import type { PoolRef, PoolStatistics } from '@earnkit/core/launchpool/contract';
import { type PoolQuote, type ProjectProgress, projectProgress, quoteOfPool } from '@earnkit/core/launchpool/rules';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading } from '../provider/useReading.ts';
import { useNow } from '../time/time.ts';
import { poolQuotes } from './poolQuotes.ts';
import type { PoolView } from './poolView.ts';
import { type ProjectView, useLaunchpoolProject } from './useLaunchpoolProject.ts';
import { useUserStatistics } from './useUserStatistics.ts';

/** What a person has in a pool of a project, and earned with it. */
export interface PoolStakeView {
  /** The project. */
  readonly project: ProjectView;
  /** The pool. */
  readonly pool: PoolView;
  /** What the person has and earned in it. */
  readonly statistics: PoolStatistics;
  /** Whether all of it has been redeemed. */
  readonly redeemed: boolean;
  /** How far the time of the project is; `undefined` before it starts, and where one of its ends is not known. */
  readonly progress: ProjectProgress | undefined;
  /** What the latest stake was expected to earn, where it was made on this device; `undefined` where nothing was kept of it. */
  readonly quote: PoolQuote | undefined;
}

/** Whether a reward was paid. */
const paid = ({ totalReward, lastReward }: PoolStatistics): boolean =>
  [totalReward, lastReward].some((reward) => reward !== undefined && isPositive(reward));

/**
 * What a person has in a pool of a project and earned with it (LP-07), also after all of it has been redeemed; `undefined` inside `ready`
 * where the exchange lists nothing of theirs. Nothing is read for a visitor.
 */
export function usePoolStake({ projectId, poolId }: PoolRef): QueryState<PoolStakeView | undefined> {
  const { scope, hydrating } = useEarn();
  const now = useNow();
  const reading = useUserStatistics(projectId);
  const project = useLaunchpoolProject(projectId);
  const kept = useMemo(() => (hydrating ? [] : poolQuotes.read(scope)), [scope, hydrating]);
  if (reading.state === 'ready' && project.state !== 'ready') return project;
  const view = project.state === 'ready' ? project.data : undefined;
  return mapReading(reading, ({ rows }) => {
    const row = rows.find(({ pool }) => pool.pool.id === poolId);
    if (view === undefined || row === undefined) return undefined;
    const { pool, statistics } = row;
    const redeemed = statistics.amount !== undefined && !isPositive(statistics.amount);
    if (redeemed && !paid(statistics)) return undefined;
    return {
      project: view,
      pool,
      statistics,
      redeemed,
      progress: hydrating ? undefined : projectProgress(view.project, now),
      quote: redeemed ? undefined : quoteOfPool(kept, { projectId, poolId }, statistics),
    };
  });
}
