'use client';
import { DAY, type Instant } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from '../time/useMoment.ts';

/** When the present day is paid: soft staking pays a day when it ends, at 00:00 UTC. Renders again when the day is over. */
export function useNextPayout(): Instant {
  const nextPayout = (Math.floor(useEarn().now() / DAY) + 1) * DAY;
  useMoment(nextPayout);
  return nextPayout;
}
