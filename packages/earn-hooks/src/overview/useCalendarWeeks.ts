'use client';
import { type CalendarDay, type Instant, dayOf } from '@earnkit/core';
import { type CalendarCell, calendarWeeks } from '@earnkit/core/overview/rules';
import { addDays } from '@earnkit/time';
import { useMemo, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { CalendarEvent } from './useCalendar.ts';

/** A page of the calendar: five weeks. */
export interface CalendarWeeks {
  /** The weeks, the first first. */
  readonly weeks: readonly (readonly CalendarCell<CalendarEvent>[])[];
  /** Today in the person's zone. */
  readonly today: CalendarDay;
  /** The first and the last day of the page. */
  readonly first: CalendarDay;
  /** See `first`. */
  readonly last: CalendarDay;
  /** Turns to the five weeks before. */
  readonly earlier: () => void;
  /** Turns to the five weeks after. */
  readonly later: () => void;
}

/** Days of a page. */
const PAGE_DAYS = 35;

/** Five weeks with what happens on each day of the person's zone, from the present week on. @param now the present, in unix seconds. */
export function useCalendarWeeks(events: readonly CalendarEvent[], now: Instant): CalendarWeeks {
  const { timeZone } = useEarn();
  const today = dayOf(now, timeZone);
  const [chosen, setFrom] = useState<CalendarDay>();
  const from = chosen ?? today;
  const weeks = useMemo(() => calendarWeeks(events, { from, today, timeZone }), [events, from, today, timeZone]);
  const days = weeks.flat();
  const [first, last] = [days[0]?.day ?? from, days.at(-1)?.day ?? from];
  return {
    weeks,
    today,
    first,
    last,
    earlier: () => setFrom(addDays(first, -PAGE_DAYS)),
    later: () => setFrom(addDays(first, PAGE_DAYS)),
  };
}
