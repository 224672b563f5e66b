'use client';
import type { EarnFailure } from '@earnkit/core';
import type { StakingStatistics } from '@earnkit/core/staking/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { stakingBalancesOptions, stakingStatisticsOptions } from '../staking/queries.ts';
import type { ProductFigures } from './productFigures.ts';
import { type Positions, usePositionFigures } from './usePositionFigures.ts';

type Statistics = readonly (StakingStatistics | undefined)[];

const statisticsOf = (queries: readonly UseQueryResult<StakingStatistics, EarnFailure>[]): Statistics => queries.map(({ data }) => data);

/** What a person has staked, and the rewards of every coin that they hold; each coin has statistics of its own (API-65, API-67). */
export function useStakingFigures(): QueryState<ProductFigures> {
  const earn = useEarn();
  const reading = usePrivateReading(stakingBalancesOptions(earn));
  const rows = reading.state === 'ready' ? reading.data.rows : undefined;
  const coins = useMemo(() => [...new Set((rows ?? []).flatMap(({ asset }) => asset ?? []))], [rows]);
  const statistics = useQueries<{ queryFnData: StakingStatistics; error: EarnFailure }[], Statistics>(
    { queries: coins.map((asset) => stakingStatisticsOptions(earn, asset)), combine: statisticsOf },
    earn.queryClient,
  );
  return usePositionFigures(
    useMemo(
      () =>
        mapReading(reading, ({ rows: all, unreadable }): Positions => ({
          held: all.flatMap(({ asset, amount }) => (asset === undefined ? [] : [{ asset, amount }])),
          earned: coins.map((coin, index) => ({ asset: statistics[index]?.rewardAsset ?? coin, amount: statistics[index]?.totalReward })),
          count: coins.length,
          complete: unreadable.length === 0 && all.every(({ asset }) => asset !== undefined),
        })),
      [reading, coins, statistics],
    ),
  );
}
