import { type Assessment, EMPTY, SENT_DECIMALS, TYPED_DECIMALS, UNKNOWN, blocked, readDraft, ready } from '../../assessment.ts';
import { type Decimal, ZERO, compare, roundDown, decimal, isPositive, max, min, subtract } from '../../../decimal.ts';
import { isWhole } from '../../leftover.ts';
import { pendingRedemption } from './holding.ts';
import type { FlexibleHolding } from '../../../contract/simple-earn/flexible.ts';

declare module '../../assessment.ts' {
  interface ReasonKeys {
    'redeem.number.minLimit': never;
    'earn.redemption.notRevocable': never;
  }
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
  return max(ZERO, roundDown(subtract(currentAmount, redeemingAmount, marginFrozenAmount), TYPED_DECIMALS));
}

/**
 * The most that can be redeemed, as far as the exchange says: what is held less the parts of {@link redeemableAmount} that are known.
 * `undefined` where what is held is not known.
 */
export function mostRedeemable(
  holding: Pick<FlexibleHolding, 'currentAmount' | 'redeemingAmount' | 'marginFrozenAmount'> | undefined,
): Decimal | undefined {
  const { currentAmount, redeemingAmount = ZERO, marginFrozenAmount = ZERO } = holding ?? {};
  return redeemableAmount({ currentAmount, redeemingAmount, marginFrozenAmount });
}

/**
 * Assesses a flexible redemption (SE-F-24 to SE-F-27, AMB-090). The amount to send is cut to 6 decimals (FM-08), but all that can be
 * redeemed is sent as it is: of what the cut left, nothing could be redeemed (AMB-164). What the exchange does not say of the holding bounds
 * nothing: it decides.
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
  if (holding === undefined) return UNKNOWN;
  const redeemable = mostRedeemable(holding);
  const whole = isWhole(amount, redeemable);
  const sent = whole ? amount : roundDown(amount, SENT_DECIMALS);
  if (!whole && /^0+\.0{6}/.test(draft.amount.trim()))
    return blocked({ key: 'redeem.number.minLimit', values: { amount: MIN_REDEEM_AMOUNT, coin: holding.asset } });
  if (!isPositive(sent)) return blocked();
  // The field caps the amount, but the holding may have shrunk since.
  if (redeemable !== undefined && compare(amount, redeemable) > 0) return blocked({ key: 'lend_earn.insufficient.balance' });
  return ready({ asset: holding.asset, amount: sent, currentAmount: holding.currentAmount, lentAmount: holding.lentAmount });
}

/** What `flexible.cancelRedemption` takes. */
export interface CancelRedemptionRequest {
  /** The coin. */
  readonly asset: string;
  /** The amount on its way, in coins. */
  readonly amount: Decimal;
}

/** Assesses cancelling a pending redemption (SE-F-32, AMB-082): all of it, and not where the exchange says that it cannot. */
export function assessCancelRedemption(
  holding: Pick<FlexibleHolding, 'asset' | 'redeemingAmount' | 'redeemingRevocable'> | undefined,
): Assessment<CancelRedemptionRequest> {
  if (holding?.redeemingAmount === undefined) return UNKNOWN;
  const pending = pendingRedemption(holding);
  return pending && pending.revocable !== false
    ? ready({ asset: holding.asset, amount: pending.amount })
    : blocked({ key: 'earn.redemption.notRevocable' });
}

const MUCH_BORROWED = decimal('0.8');

/** Whether to show that most of the lent amount is borrowed, key `lend_earn.borrowedRule2` (SE-F-30). False while unknown. */
export const isBorrowedNoticeDue = (lentRatio: Decimal | undefined): boolean =>
  lentRatio !== undefined && compare(lentRatio, MUCH_BORROWED) >= 0;

/** How a redemption is paid: the part that is not borrowed at once, the rest at the next full hour. */
export interface RedemptionSplit {
  /** What is paid at once, in coins. */
  readonly atOnce: Decimal;
  /** What is paid at the next full hour, in coins. */
  readonly atNextHour: Decimal;
}

/**
 * Estimates how an amount is paid: the free part of the holding first, then the lent part (SE-F-23). `undefined` while a
 * part is not known.
 */
export function redemptionSplit(
  holding: Pick<FlexibleHolding, 'currentAmount' | 'lentAmount' | 'redeemingAmount' | 'marginFrozenAmount'>,
  amount: Decimal,
): RedemptionSplit | undefined {
  const { lentAmount, redeemingAmount } = holding;
  const redeemable = redeemableAmount(holding);
  if (redeemable === undefined || lentAmount === undefined || redeemingAmount === undefined) return undefined;
  // A pending redemption is lent money that was already called back.
  const withBorrowers = max(ZERO, subtract(lentAmount, redeemingAmount));
  const free = max(ZERO, subtract(redeemable, withBorrowers));
  const atOnce = min(amount, free);
  return { atOnce, atNextHour: subtract(amount, atOnce) };
}
