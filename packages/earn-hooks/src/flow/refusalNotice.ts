import type { NoticeKey } from '@earnkit/core';
import { type EarnAction, errorNotice, toneOf } from '@earnkit/core/errors/rules';
import type { Earn } from '../provider/earnContext.ts';
import type { Notice } from '../provider/notice.ts';
import { noticeOfError } from './failureNotice.ts';
import type { Refusal } from './submission.ts';

/** What is said of an action, beside what every error says. */
export interface ActionWords {
  /** Of locked funds (SH-56, SH-57). */
  readonly locked: NoticeKey;
  /** Of a lost answer that turned out to be a lost request. */
  readonly notPlaced: NoticeKey;
  /** The toast of a success. An order fills in `amount` and `coin`. */
  readonly succeeded: NoticeKey;
  /** The toast of an outcome that stays unknown. An order fills in `amount` and `coin`. */
  readonly unresolved: NoticeKey;
}

/** What is said of an order whose action has no words of its own. */
const ORDER: ActionWords = {
  locked: 'lend_earn.notsubscribe.toast',
  notPlaced: 'earn.error.notPlaced',
  succeeded: 'earn.order.placed.toast',
  unresolved: 'earn.order.unresolved.toast',
};

const REDEEM: ActionWords = {
  ...ORDER,
  locked: 'lend_earn.notredeem.toast',
  succeeded: 'earn.order.redeemed.toast',
  unresolved: 'earn.order.redeem.unresolved.toast',
};

/** What is said of a setting whose action has no words of its own. */
export const SETTING: ActionWords = {
  ...ORDER,
  notPlaced: 'earn.setting.notChanged',
  succeeded: 'modified',
  unresolved: 'earn.setting.unresolved.toast',
};

const WORDS: { readonly [Action in EarnAction]?: ActionWords } = {
  subscribe: { ...ORDER, succeeded: 'earn.order.subscribed.toast', unresolved: 'earn.order.subscribe.unresolved.toast' },
  redeem: REDEEM,
  'early-redeem': REDEEM,
  'launchpool-stake': { ...ORDER, succeeded: 'earn.order.staked.toast', unresolved: 'earn.order.stake.unresolved.toast' },
  'launchpool-redeem': { ...REDEEM, succeeded: 'earn.order.unstaked.toast' },
  staking: { ...ORDER, succeeded: 'earn.order.staked.toast', unresolved: 'earn.order.stake.unresolved.toast' },
  'staking-redeem': { ...REDEEM, succeeded: 'earn.order.unstaked.toast' },
  cancel: {
    locked: 'lend_earn.notredeem.toast',
    notPlaced: 'earn.order.cancel.notCancelled',
    succeeded: 'orderCancelled',
    unresolved: 'earn.order.cancel.unresolved.toast',
  },
  'interest-rate': { ...SETTING, notPlaced: 'earn.minApr.notChanged', unresolved: 'earn.minApr.unresolved.toast' },
  'auto-earn': { ...SETTING, notPlaced: 'earn.autoEarn.notChanged', unresolved: 'earn.autoEarn.unresolved.toast' },
  'soft-staking': SETTING,
  notification: { ...SETTING, notPlaced: 'earn.notifications.notChanged', unresolved: 'earn.notifications.unresolved.toast' },
};

/**
 * The words of an action. An action without an entry has the neutral words of an order or a setting, so a new product
 * needs no words of its own.
 */
export const wordsOf = (action: EarnAction, otherwise = ORDER): ActionWords => WORDS[action] ?? otherwise;

/**
 * What the form says of a submission that came to nothing, in the tone of what was being done (AMB-005). An error is what
 * `errorTreatment` of `@earnkit/core` makes of it (SH-49 to SH-52); locked funds are a warning whatever was done (SH-56, SH-57).
 *
 * @param otherwise the words of an action that has none of its own. @default those of an order
 * @returns `undefined` where nothing needs saying.
 */
export function refusalNotice(refusal: Refusal, action: EarnAction, otherwise = ORDER): Notice | undefined {
  const tone = toneOf(action);
  const { locked, notPlaced } = wordsOf(action, otherwise);
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
      return noticeOfError(refusal.error, action);
  }
}

/**
 * Tells a refusal where no form shows it: by a toast, or, when the session is over, by asking to sign in (AMB-012). The client asks
 * once for a lost session; without this, whatever is pressed after that prompt was closed would end in silence.
 */
export function tellRefusal(
  { notify, askLogin }: Pick<Earn, 'notify' | 'askLogin'>,
  refusal: Refusal,
  action: EarnAction,
  otherwise = ORDER,
): void {
  if (isLoginNeeded(refusal)) return askLogin();
  const notice = refusalNotice(refusal, action, otherwise);
  if (notice) notify(notice);
}

/** Whether it came to nothing because nobody is signed in: what was typed is kept over the sign-in. */
export const isLoginNeeded = (refusal: Refusal): boolean => refusal.cause === 'error' && refusal.error.kind === 'login-needed';
