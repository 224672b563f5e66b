'use client';
import { type CalendarDay, dayOf } from '@earnkit/core';
import { rangeOfDays } from '@earnkit/time';
import { useMemo } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './time.ts';

/** Today; renders again when the day is over. @param zone in whose days. @default the person's */
export function useToday(zone?: string): CalendarDay {
  const { now, timeZone: own } = useEarn();
  const timeZone = zone ?? own;
  const today = dayOf(now(), timeZone);
  useMoment(useMemo(() => rangeOfDays({ start: today, end: today }, timeZone).endsAt, [today, timeZone]));
  return today;
}
