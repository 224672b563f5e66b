import type { EarnError } from '@earnkit/core';
import { type FailedCall, errorTreatment } from '@earnkit/core/errors/rules';
import type { Notice } from '../submission/notice.ts';

/** What is said of an error, as `errorTreatment` of `@earnkit/core` treats it (SH-49 to SH-52); `undefined` where nothing needs saying. */
export function noticeOfError(error: EarnError, failed: FailedCall): Notice | undefined {
  const treatment = errorTreatment(error, failed);
  if (treatment.show === 'login') return { tone: 'warning', key: 'earn.error.loginNeeded' };
  return 'notice' in treatment ? treatment.notice : undefined;
}

/**
 * What stands in place of data that could not be read: the exchange's own text, or what the connection or the session
 * explains (SH-49 to SH-51, AMB-006, AMB-012).
 *
 * @returns `undefined` where nothing explains it; the screen then has its own words.
 */
export function failureNotice(error: EarnError): Notice | undefined {
  const notice = noticeOfError(error, { effect: 'read' });
  return notice?.key === 'earn.error.retryLater' && notice.serverText === undefined ? undefined : notice;
}
