import { type Decimal, compare } from '../decimal.ts';
import { type CalendarDay, type DayRange, addMonths } from '@earnkit/time';

/** The text by which coins are searched: trimmed and in upper case, independent of the machine's language (SE-A-05). */
export const coinSearch = (typed: string): string => typed.trim().toUpperCase();

/** The rows whose coin's name contains the search. */
export const searchCoins = <Row extends { readonly asset: string }>(rows: readonly Row[], typed: string): Row[] => {
  const wanted = coinSearch(typed);
  return rows.filter((row) => row.asset.toUpperCase().includes(wanted));
};

/** The way a list is sorted. */
export type SortDirection = 'asc' | 'desc';

/** Compares texts by their characters, independent of the machine's language. */
export const compareText = (first: string, second: string, direction: SortDirection = 'asc'): number =>
  first === second ? 0 : first < second === (direction === 'asc') ? -1 : 1;

/** Compares amounts or rates; unknown values come last in both directions. */
export function compareKnown(first: Decimal | undefined, second: Decimal | undefined, direction: SortDirection): number {
  if (first === undefined || second === undefined) return first === second ? 0 : first === undefined ? 1 : -1;
  return direction === 'asc' ? compare(first, second) : compare(second, first);
}

/** Months the history can be read back (SE-H-09, SE-H-10, FM-21). */
export const HISTORY_MONTHS = 6;

/** The default range of the history: the last six months up to today (SE-H-10). */
export const defaultHistoryRange = (today: CalendarDay): DayRange => ({ start: addMonths(today, -HISTORY_MONTHS), end: today });
