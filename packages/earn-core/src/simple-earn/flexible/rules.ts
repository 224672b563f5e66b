import { type Assessment, EMPTY, UNKNOWN, blocked, readDraft, ready } from '../../assessment.ts';
import { type Decimal, ZERO, compare, cutDown, decimal, isPositive, max, subtract, min } from '../../decimal/decimal.ts';
import { rateToSend } from '../../rates/rate.ts';
import { SENT_DECIMALS, TYPED_DECIMALS, assessSubscribeAmount } from '../../orders/rules.ts';
import { isWhole } from '../../orders/leftover.ts';
import type { FlexibleHolding, FlexibleProduct } from './contract.ts';

/** What `flexible.subscribe` takes. */
export interface FlexibleSubscribeRequest {
  /** The coin. */
  readonly asset: string;
  /** At most 6 decimals (SE-52). */
  readonly amount: Decimal;
  /** Least rate accepted, a fraction with 4 decimals (SE-F-35). */
  readonly minAprFraction: string;
}

/** The minimum rate of what a person holds of a coin already; `'none'` where they hold nothing of it. */
export type OwnMinApr = Decimal | 'none';

/** The minimum rate of a holding; `undefined` where the exchange does not say it. */
export const ownMinApr = (holding: Pick<FlexibleHolding, 'minLendAprFraction'> | undefined): OwnMinApr | undefined =>
  holding === undefined ? 'none' : holding.minLendAprFraction;

/**
 * The least rate sent with a subscription, 4 decimals rounded up (SE-F-35): the product's floor, else its next rate (AMB-041).
 * A person who has a minimum of their own keeps it where it is larger than the floor, or where there is no floor (AMB-147).
 * `undefined` where the product has neither floor nor next rate: there is no rate to subscribe at (SE-50).
 */
export function minAprToSend(
  { minLendAprFraction: floor, nextAprFraction: next }: Pick<FlexibleProduct, 'minLendAprFraction' | 'nextAprFraction'>,
  own: OwnMinApr,
): string | undefined {
  const least = floor ?? next;
  if (least === undefined) return undefined;
  if (own === 'none') return rateToSend(least);
  return rateToSend(floor === undefined ? own : max(own, floor));
}

/** What a product does not say although nothing can be subscribed without it (SE-50): a rate, or the minimum amount. */
export type MissingTerm = 'rate' | 'minimum';

/** The first of {@link MissingTerm} that a product does not say; `undefined` where it says both. */
export function missingTerm(
  product: Pick<FlexibleProduct, 'minLendAprFraction' | 'nextAprFraction' | 'minLendAmount'>,
): MissingTerm | undefined {
  if (minAprToSend(product, 'none') === undefined) return 'rate';
  return product.minLendAmount === undefined ? 'minimum' : undefined;
}

/**
 * Assesses a flexible subscription (SE-48 to SE-52, AMB-088, AMB-089). Without a rate it is blocked without a reason, because
 * no other amount helps; {@link missingTerm} gives the reason.
 *
 * @param draft the field's text while it is typed.
 * @param facts the product, and what the person has for it and of it; `undefined` while they are not known.
 */
export function assessFlexibleSubscribe(
  draft: { readonly amount: string },
  facts: {
    readonly product: FlexibleProduct | undefined;
    readonly available: Decimal | undefined;
    readonly ownMinApr: OwnMinApr | undefined;
  },
): Assessment<FlexibleSubscribeRequest> {
  const { product, available, ownMinApr: own } = facts;
  const amount = assessSubscribeAmount(draft.amount, {
    asset: product?.asset ?? '',
    minimum: product?.minLendAmount,
    available,
    quota: 'none',
  });
  if (amount.state !== 'ready') return amount;
  if (product === undefined) return UNKNOWN;
  if (missingTerm(product) === 'rate') return blocked();
  const minAprFraction = own && minAprToSend(product, own);
  return minAprFraction === undefined ? UNKNOWN : ready({ asset: product.asset, amount: amount.request, minAprFraction });
}

/** What `flexible.redeem` takes. */
export interface FlexibleRedeemRequest {
  /** The coin. */
  readonly asset: string;
  /** At most 6 decimals (FM-08), or all that can be redeemed (AMB-164). */
  readonly amount: Decimal;
  /** The amount the person saw when deciding. */
  readonly currentAmount: Decimal | undefined;
  /** The amount the person saw when deciding. */
  readonly lentAmount: Decimal | undefined;
}

/** Least amount that can be redeemed, named in the text (SE-F-26). */
export const MIN_REDEEM_AMOUNT: Decimal = decimal('0.000001');

/**
 * What can be redeemed: current less redeeming less frozen as margin, 8 decimals down, never below zero (SE-F-24, AMB-090).
 * `undefined` while one of them is not known.
 */
