import type { Instant } from '@earnkit/time';
import { type Decimal, ZERO, add, compare, decimal, divide, subtract } from '../../../decimal.ts';
import { type QuotedOrder, type QuoteSubject, boundQuote } from '../../quotes.ts';
import { estimatedInterest } from '../../rates/interest.ts';
import type { FixedOrder, FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import type { Voucher } from '../../../contract/simple-earn/vouchers.ts';
import { fixedReturn } from './estimate.ts';

/** What a fixed subscription promised when it was made: the figures that stood beside its button. */
export interface FixedQuote extends QuoteSubject {
  /** The coin. */
  readonly asset: string;
  /** The term, in days. */
  readonly days: number;
  /** The rate of the product, a fraction a year. */
  readonly aprFraction: Decimal;
  /** Interest of the term, in the coin. */
  readonly interest: Decimal;
  /** What the voucher adds, in the coin; zero without one. */
  readonly voucher: Decimal;
  /** The bonus at the prices of that moment, in {@link bonusAsset}; `undefined` where it was not known. */
  readonly bonus: Decimal | undefined;
  /** The coin of the bonus. */
  readonly bonusAsset: string;
}

/** What a subscription promises (SE-39, FM-10); `undefined` where the product has no rate. */
export function fixedQuote(product: FixedProduct, principal: Decimal, voucher: Voucher | undefined, at: Instant): FixedQuote | undefined {
  const { id: productId, asset, days, aprFraction } = product;
  const back = fixedReturn(product, principal, voucher);
  if (aprFraction === undefined || back === undefined) return undefined;
  const { interest, voucher: extra, bonus, bonusAsset } = back;
  return { productId, asset, principal, at, days, aprFraction, interest, voucher: extra, bonus, bonusAsset };
}

type Placed = Pick<FixedOrder, 'orderId' | 'productId' | 'principal' | 'createdAt'>;

const quotedOrder = ({ orderId, productId, principal, createdAt }: Placed): QuotedOrder => ({
  key: orderId,
  productId,
  principal,
  placedAt: createdAt,
});

/**
 * The quote of an order, by its product, principal and moment; see `boundQuote`.
 *
 * @param others the orders that are known beside it.
 */
export const quoteOfOrder = (quotes: readonly FixedQuote[], order: Placed, others: readonly Placed[]): FixedQuote | undefined =>
  boundQuote(quotes, quotedOrder(order), others.map(quotedOrder));

/** An amount with the multiplication that gives it: `amount × aprFraction × days ÷ 365 = interest`. */
export interface InterestSum {
  /** The principal. */
  readonly amount: Decimal;
  /** The rate of a year, a fraction. */
  readonly aprFraction: Decimal;
  /** Days of the term. */
  readonly days: number;
  /** 8 decimals, cut down. */
  readonly interest: Decimal;
}

/**
 * The multiplication that gives the interest of a term (FM-10); `undefined` where it gives another amount than the exchange names, which is
 * then not explained by it.
 */
export function interestSum(
  { principal, aprFraction, days }: Pick<FixedOrder, 'principal' | 'aprFraction' | 'days'>,
  interest: Decimal | undefined,
): InterestSum | undefined {
  if (principal === undefined || aprFraction === undefined || interest === undefined) return undefined;
  const result = estimatedInterest({ amount: principal, aprFraction, days });
  return compare(result, interest) === 0 ? { amount: principal, aprFraction, days, interest } : undefined;
}

/** What a whole day of a term earns: the interest of the term over its days, 8 decimals, cut down; `undefined` where it is not known. */
export const interestOfDay = (interest: Decimal | undefined, days: number): Decimal | undefined =>
  interest && days > 0 ? divide(interest, decimal(String(days)), 8) : undefined;

/** Whether a promise was kept, and by how much it was not. */
export interface PromiseOutcome {
  /** Whether what was paid is what was promised. */
  readonly kind: 'kept' | 'more' | 'less';
  /** The difference; zero where it was kept. */
  readonly difference: Decimal;
}

/** The interest that was promised, what the voucher adds included. */
export const promisedInterest = ({ interest, voucher }: Pick<FixedQuote, 'interest' | 'voucher'>): Decimal => add(interest, voucher);

/** Compares the interest that was paid with the interest that was promised, what a voucher adds included in both. */
export function promiseOutcome(quote: Pick<FixedQuote, 'interest' | 'voucher'>, paid: Decimal): PromiseOutcome {
  const promised = promisedInterest(quote);
  const order = compare(paid, promised);
  if (order === 0) return { kind: 'kept', difference: ZERO };
  return order > 0 ? { kind: 'more', difference: subtract(paid, promised) } : { kind: 'less', difference: subtract(promised, paid) };
}
