'use client';
import type { ProfitRecord } from '@earnkit/core/staking/contract';
import { endOfToday } from '@earnkit/core/staking/rules';
import { type PageMode, type PagesRead, usePages } from '../lists/usePages.ts';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { useToday } from '../time/useToday.ts';
import { profitRecordsOptions } from './holdingQueries.ts';

/** Rows of one page of profit records (FM-19). */
export const PROFIT_PAGE_SIZE = 7;

/** Pages a growing list reads at most. */
const MOST_PAGES = 100;

/** Which records are shown. */
export interface ProfitRecordsQuery {
  /** The coin. */
  readonly asset: string;
  /** The page, from 1. */
  readonly page: number;
  /** A single `page`, or every page up to it (`accumulate`), for a list that grows on a phone. */
  readonly mode: PageMode;
}

const idOf = ({ id, at, amount, rewardAsset, pid }: ProfitRecord): string =>
  id ?? [at, amount, rewardAsset, pid].map((part) => part ?? '').join(' ');

/** The rewards that the person was paid for a coin, up to the end of today (API-68, AMB-119). Nothing is read for a visitor. */
export function useProfitRecords({ asset, page, mode }: ProfitRecordsQuery): QueryState<PagesRead<ProfitRecord>> {
  const earn = useEarn();
  // Midnight of a zone is not always at a full hour, so the day is followed, not the hour.
  useToday();
  const to = endOfToday(earn.now(), earn.timeZone);
  const reading = usePages({
    page,
    mode,
    pageSize: PROFIT_PAGE_SIZE,
    maxPages: MOST_PAGES,
    optionsOf: (number) => profitRecordsOptions(earn, { asset, page: number, limit: PROFIT_PAGE_SIZE, to }),
    idOf,
  });
  return earn.session.state === 'anonymous' ? { state: 'anonymous' } : reading;
}
