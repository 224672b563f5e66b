import { sql } from 'drizzle-orm';
import { type Db, rows } from '../database/openDatabase.ts';
import { toUnits } from '../ledger/units.ts';

/** What an account gained or lost at a moment. */
export interface Movement {
  /** Unix seconds. */
  readonly at: number;
  readonly amount: bigint;
}

/** Reads what moved in accounts after a moment, oldest first, by account. */
export async function readMovements(
  tx: Db,
  accountIds: readonly number[],
  after: number,
): Promise<ReadonlyMap<number, readonly Movement[]>> {
  const wanted = JSON.stringify(accountIds);
  const found = await rows<{ account: string | number; at: string | number; amount: string }>(
    tx,
    sql`select e.account_id as account, t.at, sum(e.amount)::text as amount from entries e join transfers t on t.id = e.transfer_id
        where e.account_id in (select value::bigint from json_array_elements_text(${wanted}::json)) and t.at > ${after}
        group by e.account_id, t.at order by t.at`,
  );
  const byAccount = new Map<number, Movement[]>();
  for (const { account, at, amount } of found) {
    const list = byAccount.get(Number(account)) ?? [];
    list.push({ at: Number(at), amount: toUnits(amount) });
    byAccount.set(Number(account), list);
  }
  return byAccount;
}

/** Balance of an account as it was at a moment: what it is now less what came later. */
export const balanceAt = (now: bigint, movements: readonly Movement[], at: number): bigint =>
  movements.reduce((balance, movement) => (movement.at > at ? balance - movement.amount : balance), now);
