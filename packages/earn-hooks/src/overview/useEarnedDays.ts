'use client';
import { type CalendarDay, type EarnError, type EarnFailure, HOUR, earnErrorOf } from '@earnkit/core';
import { type EarnedDays, type EarnedPart, earnedDays, firstOfDays } from '@earnkit/core/overview/rules';
import type { Earning } from '@earnkit/core/statement/rules';
import { MINUTE, addDays } from '@earnkit/time';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useHiddenBalances } from '../account/useHiddenBalances.ts';
import { usePortfolioValues } from '../account/usePortfolioValues.ts';
import type { MonthRead } from '../lists/monthQuery.ts';
import { useEarn } from '../provider/earnContext.ts';
import { type QueryState, readAtOf } from '../provider/queryState.ts';
import { useEarnQueries } from '../provider/useEarnQueries.ts';
import { STATISTICS_TIME_ZONE } from '../simple-earn/flexible/useSimpleEarnStatistics.ts';
import {
  type EarningsQuery,
  type EarningsSource,
  fixedEarningsOptions,
  flexibleBonusOptions,
  flexibleInterestOptions,
} from '../simple-earn/history/earningQueries.ts';
import { useStakingTotals } from '../staking/useStakingTotals.ts';
import { hostEarningsOptions } from '../statement/hostEarnings.ts';
import { stakingEarningsOptions } from '../statement/statementQueries.ts';
import { useToday } from '../time/useToday.ts';
import type { HeldGroup, HeldGroupView } from './useAllHoldings.ts';
import type { HoldingsHost } from './useHeldRows.ts';

/** How many days are shown, today included. */
const DAYS = 14;

/** Milliseconds after which what today brought so far is read again; flexible products pay every hour. */
const TODAY_MS = 5 * MINUTE * 1000;

/** What was earned day by day. */
export interface EarnedDaysView {
  /** The days, oldest first; the last is today. They are known before anything is read. */
  readonly days: readonly CalendarDay[];
  /** What was earned on them. */
  readonly reading: QueryState<EarnedDays<HeldGroup>>;
  /** Whether nothing is read, because the person hides their balances. */
  readonly hidden: boolean;
}

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Whether the page has been in sight. */
function useSeen(): boolean {
  const visible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const [seen, setSeen] = useState(false);
  if (visible && !seen) setSeen(true);
  return seen;
}

/** One list of a group. */
interface Source {
  readonly group: HeldGroup;
  readonly query: EarningsQuery;
}

/**
 * The lists of a group. Those of flexible products are the longest: their days of the past do not change and are read once, without yesterday,
 * of which the figure is known; today's are read again and again, as are the short lists of the others. None of a group that the host does
 * not list.
 */
function listsOf(
  earn: EarningsSource,
  group: HeldGroup,
  {
    today,
    stakedCoins,
    earnings,
  }: { readonly today: CalendarDay; readonly stakedCoins: readonly string[] } & Pick<HoldingsHost, 'earnings'>,
): readonly EarningsQuery[] {
  const days = { start: firstOfDays(today, DAYS), end: today };
  const again = { staleTime: TODAY_MS, refetchInterval: TODAY_MS };
  if (group === 'staking') return stakedCoins.map((coin) => ({ ...stakingEarningsOptions(earn, coin, days, 'start'), ...again }));
  if (group === 'simple-earn') {
    const past = { start: days.start, end: addDays(today, -2) };
    return [
      ...[flexibleInterestOptions, flexibleBonusOptions].flatMap((read) => [
        { ...read(earn, { days: past }), staleTime: HOUR * 1000, refetchInterval: false as const },
        { ...read(earn, { days: { start: today, end: today } }), ...again },
      ]),
      { ...fixedEarningsOptions(earn, { days }), ...again },
    ];
  }
  const list = earnings?.[group];
  return list === undefined ? [] : [{ ...hostEarningsOptions(earn, group, list, days), ...again }];
}

/** What was read of the lists. */
interface Lists {
  readonly all: readonly (MonthRead<Earning> | undefined)[];
  readonly pending: boolean;
  readonly stale: boolean;
  readonly dataUpdatedAt: number;
  readonly error: EarnError | undefined;
  readonly retry: () => void;
}

