import type { AccountMode } from '../../contract/account.ts';

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
