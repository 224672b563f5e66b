import type { EarnError } from '@earnkit/core';
import { type FailedCall, errorNotice } from '@earnkit/core/errors/rules';
import type { Earn } from '../provider/earnContext.ts';
import type { Notice } from '../submission/notice.ts';
import { noticeOfError } from './failureNotice.ts';
import type { ActionWords, Refusal } from '../submission/submission.ts';

/** The words of an order, unless it has its own. */
export const ORDER_WORDS: Omit<ActionWords, 'tone'> = {
  locked: 'lend_earn.notsubscribe.toast',
  notPlaced: 'earn.error.notPlaced',
  succeeded: 'earn.order.placed.toast',
  unresolved: 'earn.order.unresolved.toast',
};

/** The words of an order that gives back what earns. */
export const REDEMPTION_WORDS: Omit<ActionWords, 'tone'> = {
  ...ORDER_WORDS,
  locked: 'lend_earn.notredeem.toast',
  succeeded: 'earn.order.redeemed.toast',
  unresolved: 'earn.order.redeem.unresolved.toast',
};

/** The words of a setting, unless it has its own. */
export const SETTING_WORDS: Omit<ActionWords, 'tone'> = {
  ...ORDER_WORDS,
  notPlaced: 'earn.setting.notChanged',
  succeeded: 'modified',
  unresolved: 'earn.setting.unresolved.toast',
};

/**
 * What the form says of a submission that came to nothing, in the tone of what was being done (AMB-005). An error is what
 * `errorTreatment` of `@earnkit/core` makes of it (SH-49 to SH-52); locked funds are a warning whatever was done (SH-56, SH-57).
 *
 * @returns `undefined` where nothing needs saying.
 */
export function refusalNotice(refusal: Refusal, { tone, locked, notPlaced }: ActionWords): Notice | undefined {
  switch (refusal.cause) {
    case 'locked':
      return { tone: 'warning', key: locked };
    case 'rate-changed':
      return { tone, key: 'earn.error.rateChanged' };
    case 'limit-changed':
      return { tone, key: 'earn.error.limitChanged' };
    case 'not-placed': {
      const because = refusal.error && errorNotice(refusal.error, tone);
      return { tone, key: notPlaced, ...(because && { because }) };
    }
    case 'error':
      return noticeOfError(refusal.error, { effect: 'write', tone });
  }
}

/**
 * Tells a refusal where no form shows it: by a toast, or, when the session is over, by asking to sign in (AMB-012). The client asks
 * once for a lost session; without this, whatever is pressed after that prompt was closed would end in silence.
 */
export function tellRefusal({ notify, askLogin }: Pick<Earn, 'notify' | 'askLogin'>, refusal: Refusal, words: ActionWords): void {
  if (isLoginNeeded(refusal)) return askLogin();
  const notice = refusalNotice(refusal, words);
  if (notice) notify(notice);
}

/** Tells of a check or a read that failed where nothing on the screen does, as {@link tellRefusal} does of a write. */
export function tellError({ notify, askLogin }: Pick<Earn, 'notify' | 'askLogin'>, error: EarnError, failed: FailedCall): void {
  if (error.kind === 'login-needed') return askLogin();
  const notice = noticeOfError(error, failed);
  if (notice) notify(notice);
}

/** Whether it came to nothing because nobody is signed in: what was typed is kept over the sign-in. */
export const isLoginNeeded = (refusal: Refusal): boolean => refusal.cause === 'error' && refusal.error.kind === 'login-needed';
