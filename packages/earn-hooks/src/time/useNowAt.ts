'use client';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './useMoment.ts';

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
  // The last moment that has passed stands for all the time until the next one.
  return last;
}
