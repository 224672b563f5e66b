import type { Db } from '../database/openDatabase.ts';
import { movementsWithin } from './ledger.ts';

/** What an account gains or loses after a moment, in smallest steps. Moments are asked for in their order. */
export type GainedSince = (at: number) => bigint;

/**
 * What this transaction has moved on accounts, by account: what was settled before runs ahead of the moment that is looked at, and a
 * balance without what is gained after the moment is what the account held then.
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
