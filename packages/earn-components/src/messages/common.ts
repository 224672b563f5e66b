import type { ReasonKey } from '@earnkit/core';
import type { Notice } from '@earnkit/hooks';
import { type Message, plural } from '@earnkit/ui';
import { type KeyOf, type UsWording, defineMessages } from './defineMessages.ts';

/* Keys without `earn.` are the exchange’s own and never change. */

/** Notices of rules, errors and hooks. They load with the area, because a toast may need them before a component's code is loaded. */
export const spoken = {
  Networkerr: 'The connection failed. Check your network and try again.',
  orderCancelled: 'Redemption cancelled',
  modified: 'Changes saved',
  Copied: 'Copied',
  'lend_earn.insufficient.balance': 'This is more than your available balance',
  'lend_earn.notsubscribe.toast': 'Your funds serve as collateral and are locked, so they cannot be subscribed right now.',
  'lend_earn.notredeem.toast': 'Your funds serve as collateral and are locked, so they cannot be redeemed right now.',
  'cryptoloan.enabledSuccessfully': 'Enabled successfully',
  'cryptoloan.disabledSuccessfully': 'Disabled successfully',
  'finances.subscribed.tip': 'You are subscribed',
  'finances.subscription.cancelled': 'Subscription cancelled',
  'finances.simpleEarn.minPurchaseAmount': 'The minimum is {amount} {coin}',
  'finances.simpleEarn.maxAPR': 'Enter {percent}% or less.',
  'finances.simpleEarn.minAPR': 'Enter {percent}% or more.',
  'redeem.number.minLimit': 'The minimum is {amount} {coin}',
  'redeem.maxLimit.insufficientBalance': 'You can redeem at most {amount} {coin}',
  'redeem.quickRedeemLimit': 'Today {amount} {coin} are left for fast redemption',
  'stake.number.minLimit': 'The minimum is {amount} {coin}',
  'stake.maxLimit.insufficientBalance': 'You can stake at most {amount} {coin}',
  'earn.staking.limitLeft': 'Your limit for this product leaves {amount} {coin}',
  'earn.staking.productLeft': '{amount} {coin} are left of this product',
  'earn.staking.feeOverAmount': 'The fee of {amount} {coin} leaves nothing to pay out',
  'simple_earn.amount.tip.remainingQuotaLessAmount': 'The remaining quota is below the minimum amount',
  'finance.individualRemainingQuotaAmount': 'Your remaining quota is {amount} {coin}',
  'simple.min_purchase': 'This voucher needs at least {amount} {coin}',
  'simple.max_purchase': 'This voucher covers at most {amount} {coin}',
  'less.minimum.amount': 'The minimum is {amount} {coin}',
  'less.redeemable.units': 'You can redeem at most {amount} units',
  'finances.date.picker.maximum.time': 'You can view {months} months at most, so the start date was moved.',
  'analysis.date.picker.limit.tip': 'You can view {days} days at most, so the start date was moved.',
  'finances.inadequateBalance': 'This is more than your available balance',
  'earn.launchpool.maxAmount': 'You can have at most {amount} {coin} in this pool',
  'earn.launchpool.currentMax': 'You can redeem at most {amount} {coin}',
  'earn.launchpool.heldInFixed': 'This stake is held in a fixed term and is returned when the term ends.',
  'earn.launchpool.heldInFixedUntil': 'This stake is held in a fixed term and is returned {at}.',

  'earn.error.retryLater': 'Something went wrong at the exchange. Please try again in a moment.',
  'earn.error.retryAfter': plural('seconds', {
    one: 'Too many requests. Try again in # second.',
    other: 'Too many requests. Try again in # seconds.',
  }),
  'earn.error.anotherPerson': 'You are now signed in as somebody else. Nothing was sent.',
  'earn.error.personUnknown': 'It could not be checked who is signed in. Nothing was sent. Try again.',
  'earn.error.notSent': 'The request could not be sent, so nothing has changed. Try again.',
  'earn.error.notOffered': 'This is not offered here.',
  'earn.error.offline': 'You were offline, so nothing was sent. Try again once you are connected.',
  'earn.error.loginNeeded': 'You were signed out. Log in again. What you entered is kept.',
  'earn.error.rateChanged': 'The terms changed. Nothing was sent. Check them and confirm again.',
  'earn.error.limitChanged':
    'The conditions changed and your amount no longer fits. Nothing was sent. Change the amount and confirm again.',
  'earn.error.notPlaced': 'Your order was not placed and no funds were moved. You can submit it again.',
  'earn.error.passwordNotSet': 'Moving funds needs a funding password. Set one in your security settings first.',
  'earn.error.passwordFingerprint': 'The exchange asks for your fingerprint, which this page cannot read. Confirm in the exchange’s app.',
  'earn.error.passwordTooOften': 'The funding password was wrong too many times. Try again later.',
  'earn.redemption.notRevocable': 'This redemption can no longer be cancelled.',
  'earn.fixed.obstacle.unsupported': 'This product does not offer it.',
  'earn.fixed.obstacle.maturing': 'The order matures within an hour and can no longer be changed.',
  'earn.fixed.obstacle.redeeming': 'The order has matured or is being redeemed. It can no longer be changed.',
  'earn.fixed.obstacle.ended': 'The order has ended.',
  'earn.voucher.expired': 'The voucher has expired. Choose another one, or none.',
  'earn.voucher.gone': 'The voucher can no longer be used. Choose another one, or none.',
  'earn.voucher.otherCoin': 'The voucher is for other coins. Choose another one, or none.',
  'earn.addFunds.spotNotOpen': 'Trading of {coin} opens {at}.',

  'earn.submission.restored':
    'Your order of {amount} {coin} was being sent when this page was reloaded. We are checking it and will notify you. Nothing is sent twice.',
  'earn.order.placed.toast': 'Your order of {amount} {coin} was placed',
  'earn.order.unresolved.toast': 'We could not find out whether your {coin} order was placed. Open it again to check.',
  'earn.order.subscribed.toast': 'Subscribed {amount} {coin}',
  'earn.order.subscribe.unresolved.toast': 'We could not find out whether your {coin} subscription was placed. Open it again to check.',
  'earn.order.redeemed.toast': 'Redeemed {amount} {coin}',
  'earn.order.redeem.unresolved.toast': 'We could not find out whether your {coin} redemption was placed. Open it again to check.',
  'earn.order.staked.toast': 'Staked {amount} {coin}',
  'earn.order.stake.unresolved.toast': 'We could not find out whether your {coin} stake was placed. Open it again to check.',
  'earn.order.unstaked.toast': 'Redeemed {amount} {coin}',
  'vip.copied': 'Client ID copied',
  'earn.wealth.redeemed.toast': 'Redeemed {amount} units',
  'earn.wealth.redeem.unresolved.toast':
    'We could not find out whether your redemption of {amount} units was placed. Open it again to check.',
  'earn.wealth.redeem.restored':
    'Your redemption of {amount} units was being sent when this page was reloaded. We are checking it and will notify you. Nothing is sent twice.',
  'earn.order.cancel.notCancelled': 'Your redemption was not cancelled and continues. You can try again.',
  'earn.order.cancel.unresolved.toast': 'We could not find out whether your {coin} redemption was cancelled. Open it again to check.',
  'earn.setting.notChanged': 'Your change was not saved. Please try again.',
  'earn.setting.unresolved.toast': 'We could not find out whether your change was saved. Open it again to check.',
  'earn.minApr.notChanged': 'Your minimum APR was not changed. Please try again.',
  'earn.minApr.unresolved.toast': 'We could not find out whether your minimum APR for {coin} was saved. Open it again to check.',
  'earn.autoEarn.notChanged': 'Auto-Earn was not changed. Please try again.',
  'earn.autoEarn.unresolved.toast': 'We could not find out whether Auto-Earn was changed. Use the switch again to check.',
  'earn.notifications.notChanged': 'Your notifications were not changed. Please try again.',
  'earn.notifications.unresolved.toast': 'We could not find out whether your notifications were changed. Open them again to check.',
} as const satisfies Readonly<Record<ReasonKey | Notice['key'], Message>>;

