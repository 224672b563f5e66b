'use client';
import { type MonthsView, useMonths } from '../../lists/useMonths.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { type InterestBatch, type InterestDay, interestMonthOptions } from './queries.ts';

/** Rows of a page (SE-H-19). */
export const INTEREST_PAGE_SIZE = 7;

/** A coin's interest history: the chosen range, and its days with interest, newest first. */
export type InterestHistory = MonthsView<InterestDay>;

/** Interest of a coin, one request per calendar month, the last six months to begin with (SE-H-16 to SE-H-21). */
export function useInterestHistory(asset: string): InterestHistory {
  const earn = useEarn();
  return useMonths<InterestDay, InterestBatch>((days) => interestMonthOptions(earn, asset, days));
}
