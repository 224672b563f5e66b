import type { ErrorKey } from './errors.ts';

/**
 * Every message a notice may have: a toast, or the notice of a form. The views hold a text for each (AMB-140). A key
 * without a text does not compile. A slice adds no key: its orders and settings have the words of their action.
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
  | 'Copied'
  | 'earn.setting.notChanged'
  | 'earn.setting.unresolved.toast'
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
  | 'earn.order.placed.toast'
  | 'earn.order.unresolved.toast'
  | 'earn.order.subscribed.toast'
  | 'earn.order.subscribe.unresolved.toast'
  | 'earn.order.redeemed.toast'
  | 'earn.order.redeem.unresolved.toast'
  | 'earn.order.staked.toast'
  | 'earn.order.stake.unresolved.toast'
  | 'earn.order.unstaked.toast'
  | 'vip.copied'
  | 'earn.wealth.redeemed.toast'
  | 'earn.wealth.redeem.unresolved.toast'
  | 'earn.wealth.redeem.recalled'
  | 'earn.order.cancel.notCancelled'
  | 'earn.order.cancel.unresolved.toast';
