import type { Decimal } from '@earnkit/core';
import type { User } from '../users.ts';
import { type Coin, coinOf } from '../coins/coins.ts';
import { refusals } from '../refusal.ts';
import type { LockedAccount } from '../ledger/ledger.ts';
import { toUnits } from '../units.ts';

/*
 * What every order is checked for. Each check throws the exchange's refusal. `needFundingPassword` in the account room
 * checks the funding password.
 */

/** Returns the coin of that name. */
export function needCoin(asset: string): Coin {
  const coin = coinOf(asset);
  if (coin === undefined) throw refusals.unknownCoin();
  return coin;
}

/** Whether the person's funds serve as collateral and cannot move at the moment. */
export const isLocked = (user: User): boolean => user.useFunding && user.fundingLocked;

/** Refuses while the person's funds are locked. */
export function needUnlocked(user: User): void {
  if (isLocked(user)) throw refusals.fundsLocked();
}

/** Returns an amount in smallest steps: at most `places` decimals and at least `least` of the coin. */
export function needAmount(amount: Decimal, places: number, least: string, asset: string): bigint {
  if ((amount.split('.')[1]?.length ?? 0) > places) throw refusals.tooManyDecimals(places);
  const units = toUnits(amount);
  if (units < toUnits(least)) throw refusals.belowMinimum(least, asset);
  return units;
}

/**
 * Returns the amount of a redemption in smallest steps, as {@link needAmount} does. All that can be redeemed has no minimum, and as many
 * decimals as it has (AMB-164).
 */
export function needRedeemed(amount: Decimal, places: number, least: string, asset: string, redeemable: bigint): bigint {
  return redeemable > 0n && toUnits(amount) === redeemable ? redeemable : needAmount(amount, places, least, asset);
}

/** Refuses an amount that the account does not hold. */
export function needBalance(account: LockedAccount, amount: bigint): void {
  if (account.balance < amount) throw refusals.insufficientBalance();
}
