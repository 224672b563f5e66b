'use client';
import { DAY, type Instant } from '@earnkit/core';
import type { SoftStakingCoin } from '@earnkit/core/soft-staking/contract';
import { nextSoftStakingPayout } from '@earnkit/core/soft-staking/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from '../time/time.ts';

/**
 * When soft staking that is on next pays, in unix seconds: a day is paid when it ends, at 00:00 UTC. Renders again when the day is over.
 *
 * @returns `undefined` where a server renders it without data, whose time would be known.
 * @param coins with their snapshots of today, which decide whether today is paid.
 */
export function useNextPayout(coins: readonly Pick<SoftStakingCoin, 'hoursToday'>[]): Instant | undefined {
  const now = useEarn().now();
  useMoment((Math.floor(now / DAY) + 1) * DAY);
  return now === 0 ? undefined : nextSoftStakingPayout(now, coins);
}
