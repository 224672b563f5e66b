'use client';
import { type Instant, MINUTE } from '@earnkit/time';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from './useMoment.ts';

/**
 * The exchange's time in unix seconds; renders again with each minute. A form that says when an order is sent follows it, however long
 * it stays open.
 */
export function useNow(): Instant {
  const now = useEarn().now();
  useMoment((Math.floor(now / MINUTE) + 1) * MINUTE);
  return now;
}
