import { type Decimal, ZERO, max, min, subtract } from '../../../decimal.ts';
import type { FlexibleHolding } from '../../../contract/simple-earn/flexible.ts';
import { redeemableAmount } from './rules.ts';

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
