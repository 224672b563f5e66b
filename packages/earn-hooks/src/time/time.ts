'use client';
import { useEffect, useReducer, useState } from 'react';
import { HOUR, type Instant, nextFullHour } from '@earnkit/core';
import { MINUTE } from '@earnkit/time';
import { useEarn } from '../provider/earnContext.ts';

/** Longest wait in seconds: a timer holds 24 days at most, and the exchange's clock may be corrected in between. */
const LONGEST_WAIT = 60;

/**
 * Calls `look` now, and again after the seconds that it returns, but at least every minute. Ends when it returns none.
 *
 * @returns ends it.
 */
function lookAgain(look: () => number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (): void => {
    const left = look();
    if (left > 0) timer = setTimeout(step, Math.min(left, LONGEST_WAIT) * 1000);
  };
  step();
  return () => clearTimeout(timer);
}

/** Renders again at an instant in the future. */
export function useMoment(at: Instant | undefined): void {
  const { now } = useEarn();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // It may come between this render and its effect.
  const ahead = at !== undefined && at > now();
  useEffect(() => {
    if (!ahead) return undefined;
    return lookAgain(() => {
      const left = at - now();
      if (left <= 0) renderAgain();
      return left;
    });
  }, [at, ahead, now]);
}

/**
 * The exchange's time in unix seconds; renders again every minute. A form that shows when an order is sent uses it, so that the
 * time stays correct however long the form is open.
 */
export function useNow(): Instant {
  const now = useEarn().now();
  useMoment((Math.floor(now / MINUTE) + 1) * MINUTE);
  return now;
}

/** The next full hour; renders again when it has come. A form that says what happens with the next hour uses it. */
export function useNextFullHour(): Instant {
  const at = nextFullHour(useEarn().now());
  useMoment(at);
  return at;
}

/** The last of the moments that has come, in unix seconds, or 0; renders again when the next one comes. */
export function useNowAt(moments: readonly number[]): number {
  const at = useEarn().now();
  let last = 0;
  let next: number | undefined;
  for (const moment of moments) {
    if (moment > at) next = Math.min(next ?? moment, moment);
    else last = Math.max(last, moment);
  }
  useMoment(next);
  // The last moment that has passed counts until the next one.
  return last;
}

/** The beginning of the present hour in unix seconds; renders again when the hour is over, or the clock was set back before it. */
export function useHour(): number {
  const { now } = useEarn();
  const [clock, setClock] = useState(() => now);
  const [hour, setHour] = useState(() => Math.floor(now() / HOUR) * HOUR);
  // The clock of a page that was hydrated.
  if (clock !== now) {
    setClock(() => now);
    setHour(Math.floor(now() / HOUR) * HOUR);
  }
  useEffect(
    () =>
      lookAgain(() => {
        const at = now();
        // Deliberately a second late, so that the exchange has closed the hour.
        const left = hour + HOUR + 1 - at;
        if (left <= 0 || at < hour) setHour(Math.floor(at / HOUR) * HOUR);
        return left;
      }),
    [now, hour],
  );
  return hour;
}
