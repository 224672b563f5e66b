'use client';
import { useCallback, useMemo, useState } from 'react';
import { type Decimal, type EarnFailure } from '@earnkit/core';
import { type Earning, sumsByAsset } from '@earnkit/core/statement/rules';
import type { UseQueryResult } from '@tanstack/react-query';
import { daysBetween } from '@earnkit/time';
import type { MonthRead } from '../../lists/monthQuery.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { type QueryState, queryStateOf, readAtOf } from '../../provider/queryState.ts';
import { useEarnQueries } from '../../provider/useEarnQueries.ts';
import { type EarningsQuery, fixedEarningsOptions, flexibleBonusOptions, flexibleInterestOptions } from './earningQueries.ts';
import type { HistoryFilter } from './historyRows.ts';

/** A sum of one coin. */
export interface CoinSum {
  /** The coin. */
  readonly asset: string;
  /** The exact sum. */
  readonly amount: Decimal;
}

/** What was earned in the days of a history, coin by coin. */
export interface HistoryTotals {
  /** Interest, with what vouchers added. */
  readonly interest: readonly CoinSum[];
  /** Bonus. */
  readonly bonus: readonly CoinSum[];
  /** Whether every record of these days is in the sums. */
  readonly whole: boolean;
}

/** The totals of a history. */
export interface HistoryTotalsView {
  /**
   * The totals; `undefined` where the filter leaves out everything that is earned, and until they are asked for: more than a month takes many
   * calls.
   */
  readonly totals: QueryState<HistoryTotals> | undefined;
  /** Whether the totals have to be asked for. */
  readonly waits: boolean;
  /** Asks for the totals of these days. */
  readonly ask: () => void;
}

/** Days whose totals are read without being asked for: of a month, and of the day on which the next one begins. */
const FEW_DAYS = 31;

type MonthQuery = UseQueryResult<MonthRead<Earning>, EarnFailure>;

/** What was earned in the days of a history, of its coin and kind. Nothing is read for a visitor. */
export function useHistoryTotals(filter: HistoryFilter): HistoryTotalsView {
  const earn = useEarn();
  const { product, asset, type, range } = filter;
  const key = JSON.stringify(filter);
  const [asked, setAsked] = useState<string>();
  const sources = useMemo((): readonly EarningsQuery[] => {
    const of = { days: range, asset };
    if (product === 'fixed') return type === 'subscribe' || type === 'redeem' ? [] : [fixedEarningsOptions(earn, of)];
    return [
      ...(type === undefined || type === 'interest' ? [flexibleInterestOptions(earn, of)] : []),
      ...(type === undefined || type === 'bonus' ? [flexibleBonusOptions(earn, of)] : []),
    ];
  }, [earn, product, asset, type, range]);
  const waits = sources.length > 0 && daysBetween(range.start, range.end) > FEW_DAYS && asked !== key;
  const { now } = earn;
  const combine = useCallback(
    (queries: readonly MonthQuery[]): QueryState<HistoryTotals> => {
      const failed = queries.find(({ data, isError }) => data === undefined && isError);
      if (failed) return queryStateOf(failed, now) as QueryState<never>;
      if (queries.some(({ data }) => data === undefined)) return { state: 'loading' };
      const earned = queries.flatMap(({ data }) => data?.rows ?? []).filter(({ kind }) => type === undefined || kind === type);
      return {
        state: 'ready',
        stale: queries.some(({ isError }) => isError),
        readAt: Math.min(...queries.map((query) => readAtOf(query, now))),
        retry: () => queries.forEach(({ refetch }) => void refetch()),
        data: {
          interest: sumsByAsset(earned.filter(({ kind }) => kind !== 'bonus')),
          bonus: sumsByAsset(earned.filter(({ kind }) => kind === 'bonus')),
          whole:
            queries.every(({ data }) => data?.more === false && data.unreadable.length === 0) &&
            earned.every(({ amount }) => amount !== undefined),
        },
      };
    },
    [now, type],
  );
  const totals = useEarnQueries(waits ? [] : sources, combine);
  const ask = useCallback(() => setAsked(key), [key]);
  const shown = !waits && sources.length > 0 && earn.session.state === 'signed-in';
  return { totals: shown ? totals : undefined, waits: waits && earn.session.state === 'signed-in', ask };
}
