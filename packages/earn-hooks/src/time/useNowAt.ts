'use client';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './useMoment.ts';

/** The last of the moments that has come, in unix seconds, or 0; renders again when the next one comes. */
export function useNowAt(moments: readonly number[]): number {
  const at = useEarn().now();
  const next = Math.min(...moments.filter((moment) => moment > at));
  useMoment(Number.isFinite(next) ? next : undefined);
  // The last moment that has passed stands for all the time until the next one.
  return Math.max(0, ...moments.filter((moment) => moment <= at));
}
