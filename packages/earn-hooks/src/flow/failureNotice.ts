import type { EarnError } from '@earnkit/core';
import { type FailedCall, errorTreatment } from '@earnkit/core/errors/rules';
import type { Notice } from '../submission/notice.ts';

/** The notice for an error, as `errorTreatment` of `@earnkit/core` defines it (SH-49 to SH-52); `undefined` when there is none. */
export function noticeOfError(error: EarnError, failed: FailedCall): Notice | undefined {
  const treatment = errorTreatment(error, failed);
  if (treatment.show === 'login') return { tone: 'warning', key: 'earn.error.loginNeeded' };
  return 'notice' in treatment ? treatment.notice : undefined;
}

/**
 * The notice that replaces data that could not be read: the exchange's own text, or a message about the connection or the session
 * (SH-49 to SH-51, AMB-006, AMB-012).
 *
 * @returns `undefined` when the cause is not known; the screen then shows its own text.
 */
export function failureNotice(error: EarnError): Notice | undefined {
  const notice = noticeOfError(error, { effect: 'read' });
  return notice?.key === 'earn.error.retryLater' && notice.serverText === undefined ? undefined : notice;
}
