import type { DayRange, InstantRange, RangeWarning } from '@earnkit/time';

/** Days from a first to a last, both included, each as `2026-01-31`. */
export interface DateRange {
  /** The first day. */
  readonly start: string;
  /** The last day. */
  readonly end: string;
}

/** Why a start was moved: a message key and its values (UI-15). */
export type DateRangeWarning = RangeWarning;

/** What a person chose. */
export interface DateRangeChoice {
  /** The days, both included. */
  readonly days: DayRange;
  /** The same in unix seconds: from the start of the first day to the start of the day after the last, which is excluded (UI-16). */
  readonly instants: InstantRange;
  /** Why the start is later than the one chosen; `undefined` where it is not. */
  readonly warning: DateRangeWarning | undefined;
}

/** A preset range: a standard one, up to today, or one of the caller's own with its name. */
export type DateRangePreset =
  | 'last7'
  | 'last30'
  | 'last90'
  | 'thisMonth'
  | 'lastMonth'
  | { readonly label: string; readonly range: DateRange };
