import { isPositive } from '@earnkit/core';
import type { PoolView, ProjectView, useFixedTermLock } from '@earnkit/hooks/launchpool';
import type { Translate } from '../../messages/index.ts';
import type { launchpoolMessages } from '../messages.ts';

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

/** The hint for a person with a stake after the project has ended: redeem now, or when the stake is unlocked (LP-24, AMB-156). */
export function endedWithStakeHint(
  t: Translate<typeof launchpoolMessages>,
  minute: (at: number) => string,
  lock: ReturnType<typeof useFixedTermLock>,
): string {
  if (lock === undefined) return t('earn.launchpool.pool.endedHint');
  return lock.until === undefined
    ? t('earn.launchpool.pool.endedHeld')
    : t('earn.launchpool.pool.endedHeldUntil', { time: minute(lock.until) });
}
