'use client';
import { useMemo } from 'react';
import { type CalendarDay, type DayRange, HISTORY_MONTHS, type Reason, defaultHistoryRange } from '@earnkit/core';
import { limitRange } from '@earnkit/time';
import { useToday } from '../time/useToday.ts';

/** The days of a history. */
export interface HistoryRange {
  /** The days shown, first and last included; never more than six months (SE-H-09, SE-H-17). */
  readonly range: DayRange;
  /** The last day that can be chosen: today in the person's zone, also after midnight. */
  readonly today: CalendarDay;
  /** Why the start was moved; `undefined` when it was not (UI-15). */
  readonly warning: Reason | undefined;
}

/**
 * Keeps a range of days within the past, and no longer than an exchange answers.
 *
 * @param chosen the days asked for. A start after the end is moved to it, an end after today to today. Without them the last
 * six months (SE-H-10).
 * @param months the most months of a range: 6 or 12.
 */
export function useHistoryRange(chosen: DayRange | undefined, months: number = HISTORY_MONTHS): HistoryRange {
  const today = useToday();
  const first = chosen?.start;
  const last = chosen?.end;
  return useMemo(() => {
    const asked = first === undefined || last === undefined ? defaultHistoryRange(today) : { start: first, end: last };
    const { start, end, warning } = limitRange(withinPast(asked, today), months);
    return { range: { start, end }, today, warning };
  }, [first, last, today, months]);
}

const withinPast = ({ start, end }: DayRange, today: CalendarDay): DayRange => {
  const last = end > today ? today : end;
  return { start: start > last ? last : start, end: last };
};
