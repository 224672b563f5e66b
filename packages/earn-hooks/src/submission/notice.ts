import type { EarnError } from '@earnkit/core';
import type { ErrorKey } from '@earnkit/core/errors/rules';
import type { Refusal } from './submission.ts';

/**
 * The message keys of notices: toasts, and lines of forms. Each order or setting with messages of its own adds them with `declare module`;
 * the views have a text for each key (AMB-140), and a key without a text does not compile.
 */
export interface NoticeKeys extends Record<ErrorKey, never> {
  'earn.error.loginNeeded': never;
  'earn.error.notPlaced': never;
  'earn.error.rateChanged': never;
  'earn.error.limitChanged': never;
  'earn.submission.restored': never;
  'lend_earn.notsubscribe.toast': never;
  'lend_earn.notredeem.toast': never;
  modified: never;
  Copied: never;
  'cryptoloan.enabledSuccessfully': never;
  'cryptoloan.disabledSuccessfully': never;
  'earn.setting.notChanged': never;
  'earn.setting.unresolved.toast': never;
  'earn.order.placed.toast': never;
  'earn.order.unresolved.toast': never;
  'earn.order.redeemed.toast': never;
  'earn.order.redeem.unresolved.toast': never;
  'earn.order.staked.toast': never;
  'earn.order.stake.unresolved.toast': never;
  'earn.order.unstaked.toast': never;
}

/** The key of a notice. */
export type NoticeKey = keyof NoticeKeys;

/**
 * A message for the person that needs no open screen. Hooks hold no texts: a notice carries the key of a message, and the
 * exchange's own text where there is one. The exchange's text replaces the message (AMB-006) and is text, never markup.
 */
export interface Notice {
  /** The tone in which it is shown. */
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  /** Key of the message, such as `orderCancelled`. */
  readonly key: NoticeKey;
  /** Values of the message's placeholders. */
  readonly values?: Readonly<Record<string, string>>;
  /** The exchange's text; shown instead of the message. */
  readonly serverText?: string;
  /** The id of the request that failed or whose answer was lost, to quote to support; shown after the text. */
  readonly reference?: string;
  /** The cause, shown after the message: the failed connection, or the exchange's text (AMB-006, AMB-146). */
  readonly because?: Omit<Notice, 'because'>;
}

/**
 * An event for analytics (FM-25): an order or a change was sent, or it ended. Presses are not counted (AMB-078), and no
 * event holds an amount, a balance, an id, or a text of the exchange.
 */
export interface AnalyticsProps {
  /** What happened. `unresolved` is sent again after each check without a result. */
  readonly outcome: 'submitted' | 'succeeded' | 'refused' | 'unresolved';
  /** The kind of refusal: one of the flow itself, or the kind of the error. */
  readonly cause?: Exclude<Refusal['cause'], 'error'> | EarnError['kind'];
  /** The coin. */
  readonly asset?: string;
}

/**
 * Receives an event for analytics: the name of the call, such as `flexible.subscribe`, and what happened. How a stake into a
 * launchpool ended is `launchpool_stake_result` (AMB-078).
 */
export type OnAnalytics = (name: string, props: AnalyticsProps) => void;
