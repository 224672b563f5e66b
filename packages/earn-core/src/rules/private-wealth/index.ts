import { type Assessment, EMPTY, UNKNOWN, blocked, readDraft, ready } from '../assessment.ts';
import { type Decimal, ZERO, compare, roundDown, decimal, isNegative, isPositive, max, multiply, subtract } from '../../decimal.ts';
import { UNIT_DECIMALS } from './units.ts';
import { isWhole } from '../leftover.ts';
import type { ProjectType, WealthOrder } from '../../contract/private-wealth.ts';

declare module '../assessment.ts' {
  interface ReasonKeys {
    'finances.inadequateBalance': never;
    'less.redeemable.units': never;
  }
}

export { unitsForAmount, UNIT_DECIMALS } from './units.ts';
export { quoteOfPurchase, wealthQuote, type WealthQuote } from './quote.ts';
export { movementsWithin, netChange, trendTicks, type TrendTicks, wealthTrend, type WealthTrend } from './trend.ts';

/** Decimals of an amount, typed and sent (PW-11). */
export const AMOUNT_DECIMALS = 8;

/** The least number of units that can be redeemed of more (PW-14). */
export const LEAST_UNITS: Decimal = decimal('0.000001');

/** Names an order, its product and its coin. */
export interface WealthOrderRef {
  /** The exchange’s id of the product. */
  readonly productId: string;
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The kind of project, which decides the call. */
  readonly projectType: ProjectType;
  /** The coin. */
  readonly asset: string;
}

/** What `wealth.purchase` takes. */
export interface WealthPurchaseRequest extends WealthOrderRef {
  /** In the coin, at most 8 decimals (PW-11). */
  readonly amount: Decimal;
}

/** What a purchase depends on; `undefined` while it is not known. */
export interface WealthPurchaseFacts extends WealthOrderRef {
  /** Least purchase, in the coin. */
  readonly minimum: Decimal | undefined;
  /** The person's balance of the coin. */
  readonly available: Decimal | undefined;
}

/**
 * Assesses a purchase (PW-08 to PW-11): first the balance, then the minimum (AMB-124). Without a tick at the disclaimer, and
 * for an amount of 0, it is blocked without a reason (PW-10, AMB-127).
 *
 * @param draft the field's text while it is typed, and whether the disclaimer is ticked.
 */
export function assessWealthPurchase(
  draft: { readonly amount: string; readonly disclaimer: boolean },
  { minimum, available, ...order }: WealthPurchaseFacts,
): Assessment<WealthPurchaseRequest> {
  const typed = readDraft(draft.amount);
  if (typed === 'empty') return EMPTY;
  if (typed === undefined || !isPositive(typed)) return blocked();
  if (available === undefined || minimum === undefined) return UNKNOWN;
  if (compare(typed, available) > 0) return blocked({ key: 'finances.inadequateBalance' });
  const amount = roundDown(typed, AMOUNT_DECIMALS);
  if (compare(amount, minimum) < 0) return blocked({ key: 'less.minimum.amount', values: { amount: minimum, coin: order.asset } });
  return draft.disclaimer && isPositive(amount) ? ready({ ...order, amount }) : blocked();
}

/** What `wealth.redeem` takes. */
export interface WealthRedeemRequest extends WealthOrderRef {
  /** At most 6 decimals (PW-14), or all of them (AMB-164). */
  readonly units: Decimal;
}

/** What a redemption depends on. */
export interface WealthRedeemFacts extends WealthOrderRef {
  /** Units that can be redeemed; `undefined` while they are not known. */
  readonly redeemable: Decimal | undefined;
  /** Whether the exchange has answered without saying them: it decides. @default they are not known yet */
  readonly isOmitted?: boolean | undefined;
  /** All units of the order, with each digit of them. @default as many as can be redeemed */
  readonly units?: Decimal | undefined;
}

/** Units that can be redeemed, 6 decimals down, never below zero; `undefined` while they are not known. */
export const redeemableUnits = (order: Pick<WealthOrder, 'units'> | undefined): Decimal | undefined =>
  order?.units && max(ZERO, roundDown(order.units, UNIT_DECIMALS));

/**
 * Assesses a redemption (PW-12 to PW-14). Units are cut to 6 decimals, but all of them are sent as they are (AMB-164). Units that are cut
 * to zero are blocked without a reason.
 *
 * @param text the field's text while it is typed.
 */
export function assessWealthRedeem(
  text: string,
  { redeemable, isOmitted = false, units, ...order }: WealthRedeemFacts,
): Assessment<WealthRedeemRequest> {
  const typed = readDraft(text);
  if (typed === 'empty') return EMPTY;
  if (typed === undefined || !isPositive(typed)) return blocked();
  if (redeemable === undefined && !isOmitted) return UNKNOWN;
  if (isWhole(typed, units)) return ready({ ...order, units: typed });
  if (redeemable !== undefined && compare(typed, redeemable) > 0)
    return blocked({ key: 'less.redeemable.units', values: { amount: redeemable } });
  const sent = roundDown(typed, UNIT_DECIMALS);
  return isPositive(sent) ? ready({ ...order, units: sent }) : blocked();
}

/** Units that an order keeps after a redemption; `undefined` while either number is not known, and where it has not so many. */
export function unitsLeft(units: Decimal | undefined, redeemed: Decimal | undefined): Decimal | undefined {
  if (units === undefined || redeemed === undefined) return undefined;
  const left = subtract(units, redeemed);
  return isNegative(left) ? undefined : left;
}

/** The amount that Max fills in, 8 decimals down, never below zero; `undefined` while the balance is not known. */
export const maxWealthPurchase = (available: Decimal | undefined): Decimal | undefined =>
  available && max(ZERO, roundDown(available, AMOUNT_DECIMALS));

/** What units are worth at a net value, 8 decimals down; `undefined` while either is not known. */
export const worthOfUnits = (units: Decimal | undefined, netValue: Decimal | undefined): Decimal | undefined =>
  units && netValue && roundDown(multiply(units, netValue), AMOUNT_DECIMALS);

/** The income that is shown; `undefined` where it is not known or the exchange does not show it. A loss is negative. */
export const shownIncome = (order: Pick<WealthOrder, 'income' | 'showsIncome'>): Decimal | undefined =>
  order.showsIncome ? order.income : undefined;

/** An order that moves units. */
export type WealthUnitsOrder = { readonly kind: 'purchase' } | { readonly kind: 'redeem'; readonly units: Decimal };

/**
 * Whether an order of units was executed, by the units held before and after a lost answer: a purchase adds units, and a redemption
 * removes exactly its number of units. An order that no longer exists was redeemed as a whole, which proves only a redemption of all
 * redeemable units. `undefined` when the numbers do not show it.
 *
 * @param after `null` where the exchange has no such order any more.
 */
export function wereUnitsMoved(
  before: Decimal | undefined,
  after: Decimal | null | undefined,
  order: WealthUnitsOrder,
): boolean | undefined {
  if (before === undefined || after === undefined) return undefined;
  if (after === null)
    return order.kind === 'redeem' &&
      isPositive(order.units) &&
      (before === order.units || redeemableUnits({ units: before }) === order.units)
      ? true
      : undefined;
  const moved = subtract(after, before);
  if (moved === ZERO) return false;
  if (order.kind === 'purchase') return isNegative(moved) ? undefined : true;
  return compare(moved, subtract(ZERO, order.units)) === 0 ? true : undefined;
}
