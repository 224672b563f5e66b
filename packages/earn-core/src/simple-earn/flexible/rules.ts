import { type Assessment, EMPTY, UNKNOWN, blocked, readDraft, ready } from '../../assessment.ts';
import { type Decimal, ZERO, add, compare, cutDown, decimal, isPositive, max, subtract } from '../../decimal/decimal.ts';
import { rateToSend } from '../../rates/rate.ts';
import { SENT_DECIMALS, TYPED_DECIMALS, assessSubscribeAmount } from '../../orders/rules.ts';
import { type BonusFacts, type KnownCampaign, holdingBonus } from './bonus.ts';
import type { FlexibleHolding, FlexibleProduct } from './contract.ts';

/** What `flexible.subscribe` takes. */
export interface FlexibleSubscribeRequest {
  readonly asset: string;
  /** At most 6 decimals (SE-52). */
  readonly amount: Decimal;
  /** Least rate accepted, a fraction with 4 decimals (SE-F-35). */
  readonly minAprFraction: string;
}

/**
 * The least rate sent with a subscription: the product's floor, else its next rate, 4 decimals rounded up (SE-F-35,
 * AMB-041). `undefined` where the product has neither: there is no rate to subscribe at (SE-50).
 */
export function minAprToSend(product: Pick<FlexibleProduct, 'minLendAprFraction' | 'nextAprFraction'>): string | undefined {
  const fraction = product.minLendAprFraction ?? product.nextAprFraction;
  return fraction === undefined ? undefined : rateToSend(fraction);
}

/**
 * Assesses a flexible subscription (SE-48 to SE-52, AMB-088, AMB-089). Without a rate it is blocked without a reason.
 *
 * @param draft the field's text while it is typed.
 * @param facts the product, and what the person has for it; `undefined` while they are not known.
 */
export function assessFlexibleSubscribe(
  draft: { readonly amount: string },
  facts: { readonly product: FlexibleProduct | undefined; readonly available: Decimal | undefined },
): Assessment<FlexibleSubscribeRequest> {
  const { product, available } = facts;
  const amount = assessSubscribeAmount(draft.amount, {
    asset: product?.asset ?? '',
    minimum: product?.minLendAmount,
    available,
    quota: 'none',
  });
  if (amount.state !== 'ready') return amount;
  const minAprFraction = product && minAprToSend(product);
  return product && minAprFraction !== undefined ? ready({ asset: product.asset, amount: amount.request, minAprFraction }) : blocked();
}

/** What `flexible.redeem` takes. */
export interface FlexibleRedeemRequest {
  readonly asset: string;
  /** At most 6 decimals (FM-08). */
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

/**
 * Assesses a flexible redemption (SE-F-24 to SE-F-27, AMB-090). The amount to send is cut to 6 decimals (FM-08).
 *
 * @param draft the field's text while it is typed.
 * @param holding what the person holds; `undefined` while it is not known.
 */
export function assessFlexibleRedeem(
  draft: { readonly amount: string },
  holding: FlexibleHolding | undefined,
): Assessment<FlexibleRedeemRequest> {
  const amount = readDraft(draft.amount);
  if (amount === 'empty') return EMPTY;
  if (amount === undefined) return blocked();
  const redeemable = redeemableAmount(holding);
  if (holding === undefined || redeemable === undefined) return UNKNOWN;
  const sent = cutDown(amount, SENT_DECIMALS);
  if (/^0\.0{6}/.test(draft.amount.trim()))
    return blocked({ key: 'redeem.number.minLimit', values: { amount: MIN_REDEEM_AMOUNT, coin: holding.asset } });
  if (!isPositive(sent)) return blocked();
  // The field caps the amount, but the holding may have shrunk since.
  if (compare(amount, redeemable) > 0) return blocked({ key: 'lend_earn.insufficient.balance' });
  return ready({ asset: holding.asset, amount: sent, currentAmount: holding.currentAmount, lentAmount: holding.lentAmount });
}

/** A pending redemption. */
export interface PendingRedemption {
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
  readonly asset: string;
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

/** The rate a holding is expected to earn next. */
export interface HoldingApr {
  /** `undefined` while the next rate is not known. */
  readonly aprFraction: Decimal | undefined;
  /** Whether a bonus campaign is open, for the badge. */
  readonly bonus: boolean;
  /** Whether the rate is the most that can be earned, because ladder or limit pays this holding less (AMB-148). */
  readonly upTo: boolean;
}

/**
 * A holding's estimated next rate. The bonus counts only while its campaign is open (SE-F-10). An open campaign without a
 * known rate adds nothing. Whatever is held, the sum is the same; `upTo` says where the holding earns less.
 *
 * @param campaign the coin's campaign, whose limit counts.
 */
export const holdingApr = (holding: BonusFacts & Pick<FlexibleHolding, 'nextAprFraction'>, campaign: KnownCampaign): HoldingApr => ({
  aprFraction:
    holding.nextAprFraction &&
    (holding.bonusOpen ? add(holding.nextAprFraction, holding.bonusAprFraction ?? ZERO) : holding.nextAprFraction),
  bonus: holding.bonusOpen,
  upTo: holdingBonus(holding, campaign).limited,
});

const MUCH_BORROWED = decimal('0.8');

/** Whether to show that most of the lent amount is borrowed, key `lend_earn.borrowedRule2` (SE-F-30). False while unknown. */
export const isBorrowedNoticeDue = (lentRatio: Decimal | undefined): boolean =>
  lentRatio !== undefined && compare(lentRatio, MUCH_BORROWED) >= 0;
