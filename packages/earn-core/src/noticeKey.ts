import type { ErrorKey } from './errors/rules.ts';

/**
 * Every message a notice may have: a toast, or the notice of a form. The views hold a text for each (AMB-140). A slice adds
 * the messages of its flows here, so that a key without a text does not compile.
 */
export type NoticeKey =
  | ErrorKey
  | 'earn.error.loginNeeded'
  | 'earn.error.notPlaced'
  | 'earn.error.rateChanged'
  | 'earn.error.limitChanged'
  | 'earn.submission.recalled'
  | 'lend_earn.notsubscribe.toast'
  | 'lend_earn.notredeem.toast'
  | 'modified'
  | 'orderCancelled'
  | 'finances.subscribed.tip'
  | 'finances.subscription.cancelled'
  | 'earn.notifications.notChanged'
  | 'earn.notifications.unresolved.toast'
  | 'cryptoloan.enabledSuccessfully'
  | 'cryptoloan.disabledSuccessfully'
  | 'earn.autoEarn.notChanged'
  | 'earn.autoEarn.unresolved.toast'
  | 'earn.minApr.notChanged'
  | 'earn.minApr.unresolved.toast'
  | 'earn.flexible.subscribed.toast'
  | 'earn.flexible.subscribe.unresolved.toast'
  | 'earn.flexible.redeemed.toast'
  | 'earn.flexible.redeem.unresolved.toast'
  | 'earn.flexible.cancel.notCancelled'
  | 'earn.flexible.cancel.unresolved.toast';