/** What a host's function rejected with, if it is none of the client's failures. */
const UNKNOWN: EarnError = { kind: 'network', call: 'statement' };

/** Until all lists are read, no day is known: an answer before the last renders nothing. */
const PENDING: Lists = { all: [], pending: true, stale: false, dataUpdatedAt: 0, error: undefined, retry: () => undefined };

const combine = (queries: readonly UseQueryResult<MonthRead<Earning>, EarnFailure>[]): Lists => {
  if (queries.some(({ isPending }) => isPending)) return PENDING;
  const failed = queries.find(({ data, error }) => data === undefined && error !== null);
  return {
    all: queries.map(({ data }) => data),
    pending: false,
    stale: queries.some(({ data, isError }) => data !== undefined && isError),
    dataUpdatedAt: Math.min(...queries.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    error: failed && (earnErrorOf(failed.error) ?? UNKNOWN),
    retry: () => queries.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
  };
};

const NO_COINS: readonly string[] = [];

/**
 * What everything earned on each of the last fourteen days (UTC), at today's prices as yesterday's figure is (SH-01): soft staking is in
 * neither. A group of products of which a list cannot be read, or which the host does not list, is named and in no day. Read once the figures
 * of yesterday are there, and neither in a tab that nobody has looked at nor while balances are hidden.
 *
 * @param groups what the person has, from `useAllHoldings`
 */
export function useEarnedDays(host: HoldingsHost, groups: readonly HeldGroupView[]): EarnedDaysView {
  const earn = useEarn();
  const today = useToday(STATISTICS_TIME_ZONE);
  const { hidden } = useHiddenBalances();
  const seen = useSeen();
  const staking = useStakingTotals(host.stakingProducts);
  const stakedCoins = staking.state === 'ready' ? staking.data.paidCoins : NO_COINS;
  const { earnings } = host;
  const reads = seen && !hidden && groups.every(({ yesterdayLoading }) => !yesterdayLoading);
  const sources = useMemo((): readonly Source[] => {
    if (!reads) return [];
    const inZone = { ...earn, timeZone: STATISTICS_TIME_ZONE };
    // Without the figure of yesterday a group is in no day.
    return groups
      .filter(({ yesterdayUsdt }) => yesterdayUsdt !== undefined)
      .flatMap(({ group }) => listsOf(inZone, group, { today, stakedCoins, earnings }).map((query) => ({ group, query })));
  }, [earn, reads, groups, stakedCoins, today, earnings]);
  const lists = useEarnQueries(
    sources.map(({ query }) => query),
    combine,
  );
  const rows = useMemo(() => (lists.pending ? [] : lists.all.flatMap((list) => list?.rows ?? [])), [lists]);
  const { valueOf, pending } = usePortfolioValues(useMemo(() => [...new Set(rows.map(({ earnedAsset }) => earnedAsset))], [rows]));
  const days = useMemo(() => Array.from({ length: DAYS }, (_, index) => addDays(firstOfDays(today, DAYS), index)), [today]);
  const waits = !reads || lists.pending || pending;
  const data = useMemo((): EarnedDays<HeldGroup> | undefined => {
    if (waits) return undefined;
    const parts = groups.map(({ group, yesterdayUsdt }): EarnedPart<HeldGroup> => {
      const read = lists.all.filter((_, index) => sources[index]?.group === group);
      const listed = group === 'simple-earn' || group === 'staking' || earnings?.[group] !== undefined;
      // A list that ends too early would say too little.
      const whole = listed && read.every((list) => list !== undefined && !list.more && list.unreadable.length === 0);
      return { key: group, yesterdayUsdt, earnings: whole ? read.flatMap((list) => list?.rows ?? []) : undefined };
    });
    return earnedDays({ today, count: DAYS, parts, valueOf });
  }, [waits, groups, lists, sources, earnings, today, valueOf]);
  const reading = ((): QueryState<EarnedDays<HeldGroup>> => {
    if (earn.session.state === 'anonymous') return { state: 'anonymous' };
    if (data === undefined) return { state: 'loading' };
    const { error, retry, stale } = lists;
    if (error !== undefined && data.without.length === groups.length) return { state: 'failed', error, retry };
    return { state: 'ready', data, stale, readAt: readAtOf(lists, earn.now), retry };
  })();
  return { days, reading, hidden };
}
