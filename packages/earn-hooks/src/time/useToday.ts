'use client';
import { useMemo } from 'react';
import { type CalendarDay, dayOf } from '@earnkit/core';
import { rangeOfDays } from '@earnkit/time';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './useMoment.ts';

/** Today in the person's zone; renders again when the day is over. */
export function useToday(): CalendarDay {
  const { now, timeZone } = useEarn();
  const today = dayOf(now(), timeZone);
  useMoment(useMemo(() => rangeOfDays({ start: today, end: today }, timeZone).endsAt, [today, timeZone]));
  return today;
}
