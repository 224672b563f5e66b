import { type Decimal, isPositive, min, subtract } from '../../../decimal.ts';
import type { FlexibleHolding } from '../../../contract/simple-earn/flexible.ts';

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

/** A pending redemption. */
export interface PendingRedemption {
  /** The amount on its way, in coins. */
  readonly amount: Decimal;
  /** Whether it can still be cancelled (SE-F-32); `undefined` where the exchange does not say, and decides. */
  readonly revocable: boolean | undefined;
}

/** The pending redemption of a holding; `undefined` where there is none (SE-F-08, SE-F-19, AMB-082). */
export const pendingRedemption = (
  holding: Pick<FlexibleHolding, 'redeemingAmount' | 'redeemingRevocable'>,
): PendingRedemption | undefined =>
  holding.redeemingAmount !== undefined && isPositive(holding.redeemingAmount)
    ? { amount: holding.redeemingAmount, revocable: holding.redeemingRevocable }
    : undefined;
