import { HOUR } from '../clock/clock.ts';

/** When a project starts and ends, in unix seconds. */
export interface HoursOfProject {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The full hours (hours since 1970) at which a project pays: an hour after its start for the first time, at its end for the last. */
export function hoursOf({ startsAt, endsAt }: HoursOfProject): { readonly first: number; readonly last: number; readonly count: number } {
  const first = Math.floor(startsAt / HOUR) + 1;
  const last = Math.floor(endsAt / HOUR);
  return { first, last, count: Math.max(last - first + 1, 0) };
}
