import { type Decimal, ZERO, add, decimal, divide, isPositive, multiply, subtract } from '../../../decimal.ts';
import { estimatedInterest, ladderInterest } from '../../rates/interest.ts';
import { addedYearlyBonus } from '../../rates/yearlyBonus.ts';
import { type RateChange, changeOfRate } from '../../rates/rate.ts';
import { type ShownParts, shownParts } from '../../rates/shownParts.ts';
import type { Instant } from '@earnkit/time';
import type { Voucher } from '../../../contract/simple-earn/vouchers.ts';
import { voucherInterest, voucherYield } from '../vouchers.ts';
import type { FixedOrder, FixedProduct } from '../../../contract/simple-earn/fixed.ts';
import { type FixedRates, fixedHeadlineApr } from './product.ts';
import { earnedDaysOf } from './earnedDays.ts';

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
  changeOfRate(fixedHeadlineApr(seen)?.total, fixedHeadlineApr(now)?.total) ??
  changeOfRate(seen.aprFraction, now.aprFraction) ??
  (amount && changeOfRate(fixedAprForAmount(seen, amount, undefined)?.total, fixedAprForAmount(now, amount, undefined)?.total));

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
  /** Interest with what the voucher adds. */
  readonly raised: Decimal;
  /** Everything in the product's coin: interest, voucher, and a bonus that is paid in the same coin; `undefined` while that is not known. */
  readonly total: Decimal | undefined;
  /** What comes back in the product's coin: the amount and the total; `undefined` while the total is not known. */
  readonly back: Decimal | undefined;
  /** In `bonusAsset`; `undefined` while a price or the ladder is not known. Zero where there is no bonus. */
  readonly bonus: Decimal | undefined;
  /** The coin that the bonus is paid in. */
  readonly bonusAsset: string;
}

/** The expected earnings of an amount over the term (SE-39, FM-10, FM-11, AMB-097); `undefined` without a rate. */
export function fixedReturn(product: FixedProduct, amount: Decimal, voucher: Voucher | undefined): FixedReturn | undefined {
  const { asset, aprFraction, days } = product;
  if (aprFraction === undefined) return undefined;
  const interest = estimatedInterest({ amount, aprFraction, days });
  const extra = voucher ? voucherInterest(voucher, amount, days) : ZERO;
  const { bonus, bonusAsset } = bonusOfTerm(product, amount, product);
  const own = bonusAsset === asset ? bonus : ZERO;
  const raised = add(interest, extra);
  const total = own && add(raised, own);
  return { interest, voucher: extra, raised, total, back: total && add(amount, total), bonus, bonusAsset };
}

/** The bonus of an amount over a term, with the prices of its coins; an amount is `undefined` while one of them is not known. */
function bonusOfTerm(
  { asset, days, ladder, bonusAsset = asset }: Pick<FixedProduct, 'asset' | 'days' | 'ladder' | 'bonusAsset'>,
  amount: Decimal,
  prices: BonusPrices | undefined,
): { readonly bonus: Decimal | undefined; readonly bonusAsset: string } {
  if (ladder?.length === 0) return { bonus: ZERO, bonusAsset };
  const same = bonusAsset === asset;
  const productPrice = same ? ONE : prices?.productAssetPrice;
  const bonusPrice = same ? ONE : prices?.bonusAssetPrice;
  return { bonus: ladderInterest({ amount, ladder, days, bonusLimit: undefined, productPrice, bonusPrice }), bonusAsset };
}

/** The prices with which a bonus in another coin is counted. */
type BonusPrices = Pick<FixedProduct, 'productAssetPrice' | 'bonusAssetPrice'>;

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
  /** The bonus, in `bonusAsset`; zero without one. */
  readonly bonus: Decimal | undefined;
  /** The coin that the bonus is paid in. */
  readonly bonusAsset: string;
  /** All of it in the order's coin, with a bonus that is paid in the same coin. */
  readonly total: Decimal | undefined;
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
 *
 * @param prices the order's product, whose prices a bonus in another coin needs.
 * @param exchangeTimeZone the zone in which the exchange counts days (AMB-157).
 */
export function earlyRedemptionLoss(
  order: FixedOrder,
  now: Instant,
  { exchangeTimeZone, prices }: { readonly exchangeTimeZone: string; readonly prices?: BonusPrices | undefined },
): EarlyRedemptionLoss {
  const { asset, days, principal } = order;
  const earnedDays = earnedDaysOf(order, now, exchangeTimeZone);
  const { interest, voucher } = orderInterest(order);
  const share = earnedDays === undefined ? undefined : decimal(String(earnedDays));
  const earned = days > 0 ? interest && share && divide(multiply(interest, share), decimal(String(days)), 8) : interest;
  const { bonus, bonusAsset } =
    principal === undefined && order.ladder?.length !== 0
      ? { bonus: undefined, bonusAsset: order.bonusAsset ?? asset }
      : bonusOfTerm(order, principal ?? ZERO, prices);
  const own = bonusAsset === asset ? bonus : ZERO;
  return {
    earnedDays,
    earned,
    toCome: interest && earned && subtract(interest, earned),
    voucher,
    bonus,
    bonusAsset,
    total: interest && voucher && own && add(interest, voucher, own),
  };
}
