'use client';
import { type DayRange, type Decimal, ZERO, add } from '@earnkit/core';
import { type Earning, sumsByAsset } from '@earnkit/core/statement/rules';
import { addDays } from '@earnkit/time';
import { useMemo } from 'react';
import type { MonthRead } from '../lists/monthQuery.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { usePrivateReadings } from '../provider/useReadings.ts';
import {
  type EarningsQuery,
  fixedEarningsOptions,
  flexibleBonusOptions,
  flexibleInterestOptions,
} from '../simple-earn/history/earningQueries.ts';
import { STATISTICS_TIME_ZONE } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import { hostEarningsOptions } from '../statement/hostEarnings.ts';
import type { HostProduct, StatementHost } from '../statement/statementHost.ts';
import { useToday } from '../time/useToday.ts';

/** An amount of a coin. */
export interface EarnedAmount {
  /** The coin. */
  readonly asset: string;
  /** `undefined` where it is not known. */
  readonly amount: Decimal | undefined;
}

/** What was earned on one day. */
export interface EarnedOfDay {
  /** All coins, added up. */
  readonly sums: readonly EarnedAmount[];
  /** What a coin earned: in its own coin, or in the coins of a bonus. */
  readonly of: (asset: string, earnedAsset?: string) => readonly EarnedAmount[];
}

const sumsOf = (earnings: readonly Earning[]): readonly EarnedAmount[] =>
  earnings.some(({ amount }) => amount === undefined)
    ? [...new Set(earnings.map(({ earnedAsset }) => earnedAsset))].map((asset) => ({ asset, amount: undefined }))
    : sumsByAsset(earnings);

const NOTHING: readonly Earning[] = [];

/** Yesterday, in the days of the exchange's statistics. */
function useYesterday(): DayRange {
  const day = addDays(useToday(STATISTICS_TIME_ZONE), -1);
  return useMemo(() => ({ start: day, end: day }), [day]);
}

function useEarnedOf(queries: readonly EarningsQuery[]): QueryState<EarnedOfDay | undefined> {
  const reading = usePrivateReadings<MonthRead<Earning>>(queries);
  return useMemo(() => {
    if (reading.state !== 'ready') return reading;
    // A list that ends too early would say too little.
    if (reading.data.some(({ more, unreadable }) => more || unreadable.length > 0)) return { ...reading, data: undefined };
    const rows = reading.data.length === 0 ? NOTHING : reading.data.flatMap((list) => list.rows);
    return {
      ...reading,
      data: {
        sums: sumsOf(rows),
        of: (asset, earned) => sumsOf(rows.filter((row) => row.asset === asset && (earned === undefined || row.earnedAsset === earned))),
      },
    };
  }, [reading]);
}

/** The interest and the bonuses that flexible Simple Earn paid yesterday, coin by coin. `undefined` inside `ready` where not all could be read. */
export function useFlexibleYesterday(): QueryState<EarnedOfDay | undefined> {
  const earn = useEarn();
  const days = useYesterday();
  const inZone = { ...earn, timeZone: STATISTICS_TIME_ZONE };
  return useEarnedOf([flexibleInterestOptions(inZone, { days }), flexibleBonusOptions(inZone, { days })]);
}

/** What fixed orders paid yesterday, at their maturity. `undefined` inside `ready` where not all could be read. */
export function useFixedYesterday(): QueryState<EarnedOfDay | undefined> {
  const earn = useEarn();
  const days = useYesterday();
  return useEarnedOf([fixedEarningsOptions({ ...earn, timeZone: STATISTICS_TIME_ZONE }, { days })]);
}

/** What a product earned yesterday that the host lists. `undefined` inside `ready` where the host does not, or not all could be read. */
export function useListedYesterday(product: HostProduct, earnings: StatementHost['earnings']): QueryState<EarnedOfDay | undefined> {
  const earn = useEarn();
  const days = useYesterday();
  const list = earnings?.[product];
  const reading = useEarnedOf(list ? [hostEarningsOptions({ ...earn, timeZone: STATISTICS_TIME_ZONE }, product, list, days)] : []);
  return useMemo(() => (list === undefined && reading.state === 'ready' ? { ...reading, data: undefined } : reading), [list, reading]);
}

/** The value of earned amounts in USDT; `undefined` where one is not known. */
export function worthOfEarned(
  sums: readonly EarnedAmount[] | undefined,
  valueOf: (asset: string, amount: Decimal | undefined) => Decimal | undefined,
): Decimal | undefined {
  const values = sums?.map(({ asset, amount }) => valueOf(asset, amount));
  return values?.every((value) => value !== undefined) ? add(ZERO, ...values) : undefined;
}
