import type { AccountMode, FundingLock } from '../../contract/account.ts';
import type { Reason } from '../assessment.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'lend_earn.notsubscribe.toast': never;
    'lend_earn.notredeem.toast': never;
  }
}

/** What the account mode means for names and balances (SH-12, SH-13, SH-14). */
export interface AccountFlags {
  /** Every mode but classic. */
  readonly unified: boolean;
  /** Simple Earn runs on the unified account: multi-currency with funding in use. */
  readonly unifiedSimpleEarn: boolean;
}

/** What the account mode means (SH-12, SH-13); `undefined` while the mode is not known. */
export const accountFlags = (mode: Pick<AccountMode, 'mode' | 'useFunding'> | undefined): AccountFlags | undefined =>
  mode && { unified: mode.mode !== 'classic', unifiedSimpleEarn: mode.mode === 'multi_currency' && mode.useFunding };

/**
 * The lock pre-check before money moves (SH-56 to SH-58, AMB-016): refused only when funding is in use and locked. A
 * check that failed refuses nothing; the exchange decides.
 */
export function assessFundingLock(lock: FundingLock | undefined, action: 'subscribe' | 'redeem'): Reason | undefined {
  if (!lock?.useFunding || !lock.locked) return undefined;
  return { key: action === 'subscribe' ? 'lend_earn.notsubscribe.toast' : 'lend_earn.notredeem.toast' };
}