export function redeemableAmount(
  holding: Pick<FlexibleHolding, 'currentAmount' | 'redeemingAmount' | 'marginFrozenAmount'> | undefined,
): Decimal | undefined {
  const { currentAmount, redeemingAmount, marginFrozenAmount } = holding ?? {};
  if (currentAmount === undefined || redeemingAmount === undefined || marginFrozenAmount === undefined) return undefined;
  return max(ZERO, cutDown(subtract(currentAmount, redeemingAmount, marginFrozenAmount), TYPED_DECIMALS));
}

/** A part of a holding that something else holds, so that it cannot be redeemed. */
export interface HeldBack {
  /** What holds it; `unknown` where the exchange does not say. */
  readonly by: 'launchpool' | 'margin' | 'unknown';
  /** In the coin, above zero. */
  readonly amount: Decimal;
}

/** What of a holding cannot be redeemed, and because of what; nothing while that is not known. */
export function heldBack({
  marginFrozenAmount: frozen,
  launchpoolAmount: launchpool,
}: Pick<FlexibleHolding, 'marginFrozenAmount' | 'launchpoolAmount'>): readonly HeldBack[] {
  if (frozen === undefined || !isPositive(frozen)) return [];
  if (launchpool === undefined) return [{ by: 'unknown', amount: frozen }];
  const staked = min(launchpool, frozen);
  const parts: readonly HeldBack[] = [
    { by: 'launchpool', amount: staked },
    { by: 'margin', amount: subtract(frozen, staked) },
  ];
  return parts.filter(({ amount }) => isPositive(amount));
}

/**
 * Assesses a flexible redemption (SE-F-24 to SE-F-27, AMB-090). The amount to send is cut to 6 decimals (FM-08), but all that can be
 * redeemed is sent as it is: of what the cut left, nothing could be redeemed (AMB-164).
 *
 * @param draft the field's text while it is typed.
 * @param holding what the person holds; `undefined` while it is not known.
 */
export function assessFlexibleRedeem(
  draft: { readonly amount: string },
  holding: Pick<FlexibleHolding, 'asset' | 'currentAmount' | 'lentAmount' | 'redeemingAmount' | 'marginFrozenAmount'> | undefined,
): Assessment<FlexibleRedeemRequest> {
  const amount = readDraft(draft.amount);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined) return blocked();
  const redeemable = redeemableAmount(holding);
  if (holding === undefined || redeemable === undefined) return UNKNOWN;
  const whole = isWhole(amount, redeemable);
  const sent = whole ? amount : cutDown(amount, SENT_DECIMALS);
  if (!whole && /^0\.0{6}/.test(draft.amount.trim()))
    return blocked({ key: 'redeem.number.minLimit', values: { amount: MIN_REDEEM_AMOUNT, coin: holding.asset } });
  if (!isPositive(sent)) return blocked();
  // The field caps the amount, but the holding may have shrunk since.
  if (compare(amount, redeemable) > 0) return blocked({ key: 'lend_earn.insufficient.balance' });
  return ready({ asset: holding.asset, amount: sent, currentAmount: holding.currentAmount, lentAmount: holding.lentAmount });
}

/** A pending redemption. */
export interface PendingRedemption {
  /** The amount on its way, in coins. */
  readonly amount: Decimal;
  /** Whether it can still be cancelled (SE-F-32). */
  readonly revocable: boolean;
}

/** The pending redemption of a holding; `undefined` where there is none (SE-F-08, SE-F-19, AMB-082). */
export const pendingRedemption = (
  holding: Pick<FlexibleHolding, 'redeemingAmount' | 'redeemingRevocable'>,
): PendingRedemption | undefined =>
  holding.redeemingAmount !== undefined && isPositive(holding.redeemingAmount)
    ? { amount: holding.redeemingAmount, revocable: holding.redeemingRevocable }
    : undefined;

/** What `flexible.cancelRedemption` takes. */
export interface CancelRedemptionRequest {
  /** The coin. */
  readonly asset: string;
  /** The amount on its way, in coins. */
  readonly amount: Decimal;
}

/** Assesses cancelling a pending redemption (SE-F-32, AMB-082): all of it, and only while the exchange allows it. */
export function assessCancelRedemption(
  holding: Pick<FlexibleHolding, 'asset' | 'redeemingAmount' | 'redeemingRevocable'> | undefined,
): Assessment<CancelRedemptionRequest> {
  if (holding?.redeemingAmount === undefined) return UNKNOWN;
  const pending = pendingRedemption(holding);
  return pending?.revocable ? ready({ asset: holding.asset, amount: pending.amount }) : blocked({ key: 'earn.redemption.notRevocable' });
}

const MUCH_BORROWED = decimal('0.8');

/** Whether to show that most of the lent amount is borrowed, key `lend_earn.borrowedRule2` (SE-F-30). False while unknown. */
export const isBorrowedNoticeDue = (lentRatio: Decimal | undefined): boolean =>
  lentRatio !== undefined && compare(lentRatio, MUCH_BORROWED) >= 0;
