import type { EarnError, NoticeKey } from '@earnkit/core';
import { type EarnAction, errorTreatment, toneOf } from '@earnkit/core/errors/rules';
import type { Notice } from '../provider/notice.ts';
import type { Refusal } from './submission.ts';

/** What is said of an action beyond what every error says. */
interface ActionWords {
  /** Of locked funds (SH-56, SH-57). */
  readonly locked: NoticeKey;
  /** Of a lost answer that turned out to be a lost request. */
  readonly notPlaced: NoticeKey;
}

const ORDER: ActionWords = { locked: 'lend_earn.notsubscribe.toast', notPlaced: 'earn.error.notPlaced' };

const WORDS: { readonly [Action in EarnAction]?: ActionWords } = {
  redeem: { ...ORDER, locked: 'lend_earn.notredeem.toast' },
  cancel: { locked: 'lend_earn.notredeem.toast', notPlaced: 'earn.flexible.cancel.notCancelled' },
  'interest-rate': { ...ORDER, notPlaced: 'earn.minApr.notChanged' },
  notification: { ...ORDER, notPlaced: 'earn.notifications.notChanged' },
  'auto-earn': { ...ORDER, notPlaced: 'earn.autoEarn.notChanged' },
};

/**
 * What the form says of a submission that came to nothing, in the tone of what was being done (AMB-005). An error is what
 * `errorTreatment` of `@earnkit/core` makes of it (SH-49 to SH-52); locked funds are a warning whatever was done (SH-56, SH-57).
 *
 * @returns `undefined` where nothing needs saying.
 */
export function refusalNotice(refusal: Refusal, action: EarnAction): Notice | undefined {
  const tone = toneOf(action);
  const { locked, notPlaced } = WORDS[action] ?? ORDER;
  switch (refusal.cause) {
    case 'locked':
      return { tone: 'warning', key: locked };
    case 'rate-changed':
      return { tone, key: 'earn.error.rateChanged' };
    case 'limit-changed':
      return { tone, key: 'earn.error.limitChanged' };
    case 'not-placed':
      return { tone, key: notPlaced };
    case 'error': {
      const treatment = errorTreatment(refusal.error, action);
      if (treatment.show === 'login') return { tone: 'warning', key: 'earn.error.loginNeeded' };
      return 'notice' in treatment ? treatment.notice : undefined;
    }
  }
}

/**
 * What stands in place of data that could not be read: the exchange's own text, or what the connection or the session
 * explains (SH-49 to SH-51, AMB-006, AMB-012).
 *
 * @returns `undefined` where nothing explains it; the screen then has its own words.
 */
export function failureNotice(error: EarnError): Notice | undefined {
  const notice = refusalNotice({ cause: 'error', error }, 'read');
  return notice?.key === 'earn.error.retryLater' && notice.serverText === undefined ? undefined : notice;
}

/** The same as a toast, where no form is open. The login prompt opens by itself (AMB-012). */
export const refusalToast = (refusal: Refusal, action: EarnAction): Notice | undefined =>
  isLoginNeeded(refusal) ? undefined : refusalNotice(refusal, action);

/** Whether it came to nothing because nobody is signed in: what was typed is kept over the sign-in. */
export const isLoginNeeded = (refusal: Refusal): boolean => refusal.cause === 'error' && refusal.error.kind === 'login-needed';
