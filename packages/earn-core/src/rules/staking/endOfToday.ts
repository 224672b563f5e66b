import { dayOf, type Instant, rangeOfDays } from '@earnkit/time';

/** The last second of today in the person's zone, up to which profit records are read (AMB-119). */
export function endOfToday(now: Instant, zone: string): Instant {
  const today = dayOf(now, zone);
  return rangeOfDays({ start: today, end: today }, zone).endsAt - 1;
}
