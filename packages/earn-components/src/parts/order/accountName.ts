'use client';
import type { AccountFlags } from '@earnkit/core/account/rules';
import { useAccountMode } from '@earnkit/hooks';
import type { CommonKey } from '../../messages/index.ts';

/** The account that a text names. */
export type AccountName = 'any' | 'spot' | 'unified';

/** The mode in general, or for Simple Earn, which is on the unified account only where its funding is in use (SH-12, SH-13). */
export type UnifiedFlag = keyof AccountFlags;

/** Names of the accounts money comes from and goes to (SH-14). */
export const ACCOUNT_NAMES = {
  any: 'earn.account.any',
  spot: 'earn.account.spot',
  unified: 'earn.account.unified',
} as const satisfies Record<AccountName, CommonKey>;

/** The same accounts in the middle of a sentence: "your unified account". */
export const YOUR_ACCOUNT = {
  any: 'earn.account.your.any',
  spot: 'earn.account.your.spot',
  unified: 'earn.account.your.unified',
} as const satisfies Record<AccountName, CommonKey>;

/**
 * Which account money is taken from and paid to (SH-14); `any` while that is not known.
 *
 * @param unifiedBy the flag that says whether the account is the unified one. @default 'unifiedSimpleEarn'
 */
export function useAccountName(unifiedBy: UnifiedFlag = 'unifiedSimpleEarn'): AccountName {
  const mode = useAccountMode();
  const flags = mode.state === 'ready' ? mode.data.flags : undefined;
  const unified = flags?.[unifiedBy];
  if (unified === undefined) return 'any';
  return unified ? 'unified' : 'spot';
}
