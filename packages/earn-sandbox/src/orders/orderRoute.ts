import type { Decimal } from '@earnkit/core';
import type { Endpoint, WireFields } from '@earnkit/core/endpoint';
import { type Coin, coinOf } from '../coins/coins.ts';
import { refusals, type Refusal } from '../refusal.ts';
import type { LockedAccount } from '../ledger/ledger.ts';
import { toUnits } from '../units.ts';
import { needFundingPassword } from '../account/fundingPassword.ts';
import type { User } from '../users.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db } from '../database/openDatabase.ts';
import { type Exchange, privateRoute } from '../http/route.ts';

/*
 * The common checks of orders. Each check throws the exchange's refusal. `needFundingPassword` in the account room checks the
 * funding password.
 */

/** Returns the coin of that name. */
export function needCoin(asset: string): Coin {
  const coin = coinOf(asset);
  if (coin === undefined) throw refusals.unknownCoin();
  return coin;
}

/** Whether the person's funds are locked as collateral. */
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
 * Returns the amount of a redemption in smallest steps, as {@link needAmount} does. The whole redeemable amount can always be redeemed,
 * even below the minimum or with more decimals (AMB-164).
 */
export function needRedeemed(amount: Decimal, places: number, least: string, asset: string, redeemable: bigint): bigint {
  return redeemable > 0n && toUnits(amount) === redeemable ? redeemable : needAmount(amount, places, least, asset);
}

/** Refuses an amount that the account does not hold. */
export function needBalance(account: LockedAccount, amount: bigint): void {
  if (account.balance < amount) throw refusals.insufficientBalance();
}

/**
 * Checks what needs no time, and locks what the order changes; both are sent in one round trip with the beginning of the transaction.
 * Returns the function that carries the order out; `at` is its time in unix seconds.
 */
export type BeginOrder<Wire, Outcome = void> = (tx: Db, user: User, wire: Wire) => Promise<(at: number) => Promise<Outcome>>;

/** Begins an order that locks rows only while it is carried out. */
export const withoutLocks =
  <Wire, Outcome>(run: (tx: Db, user: User, at: number, wire: Wire) => Promise<Outcome>): BeginOrder<Wire, Outcome> =>
  async (tx, user, wire) =>
  (at) =>
    run(tx, user, at, wire);

/** How an order is served. */
interface OrderRoute<Wire, WireData, Outcome = void> {
  /** The refusal with which this call asks for the funding password. */
  readonly ask: () => Refusal;
  /** Begins the order in a transaction of its own. See {@link BeginOrder}. */
  readonly begin: BeginOrder<Wire, Outcome>;
  /** The data of the answer. */
  readonly answer: (wire: Wire, outcome: Outcome) => WireData;
}

/** Serves a call that moves a person's money, in one transaction. Requires the funding password if the person has one. */
export function orderRoute<Input, Wire extends WireFields, WireData, Data, Outcome>(
  exchange: Exchange,
  clock: Clock,
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  { ask, begin, answer }: OrderRoute<Wire, WireData, Outcome>,
): void {
  privateRoute(exchange, endpoint, async ({ user, wire, fields }) => {
    await needFundingPassword(clock, user, fields, ask);
    const outcome = await clock.write(
      (_tx, at, carryOut: Awaited<ReturnType<typeof begin>>) => carryOut(at),
      (tx) => begin(tx, user, wire),
    );
    return answer(wire, outcome);
  });
}
