import { errorNotice } from '@earnkit/core';
import type { Notice } from '../provider/notice.ts';
import type { Refusal } from './submission.ts';

/**
 * What the form says of a submission that came to nothing: a warning, as every refused movement of money (AMB-005), in
 * the words of {@link errorNotice}.
 *
 * @param locked key of what is said of locked funds (SH-56, SH-57).
 * @param notPlaced key of what is said where a lost answer turned out to be a lost request.
 * @returns `undefined` where nothing needs saying.
 */
export function refusalNotice(refusal: Refusal, locked: string, notPlaced = 'earn.error.notPlaced'): Notice | undefined {
  switch (refusal.cause) {
    case 'locked':
      return { tone: 'warning', key: locked };
    case 'rate-changed':
      return { tone: 'warning', key: 'earn.error.rateChanged' };
    case 'not-placed':
      return { tone: 'warning', key: notPlaced };
    case 'error':
      return refusal.error.kind === 'login-needed'
        ? { tone: 'warning', key: 'earn.error.loginNeeded' }
        : errorNotice(refusal.error, 'warning');
  }
}

/** The same as a toast, where no form is open. The login prompt opens by itself (AMB-012). */
export const refusalToast = (refusal: Refusal, locked: string, notPlaced?: string): Notice | undefined =>
  refusal.cause === 'error' && refusal.error.kind === 'login-needed' ? undefined : refusalNotice(refusal, locked, notPlaced);
