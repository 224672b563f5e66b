import { sql } from 'drizzle-orm';
import { groupBy } from '../collections/groupBy.ts';
import { type Db, rows } from '../database/openDatabase.ts';
import { type Movement, paymentsWithin } from '../ledger/moves.ts';
import { toUnits } from '../ledger/units.ts';

/** What an account gained or lost after a moment, in smallest steps. Moments are asked for in their order. */
export type GainedSince = (at: number) => bigint;

/**
 * Reads what accounts gained or lost later than a moment, by account. What this transaction sums up counts from the moments at which
 * it was paid.
 */
export async function readGains(tx: Db, accountIds: readonly number[], after: number): Promise<ReadonlyMap<number, GainedSince>> {
  const wanted = JSON.stringify(accountIds);
  const found = await rows<{ account: string | number; at: string | number; amount: string }>(
    tx,
    sql`select e.account_id as account, t.at, sum(e.amount)::text as amount from entries e join transfers t on t.id = e.transfer_id
        where e.account_id in (select value::bigint from json_array_elements_text(${wanted}::json)) and t.at > ${after}
        group by e.account_id, t.at`,
  );
  const posted = groupBy(found, ({ account }) => Number(account));
  return new Map(
    accountIds.map((id) => {
      const moved = (posted.get(id) ?? []).map(({ at, amount }): Movement => ({ at: Number(at), amount: toUnits(amount) }));
      return [id, gainedSince([...moved, ...paymentsWithin(tx, id)])];
    }),
  );
}

function gainedSince(movements: readonly Movement[]): GainedSince {
  const oldest = movements.toSorted((first, second) => first.at - second.at);
  let gained = movements.reduce((sum, { amount }) => sum + amount, 0n);
  let passed = 0;
  return (at) => {
    for (; (oldest[passed]?.at ?? Infinity) <= at; passed += 1) gained -= oldest[passed]?.amount ?? 0n;
    return gained;
  };
}
