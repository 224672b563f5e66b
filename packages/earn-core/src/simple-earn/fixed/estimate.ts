import { type Decimal, ZERO, add, decimal, divide, isPositive, multiply, subtract } from '../../decimal/decimal.ts';
import { addedYearlyBonus, estimatedInterest, ladderInterest } from '../../rates/interest.ts';
import { type RateChange, changeOfRate } from '../../rates/rate.ts';
import { type ShownParts, shownParts } from '../../rates/shownParts.ts';
import { DAY } from '@earnkit/time';
import type { Instant } from '@earnkit/time';
import type { Voucher } from '../vouchers/contract.ts';
import { voucherInterest, voucherYield } from '../vouchers/rules.ts';
import type { FixedOrder, FixedProduct } from './contract.ts';
import { type FixedRates, fixedHeadlineApr } from './headlineApr.ts';
import { interestStartOf } from './timeline.ts';

const ONE = decimal('1');

/** A fixed rate and its parts as shown: they add up (AMB-154). */
export type FixedAprParts = ShownParts<'base' | 'bonus' | 'voucher'>;

/** What decides the rate of an amount. */
type FixedTerms = FixedRates & Pick<FixedProduct, 'days'>;

/**
 * The change since the person saw a product: of its highest rate, of its own where a bonus makes up for it, or of the rate of their
 * amount where the steps of the bonus are others (R04).
 *
 * @param amount the amount they decided on. @default none
 */
export const fixedRateChange = (seen: FixedTerms, now: FixedTerms, amount?: Decimal): RateChange | undefined =>
  seen === now
    ? undefined
    : (changeOfRate(fixedHeadlineApr(seen)?.total, fixedHeadlineApr(now)?.total) ??
      changeOfRate(seen.aprFraction, now.aprFraction) ??
      (amount && changeOfRate(fixedAprForAmount(seen, amount, undefined)?.total, fixedAprForAmount(now, amount, undefined)?.total)));

/**
 * The rate of an amount over the term: the product's on all of it, each bonus step on its own part, and the voucher on its
 * part and days (FM-11, AMB-096, AMB-097). `undefined` without a rate or an amount, and while the ladder is not known.
 */
export function fixedAprForAmount(product: FixedTerms, amount: Decimal, voucher: Voucher | undefined): FixedAprParts | undefined {
  const { aprFraction, ladder, days } = product;
  if (aprFraction === undefined || !isPositive(amount) || days <= 0) return undefined;
  const bonus = addedYearlyBonus({ amount, ladder, bonusLimit: undefined });
  if (bonus === undefined) return undefined;
  const term = decimal(String(days));
  return shownParts(
    {
      base: multiply(aprFraction, amount, term),
      bonus: multiply(bonus, term),
      voucher: voucher ? voucherYield(voucher, amount, days) : ZERO,
    },
    multiply(amount, term),
  );
}

/** The expected earnings of a term. Amounts have at most 8 decimals, cut down. */
export interface FixedReturn {
  /** In the product's coin, without bonus and voucher. */
  readonly interest: Decimal;
  /** What the voucher adds, in the product's coin; zero without one. */
  readonly voucher: Decimal;
  /** Everything in the product's coin: interest, voucher, and a bonus that is paid in the same coin; `undefined` while that is not known. */
  readonly total: Decimal | undefined;
  /** In `bonusAsset`; `undefined` while a price or the ladder is not known. Zero where there is no bonus. */
  readonly bonus: Decimal | undefined;
  /** The coin that the bonus is paid in. */
  readonly bonusAsset: string;
}

/** The expected earnings of an amount over the term (SE-39, FM-10, FM-11, AMB-097); `undefined` without a rate. */
export function fixedReturn(product: FixedProduct, amount: Decimal, voucher: Voucher | undefined): FixedReturn | undefined {
  const { asset, aprFraction, days, ladder, bonusAsset = asset } = product;
  if (aprFraction === undefined) return undefined;
  const interest = estimatedInterest({ amount, aprFraction, days });
  const extra = voucher ? voucherInterest(voucher, amount, days) : ZERO;
  const same = bonusAsset === asset;
  const bonus =
    ladder?.length === 0
      ? ZERO
      : ladderInterest({
          amount,
          ladder,
          days,
          bonusLimit: undefined,
          productPrice: same ? ONE : product.productAssetPrice,
          bonusPrice: same ? ONE : product.bonusAssetPrice,
        });
  const own = same ? bonus : ZERO;
  return { interest, voucher: extra, total: own && add(interest, extra, own), bonus, bonusAsset };
}

/** What an early redemption gives up, as estimates by the rules (AMB-152); a figure is `undefined` while it is not known. */
export interface EarlyRedemptionLoss {
  /** Whole days that earned interest; `undefined` while it is not known when the order began. */
  readonly earnedDays: number | undefined;
  /** Interest of those days. It is not paid. */
  readonly earned: Decimal | undefined;
  /** Interest of the days until maturity. */
  readonly toCome: Decimal | undefined;
  /** What the voucher would have added; zero without one. */
  readonly voucher: Decimal | undefined;
  /** All of it, in the order's coin. */
  readonly total: Decimal | undefined;
  /** Whether a ladder bonus is lost as well. */
  readonly bonus: boolean;
}

/** What an order earns over its term, in its own coin; a figure is `undefined` while it is not known. */
export interface OrderInterest {
  /** Without bonus and voucher: the exchange's figure, else the order's rate on its principal. */
  readonly interest: Decimal | undefined;
  /** What the voucher adds; zero without one. */
  readonly voucher: Decimal | undefined;
  /** Interest and voucher together. */
  readonly total: Decimal | undefined;
}

/** What an order earns over its term (SE-X-08). The order's rate is that of its product: voucher and bonus come on top of it. */
export function orderInterest(
  order: Pick<FixedOrder, 'interest' | 'totalInterest' | 'principal' | 'aprFraction' | 'days' | 'voucherAprFraction'>,
): OrderInterest {
  const { principal, aprFraction, days, totalInterest, voucherAprFraction } = order;
  const interest = order.interest ?? (principal && aprFraction && estimatedInterest({ amount: principal, aprFraction, days }));
  if (voucherAprFraction === undefined) return { interest, voucher: ZERO, total: totalInterest ?? interest };
  return { interest, voucher: interest && totalInterest && subtract(totalInterest, interest), total: totalInterest };
}

/**
 * What an early redemption of an order gives up (AMB-152). Interest begins with the day after the subscription (SE-X-47), and
 * each day earns the same. What is earned is cut down and the rest is still to come, so that the parts add up to the total.
 */
export function earlyRedemptionLoss(order: FixedOrder, now: Instant, timeZone: string): EarlyRedemptionLoss {
  const { days } = order;
  const startsAt = interestStartOf(order, timeZone);
  const held = startsAt === undefined ? undefined : Math.floor((now - startsAt) / DAY);
  const earnedDays = held === undefined ? undefined : Math.min(days, Math.max(0, held));
  const { interest, voucher } = orderInterest(order);
  const share = earnedDays === undefined ? undefined : decimal(String(earnedDays));
  const earned = days > 0 ? interest && share && divide(multiply(interest, share), decimal(String(days)), 8) : interest;
  return {
    earnedDays,
    earned,
    toCome: interest && earned && subtract(interest, earned),
    voucher,
    total: interest && voucher && add(interest, voucher),
    bonus: order.ladder?.length !== 0,
  };
}
