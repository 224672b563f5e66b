'use client';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './useMoment.ts';

/** The last of the moments that has come, in unix seconds, or 0; renders again when the next one comes. */
export function useNowAt(moments: readonly number[]): number {
  const at = useEarn().now();
  // A long list has more moments than a function takes arguments.
  const next = moments.reduce((least, moment) => (moment > at ? Math.min(least, moment) : least), Infinity);
  useMoment(Number.isFinite(next) ? next : undefined);
  // The last moment that has passed stands for all the time until the next one.
  return moments.reduce((last, moment) => (moment <= at ? Math.max(last, moment) : last), 0);
}
