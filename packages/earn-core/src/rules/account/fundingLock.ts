import type { Reason } from '../assessment.ts';
import type { FundingLock } from '../../contract/account.ts';

/**
 * The lock pre-check before money moves (SH-56 to SH-58, AMB-016): refused only when funding is in use and locked. A
 * check that failed refuses nothing; the exchange decides.
 */
export function assessFundingLock(lock: FundingLock | undefined, action: 'subscribe' | 'redeem'): Reason | undefined {
  if (!lock?.useFunding || !lock.locked) return undefined;
  return { key: action === 'subscribe' ? 'lend_earn.notsubscribe.toast' : 'lend_earn.notredeem.toast' };
}
