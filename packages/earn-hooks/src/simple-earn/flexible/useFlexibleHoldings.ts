'use client';
import type { EarnFailure, Rows, UnreadableRow } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useEarn } from '../../provider/earnContext.ts';
import { keepWithin, useEarnQuery } from '../../provider/earnQuery.ts';
import { type QueryState, queryStateOf } from '../../provider/queryState.ts';
import { HOLDINGS_PAGE_SIZE, flexibleHoldingsOptions } from './queries.ts';
import { type FlexibleHoldingView, useHoldingViews } from './useHoldingViews.ts';

/** Pages a growing list reads at most; somebody with a thousand coins looks at them page by page. */
export const MOST_HOLDINGS_PAGES = 100;

/** Which holdings are looked at. */
export interface FlexibleHoldingsQuery {
  /** The page, from 1. */
  page: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone (SE-12). */
  mode: 'page' | 'accumulate';
}

/** The holdings that were asked for. */
export interface FlexibleHoldingsPage {
  /** Holdings; one that did not change is the same object as before, one that moved between two pages is listed once. */
  readonly rows: readonly FlexibleHoldingView[];
  /** The page shown: the one asked for, or the last there is. */
  readonly page: number;
  /** Holdings in all pages, as the exchange says. */
  readonly total: number;
  /** Rows that could not be read. */
  readonly unreadable: readonly UnreadableRow[];
  /** A further page is on its way. */
  readonly loadingMore: boolean;
}

/**
 * The person's flexible holdings, 10 a page (SE-12, SE-F-04). A page comes from an address, so anything may be asked for:
 * no page is read that the exchange does not have. Nothing is read for a visitor (SH-04).
 */
export function useFlexibleHoldings({ page, mode }: FlexibleHoldingsQuery): QueryState<FlexibleHoldingsPage> {
  const earn = useEarn();
  const asked = Math.max(1, Math.floor(page));
  const alone = mode === 'page';
  // The first answer says how many pages there are. While another page comes, the one before stays in its place.
  const first = useEarnQuery({
    ...flexibleHoldingsOptions(earn, alone ? asked : 1),
    ...(alone && { placeholderData: keepWithin(earn.scope) }),
  });
  const there = first.data && Math.max(1, Math.ceil(first.data.total / HOLDINGS_PAGE_SIZE));
  const shown = alone ? Math.min(asked, there ?? asked) : Math.min(asked, there ?? 1, MOST_HOLDINGS_PAGES);
  const numbers = alone ? [shown] : Array.from({ length: shown }, (_, index) => index + 1);
  const several = useQueries<{ queryFnData: Rows<FlexibleHolding>; error: EarnFailure }[], QueryState<PagesRead>>(
    { queries: numbers.map((number) => flexibleHoldingsOptions(earn, number)), combine: combinePages },
    earn.queryClient,
  );
  const reading = alone && shown === asked && first.isPlaceholderData ? combinePages([first]) : several;
  const views = useHoldingViews(reading.state === 'ready' ? reading.data.rows : NONE);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  if (reading.state !== 'ready') return reading;
  return { ...reading, data: { ...reading.data, page: shown, rows: views } };
}

/** Rows of one page of holdings (SE-12). */
export const holdingsPageSize = HOLDINGS_PAGE_SIZE;

const NONE: readonly FlexibleHolding[] = [];

type PagesRead = Omit<FlexibleHoldingsPage, 'page' | 'rows'> & { readonly rows: readonly FlexibleHolding[] };

function combinePages(queries: readonly UseQueryResult<Rows<FlexibleHolding>, EarnFailure>[]): QueryState<PagesRead> {
  const answered = queries.filter((query) => query.data !== undefined);
  const [first] = answered.length > 0 ? answered : queries;
  if (first === undefined) return { state: 'loading' };
  const reading = queryStateOf(first);
  if (reading.state !== 'ready') return reading;
  const byId = new Map<string, FlexibleHolding>();
  for (const query of answered) for (const row of query.data?.rows ?? []) byId.set(`${row.id} ${row.asset}`, row);
  return {
    state: 'ready',
    readAt: Math.min(...answered.map((query) => Math.floor(query.dataUpdatedAt / 1000))),
    stale: queries.some((query) => query.isError),
    retry: () => queries.forEach((query) => void query.refetch()),
    data: {
      rows: [...byId.values()],
      total: answered.at(-1)?.data?.total ?? 0,
      unreadable: answered.flatMap((query) => query.data?.unreadable ?? []),
      loadingMore: queries.some((query) => query.isPending || query.isPlaceholderData),
    },
  };
}
