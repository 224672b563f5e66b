import { type Assessment, EMPTY, type Reason, SENT_DECIMALS, TYPED_DECIMALS, UNKNOWN, blocked, readDraft, ready } from './assessment.ts';
import { type Decimal, ZERO, compare, roundDown, isPositive, max, min, roundUp } from '../decimal.ts';
import type { Quota } from '../endpoint/wire.ts';

declare module './assessment.ts' {
  interface ReasonKeys {
    'finances.simpleEarn.minPurchaseAmount': never;
    'simple_earn.amount.tip.remainingQuotaLessAmount': never;
    'finance.individualRemainingQuotaAmount': never;
    'simple.min_purchase': never;
    'simple.max_purchase': never;
  }
}

export { SENT_DECIMALS, TYPED_DECIMALS } from './assessment.ts';
export { isWhole, type Leftover, leftoverOf } from './leftover.ts';
export { boundQuote, type QuotedOrder, type QuoteSubject } from './quotes.ts';

/** The limits of a subscription's amount. An unknown limit is `undefined`. */
export interface SubscribeLimits {
  /** The coin, for the messages. */
  readonly asset: string;
  /** Least amount. */
  readonly minimum: Decimal | undefined;
  /** The person's available balance. */
  readonly available: Decimal | undefined;
  /** What the person may still subscribe of the product. */
  readonly quota: Quota | undefined;
  /** Bounds of the chosen voucher, both included; 0 for the upper one is no bound. */
  readonly voucher?: { readonly low: Decimal | undefined; readonly high: Decimal | undefined } | undefined;
}

/** The smallest amount that can be sent and reaches a limit: decimals that are cut off do not count. */
const leastSent = (limit: Decimal): Decimal => roundUp(limit, SENT_DECIMALS);

const firstReason = (
  amount: Decimal,
  limits: SubscribeLimits & { readonly minimum: Decimal; readonly available: Decimal; readonly quota: Quota },
): Reason | undefined => {
  const { asset: coin, minimum, available, quota, voucher } = limits;
  if (quota !== 'unlimited' && compare(quota, minimum) < 0) return { key: 'simple_earn.amount.tip.remainingQuotaLessAmount' };
  const sent = roundDown(amount, SENT_DECIMALS);
  if (compare(sent, minimum) < 0) return { key: 'finances.simpleEarn.minPurchaseAmount', values: { amount: leastSent(minimum), coin } };
  if (compare(amount, available) > 0) return { key: 'lend_earn.insufficient.balance' };
  if (quota !== 'unlimited' && compare(amount, quota) > 0)
    return { key: 'finance.individualRemainingQuotaAmount', values: { amount: quota, coin } };
  if (voucher?.low && compare(sent, voucher.low) < 0)
    return { key: 'simple.min_purchase', values: { amount: leastSent(voucher.low), coin } };
  if (voucher?.high && isPositive(voucher.high) && compare(amount, voucher.high) > 0)
    return { key: 'simple.max_purchase', values: { amount: voucher.high, coin } };
  return undefined;
};

/**
 * Assesses an amount; the first broken limit is the reason (SE-48, SE-49, SE-X-50, SE-X-51, AMB-088). The amount to send
 * is cut to 6 decimals (SE-52) and must reach the lower limits. An amount that is cut to zero is blocked without a reason
 * (AMB-089).
 *
 * @param text the field's text while it is typed.
 */
export function assessSubscribeAmount(text: string, limits: SubscribeLimits): Assessment<Decimal> {
  const amount = readDraft(text);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined) return blocked();
  const { minimum, available, quota } = limits;
  if (minimum === undefined || available === undefined || quota === undefined) return UNKNOWN;
  const reason = firstReason(amount, { ...limits, minimum, available, quota });
  if (reason) return blocked(reason);
  const sent = roundDown(amount, SENT_DECIMALS);
  return isPositive(sent) ? ready(sent) : blocked();
}

/**
 * The amount that Max fills in: the lesser of balance and remaining quota, 8 decimals down, never below zero; a voucher's bound is
 * not applied (AMB-091). `undefined` while either is not known.
 *
 * @param quota what the person may still subscribe of the product.
 */
export function maxSubscribeAmount(available: Decimal | undefined, quota: Quota | undefined): Decimal | undefined {
  if (available === undefined || quota === undefined) return undefined;
  return max(ZERO, roundDown(quota === 'unlimited' ? available : min(available, quota), TYPED_DECIMALS));
}

/** A figure before and after it changed. */
export interface FigureChange {
  /** The figure that the person read. */
  readonly from: Decimal;
  /** The figure that holds now. */
  readonly to: Decimal;
}

/** How long a standard redemption takes, in days (ST-92 to ST-95). It determines the tip and the confirmation (ST-96). */
export type RedeemPeriod =
  | { readonly kind: 'immediate' }
  | { readonly kind: 'max-only'; readonly days: number }
  | { readonly kind: 'equal'; readonly days: number }
  | { readonly kind: 'range'; readonly minDays: number; readonly maxDays: number };

/** A term of an order that changed after the person saw it (R04). */
export type TermsChange =
  /** The rate per year, a fraction. */
  | (FigureChange & { readonly figure: 'apr' })
  /** The fee as a fraction, or the exchange rate. */
  | (FigureChange & { readonly figure: 'fee' | 'exchange-rate' })
  /** The coin that is received. */
  | { readonly figure: 'coin'; readonly from: string; readonly to: string }
  /** How long a standard redemption takes. */
  | { readonly figure: 'period'; readonly from: RedeemPeriod; readonly to: RedeemPeriod }
  /** Minutes until a fast redemption arrives. */
  | { readonly figure: 'minutes'; readonly from: number; readonly to: number };
