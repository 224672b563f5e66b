'use client';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type PageMode, type PagesRead, usePages } from '../../lists/usePages.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { QueryState } from '../../provider/queryState.ts';
import { mapReading, useDeferredAnswer } from '../../provider/useReading.ts';
import { HOLDINGS_PAGE_SIZE, flexibleHoldingsOptions, holdingKey } from './queries.ts';
import { type FlexibleHoldingView, useHoldingViews } from './useHoldingViews.ts';

/** Maximum number of pages of a growing list; beyond it, holdings are shown page by page. */
const MOST_HOLDINGS_PAGES = 100;

/** Rows of one page of holdings (SE-12). */
export const holdingsPageSize = HOLDINGS_PAGE_SIZE;

/** Which holdings are shown. */
export interface FlexibleHoldingsQuery {
  /** The page, from 1. */
  page: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone (SE-12). */
  mode: PageMode;
}

/** The holdings that were asked for; one that did not change keeps its identity. */
export type FlexibleHoldingsPage = PagesRead<FlexibleHoldingView>;

const NONE: readonly FlexibleHolding[] = [];

/** The person's flexible holdings, 10 a page (SE-12, SE-F-04). Nothing is read for a visitor (SH-04). */
export function useFlexibleHoldings({ page, mode }: FlexibleHoldingsQuery): QueryState<FlexibleHoldingsPage> {
  const earn = useEarn();
  const pages = usePages({
    page,
    mode,
    pageSize: HOLDINGS_PAGE_SIZE,
    maxPages: MOST_HOLDINGS_PAGES,
    optionsOf: (number) => flexibleHoldingsOptions(earn, number),
    idOf: holdingKey,
  });
  const reading = useDeferredAnswer(pages);
  const rows = useHoldingViews(reading.state === 'ready' ? reading.data.rows : NONE);
  if (earn.session.state === 'anonymous') return { state: 'anonymous' };
  return mapReading(reading, (data) => ({ ...data, rows }));
}
