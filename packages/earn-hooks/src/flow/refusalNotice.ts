import type { EarnError } from '@earnkit/core';
import { type FailedCall, errorNotice } from '@earnkit/core/errors/rules';
import type { Earn } from '../provider/earnContext.ts';
import type { Notice } from '../submission/notice.ts';
import { noticeOfError } from './failureNotice.ts';
import type { ActionMessages, Refusal } from '../submission/submission.ts';

/** The default messages of an order. */
export const ORDER_MESSAGES: Omit<ActionMessages, 'tone'> = {
  locked: 'lend_earn.notsubscribe.toast',
  notPlaced: 'earn.error.notPlaced',
  succeeded: 'earn.order.placed.toast',
  unresolved: 'earn.order.unresolved.toast',
};

/** The default messages of a redemption. */
export const REDEMPTION_MESSAGES: Omit<ActionMessages, 'tone'> = {
  ...ORDER_MESSAGES,
  locked: 'lend_earn.notredeem.toast',
  succeeded: 'earn.order.redeemed.toast',
  unresolved: 'earn.order.redeem.unresolved.toast',
};

/** The default messages of a setting. */
export const SETTING_MESSAGES: Omit<ActionMessages, 'tone'> = {
  ...ORDER_MESSAGES,
  notPlaced: 'earn.setting.notChanged',
  succeeded: 'modified',
  unresolved: 'earn.setting.unresolved.toast',
};

/**
 * The notice of a refused submission in its form, in the tone of the action (AMB-005). An error is handled as `errorTreatment` of
 * `@earnkit/core` defines it (SH-49 to SH-52); locked funds are a warning for every action (SH-56, SH-57).
 *
 * @returns `undefined` when there is no notice.
 */
export function refusalNotice(refusal: Refusal, { tone, locked, notPlaced }: ActionMessages): Notice | undefined {
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
 * Reports a refusal that no form shows: with a toast or, when the session has ended, by asking to sign in (AMB-012). The client asks
 * only once for a lost session; without this, a press after the person closed that prompt would have no visible result.
 */
export function notifyRefusal({ notify, askLogin }: Pick<Earn, 'notify' | 'askLogin'>, refusal: Refusal, messages: ActionMessages): void {
  if (isLoginNeeded(refusal)) return askLogin();
  const notice = refusalNotice(refusal, messages);
  if (notice) notify(notice);
}

/** Reports a failed check or read that nothing on the screen shows, as {@link notifyRefusal} does for a write. */
export function notifyError({ notify, askLogin }: Pick<Earn, 'notify' | 'askLogin'>, error: EarnError, failed: FailedCall): void {
  if (error.kind === 'login-needed') return askLogin();
  const notice = noticeOfError(error, failed);
  if (notice) notify(notice);
}

/** Whether it was refused because nobody is signed in; the typed text is then kept over the sign-in. */
export const isLoginNeeded = (refusal: Refusal): boolean => refusal.cause === 'error' && refusal.error.kind === 'login-needed';
