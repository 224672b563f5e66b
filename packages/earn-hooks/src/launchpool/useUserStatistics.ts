'use client';
import { lastHourRewardOffer } from '@earnkit/core/account/rules';
import { type LaunchpoolUserStat, type PoolStatistics, statistics, userStat } from '@earnkit/core/launchpool/contract';
import type { UnreadableField } from '@earnkit/core/endpoint';
import { useEffect, useRef } from 'react';
import { invalidate } from '../provider/cache.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { useHour } from '../time/time.ts';
import type { PoolView } from './poolView.ts';
import { launchpoolUserStatOptions } from './queries.ts';
import { useProjectReadings } from './useLaunchpoolProject.ts';

/** What a person has in one pool and earned with it (LP-07). */
export interface UserPoolStatistics {
  /** The pool. */
  readonly pool: PoolView;
  /** What the person has and earned in it. */
  readonly statistics: PoolStatistics;
}

/** What a person has in the pools of a project. */
export interface UserStatistics {
  /** The pools that the exchange lists for the person, in the order of the project. */
  readonly rows: readonly UserPoolStatistics[];
  /** The rows that could not be read, and those whose pool could not be read or is not listed. */
  readonly unreadable: readonly UnreadableField[];
  /** The coin of the rewards. */
  readonly rewardAsset: string | undefined;
  /** Whether the rewards of the last hour are shown; never in the US edition (US-05). */
  readonly lastHourRewardShown: boolean;
  /** Whether the project is over, so that nothing is earned any more. */
  readonly over: boolean;
}

/** Reads the person's rewards again when an hour was settled. A figure moves then and never in between. */
function useHourlyRewards(): void {
  const { queryClient, scope } = useEarn();
  const hour = useHour();
  const last = useRef(hour);
  useEffect(() => {
    if (last.current === hour) return;
    last.current = hour;
    invalidate({ queryClient, scope }, [statistics, userStat]);
  }, [hour, queryClient, scope]);
}

/** What the person has in the pools of a project, pool by pool (LP-58, API-22). */
export function useUserStatistics(projectId: string): QueryState<UserStatistics> {
  const { edition } = useEarn();
  const { view, statistics: reading } = useProjectReadings(projectId);
  useHourlyRewards();
  if (reading.state === 'ready' && view.state !== 'ready') return view;
  const project = view.state === 'ready' ? view.data : undefined;
  const pools = project?.pools ?? [];
  const own = mapReading(reading, ({ rows, unreadable }) => ({
    unreadable: [...unreadable, ...rows.filter(({ poolId }) => !pools.some(({ pool }) => pool.id === poolId)).map(() => WITHOUT_POOL)],
    rows: pools.flatMap((pool) => (pool.statistics === undefined ? [] : [{ pool, statistics: pool.statistics }])),
    rewardAsset: project?.project.asset,
    lastHourRewardShown: lastHourRewardOffer({ edition }).state === 'shown',
    over: project?.status === 'completed',
  }));
  if (own.state !== 'ready' || view.state !== 'ready') return own;
  return {
    ...own,
    retry: () => {
      own.retry();
      view.retry();
    },
  };
}

const WITHOUT_POOL: UnreadableField = { field: 'rid', problem: 'names no pool of the project' };

/** Whether the rewards of the last hour are shown, known before any answer; never in the US edition (US-05). */
export const useLastHourRewardShown = (): boolean => lastHourRewardOffer(useEarn()).state === 'shown';

/** The header of the person's statistics: projects, and what is staked and earned in USDT (API-24, AMB-022). */
export function useLaunchpoolUserStat(): QueryState<LaunchpoolUserStat> {
  useHourlyRewards();
  return usePrivateReading(launchpoolUserStatOptions(useEarn()));
}
