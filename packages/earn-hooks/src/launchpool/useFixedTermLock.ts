'use client';
import { type FixedTermLock, fixedTermLock } from '@earnkit/core/launchpool/rules';
import { useEarn } from '../provider/earnContext.ts';
import { useMoment } from '../time/time.ts';
import type { PoolView } from './poolView.ts';

/**
 * Whether a person's stake in a pool is held in a fixed term (LP-24, AMB-156), each stake with its own date; renders again when the next
 * one is over. `undefined` where nothing is held, and while the pool is not known.
 */
export function useFixedTermLock(pool: Pick<PoolView, 'pool' | 'statistics'> | undefined): FixedTermLock | undefined {
  const { now } = useEarn();
  const held = pool && fixedTermLock(pool.pool, pool.statistics, now());
  const next = held?.parts[0];
  useMoment(next?.returnsAt ?? next?.endsAt);
  return held;
}
