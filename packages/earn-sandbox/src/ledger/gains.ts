import type { Db } from '../database/openDatabase.ts';
import { movementsWithin } from './ledger.ts';

/** The amount that an account gains or loses after a moment, in smallest steps. Call it with ascending moments. */
export type GainedSince = (at: number) => bigint;

/**
 * The gains of accounts within this transaction, by account. Slices that were settled earlier have already paid past the moment that
 * is being settled. The balance at that moment is the current balance minus the gain after the moment.
 */
export const gainsWithin = (tx: Db, accountIds: readonly number[]): ReadonlyMap<number, GainedSince> =>
  new Map(accountIds.map((id) => [id, gainedSince(tx, id)]));

function gainedSince(tx: Db, accountId: number): GainedSince {
  const oldest = movementsWithin(tx, accountId).toSorted((first, second) => first.at - second.at);
  let gained = oldest.reduce((sum, { amount }) => sum + amount, 0n);
  let passed = 0;
  return (at) => {
    for (; (oldest[passed]?.at ?? Infinity) <= at; passed += 1) gained -= oldest[passed]?.amount ?? 0n;
    return gained;
  };
}
