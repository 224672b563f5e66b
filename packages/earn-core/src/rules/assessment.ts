import { type Decimal, parseDecimal } from '../decimal.ts';
import type { ErrorKey } from './errors.ts';

/**
 * Every reason that a rule can return. The message catalogues have a text for each key. The exchange's own keys are used unchanged;
 * ours begin with `earn.` (AMB-140).
 */
export type ReasonKey =
  | 'finances.simpleEarn.minPurchaseAmount'
  | 'lend_earn.insufficient.balance'
  | 'simple_earn.amount.tip.remainingQuotaLessAmount'
  | 'finance.individualRemainingQuotaAmount'
  | 'simple.min_purchase'
  | 'simple.max_purchase'
  | 'redeem.number.minLimit'
  | 'redeem.maxLimit.insufficientBalance'
  | 'redeem.quickRedeemLimit'
  | 'stake.number.minLimit'
  | 'stake.maxLimit.insufficientBalance'
  | 'earn.staking.feeOverAmount'
  | 'earn.staking.limitLeft'
  | 'earn.staking.productLeft'
  | 'earn.redemption.notRevocable'
  | 'earn.fixed.obstacle.unsupported'
  | 'earn.fixed.obstacle.maturing'
  | 'earn.fixed.obstacle.redeeming'
  | 'earn.fixed.obstacle.ended'
  | 'earn.voucher.expired'
  | 'earn.voucher.gone'
  | 'earn.voucher.otherCoin'
  | 'finances.inadequateBalance'
  | 'less.minimum.amount'
  | 'less.redeemable.units'
  | 'earn.launchpool.minAmount'
  | 'earn.launchpool.maxAmount'
  | 'earn.launchpool.currentMax'
  | 'earn.launchpool.redeemMinimum'
  | 'earn.launchpool.heldInFixed'
  | 'earn.launchpool.heldInFixedUntil'
  | 'finances.simpleEarn.minAPR'
  | 'finances.simpleEarn.maxAPR'
  | 'lend_earn.notsubscribe.toast'
  | 'lend_earn.notredeem.toast'
  | 'earn.addFunds.spotNotOpen'
  | 'finances.date.picker.maximum.time'
  | 'analysis.date.picker.limit.tip';

/**
 * Why something is not allowed. `values` fill the placeholders of the message: `amount` (plain digits) and `coin` for amounts,
 * `percent` (plain digits without the sign) for rates, `months` or `days` for dates, `at` (unix seconds) for an instant. The
 * view formats them.
 */
export interface Reason {
  /** Key of its message. */
  readonly key: ReasonKey;
  /** What is filled into the message. @default nothing */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * A rule's result for a draft.
 *
 * - `empty`: nothing is typed.
 * - `unknown`: a fact is missing, so the draft is not rejected and cannot be sent.
 * - `ready`: the exact request.
 * - `blocked`: the reasons, most important first. An empty list disables the action without a message, as for an amount of 0.
 */
export type Assessment<Request> =
  | { readonly state: 'empty' }
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly request: Request }
  | { readonly state: 'blocked'; readonly reasons: readonly Reason[] };

/** Nothing is typed. */
export const EMPTY = { state: 'empty' } as const;
/** A fact is missing. */
export const UNKNOWN = { state: 'unknown' } as const;
/** The request can be sent. */
export const ready = <Request>(request: Request): Assessment<Request> => ({ state: 'ready', request });
/** Nothing can be sent, for these reasons. */
export const blocked = (...reasons: readonly Reason[]): Assessment<never> => ({ state: 'blocked', reasons });

/**
 * Reads a field's text while it is typed: `5.` is 5, and `-` or `.` alone is empty.
 *
 * @returns `'empty'` for no text, `undefined` for text that is no amount.
 */
export function readDraft(text: string): Decimal | 'empty' | undefined {
  const typed = text.trim();
  return typed === '' || typed === '-' || typed === '.' ? 'empty' : parseDecimal(typed.endsWith('.') ? typed.slice(0, -1) : typed);
}

/** Decimals of an amount that is sent (SE-52, FM-08). */
export const SENT_DECIMALS = 6;

/** Decimals a person may type (SE-51, SE-F-25). */
export const TYPED_DECIMALS = 8;

/**
 * The message keys of all notices. A notice is a toast or is shown in a form. The views have a text for each key (AMB-140); a key
 * without a text does not compile. A slice adds no key: its orders and settings use the messages of their action.
 */
export type NoticeKey =
  | ErrorKey
  | 'earn.error.loginNeeded'
  | 'earn.error.notPlaced'
  | 'earn.error.rateChanged'
  | 'earn.error.limitChanged'
  | 'earn.submission.restored'
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
  | 'earn.wealth.redeem.restored'
  | 'earn.order.cancel.notCancelled'
  | 'earn.order.cancel.unresolved.toast';