/** Messages that several components share. */
export const en = {
  ...spoken,

  'earn.login': 'Log in',
  'earn.error.reference': 'Reference: {id}',
  'earn.retry': 'Try again',
  'earn.list.more': 'This list may not be complete: the exchange did not send the pages that follow.',
  'earn.checkAgain': 'Check again',
  'earn.close': 'Close',
  'earn.cancel': 'Cancel',
  'earn.confirm': 'Confirm',
  'earn.done': 'Done',
  'earn.unknown': '--',
  'earn.failedHint': 'Please try again in a moment.',
  'earn.stale': 'This could not be refreshed. It shows the data of {time}\u00a0({zone}).',
  'earn.immediately': 'Immediately',
  'earn.address.missing':
    'What the address opens is not in this list. It may have ended, belong to another account, or the address is mistyped.',
  'earn.address.notShown':
    'What the address opens is not among the rows shown. It opens once they include it. If none does, it may have ended, belong to another account, or the address is mistyped.',
  'earn.address.notOffered': 'What the address opens is not possible here at the moment.',
  'earn.time': 'Time',
  'earn.actions': 'Actions',
  'earn.coin': 'Coin',
  'earn.apr': 'APR',
  'earn.estApr': 'Est. APR',
  'earn.upTo': 'up to',
  'earn.aprPartsUpTo': '{base} base + up to {bonus} bonus',
  'earn.notLent': 'Not lent: below your minimum of {minimum} (now {rate})',
  'earn.notLentMeaning': 'While the rate is below your minimum, your flexible {coin} earns no interest and no bonus.',
  'earn.cumulativeInterest': 'Cumulative interest',
  'earn.flexibleTerm': 'Flexible',
  'earn.principal': 'Principal',
  'earn.subscribe': 'Subscribe',
  'earn.subscribeCoin': 'Subscribe {coin}',
  'earn.redeem': 'Redeem',
  'earn.redeemCoin': 'Redeem {coin}',
  'earn.redeeming': 'Redeeming',
  'earn.addFunds.action': 'Add funds',
  'earn.notifications.title': 'Notifications',
  'earn.invite.title': 'Invite friends',

  'earn.account.any': 'Your account',
  'earn.account.spot': 'Spot account',
  'earn.account.unified': 'Unified account',
  'earn.account.your.any': 'your account',
  'earn.account.your.spot': 'your spot account',
  'earn.account.your.unified': 'your unified account',
  'earn.amount.label': 'Amount',
  'earn.amount.enter': 'Enter an amount',
  'earn.amount.hidden': 'a hidden amount of',

  'earn.setting.checking': 'We did not get an answer from the exchange. Checking whether your change was saved…',
  'earn.setting.unresolved': 'We could not find out whether your change was saved.',
  'earn.setting.release': 'I checked: it was not saved',
} as const;

const us: UsWording<typeof en> = {
  'lend_earn.notsubscribe.toast': 'Your funds serve as collateral and are locked, so they cannot be committed right now.',
  'earn.order.subscribed.toast': 'Committed {amount} {coin}',
  'earn.order.subscribe.unresolved.toast': 'We could not find out whether your {coin} commitment was placed. Open it again to check.',
  'earn.order.staked.toast': 'Committed Successfully',
  'earn.order.stake.unresolved.toast': 'We could not find out whether your {coin} commitment was placed. Open it again to check.',
  'earn.order.unstaked.toast': 'Claim successful',
  'earn.launchpool.heldInFixed': 'This commitment is held in a fixed term and is returned when the term ends.',
  'earn.launchpool.heldInFixedUntil': 'This commitment is held in a fixed term and is returned {at}.',
  'earn.subscribe': 'Commit',
  'earn.subscribeCoin': 'Commit {coin}',
  'stake.maxLimit.insufficientBalance': 'You can commit at most {amount} {coin}',
};

/** The messages that every component has. */
export const commonMessages = defineMessages({ en, us, translations: { zh: () => import('./common.zh.ts') } });

/** Key of a message that every component has. */
export type CommonKey = KeyOf<typeof commonMessages>;
