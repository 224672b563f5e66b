import { isPositive } from '@earnkit/core';
import type { PoolView, ProjectView } from '@earnkit/hooks/launchpool';

/** Why a pool takes no stake now; `undefined` where it takes one. */
export type PoolClosedReason = 'unknown' | 'multi-mining' | 'completed' | 'used-up';

/** Why a pool takes no stake now, whoever asks. */
export function poolClosedReason(
  { pool: { type }, stakeable, quota }: PoolView,
  status: ProjectView['status'],
): PoolClosedReason | undefined {
  if (!stakeable) return type === 'unknown' ? 'unknown' : 'multi-mining';
  if (status === 'completed') return 'completed';
  return quota.usedUp ? 'used-up' : undefined;
}

/** Whether the person is known to have something in the pool. */
export const holdsStake = ({ staked }: Pick<PoolView, 'staked'>): boolean => staked !== undefined && isPositive(staked);
