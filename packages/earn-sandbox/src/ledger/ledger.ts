import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { type Db, rows } from '../database/openDatabase.ts';
import { type Statement, statement, type Values } from '../database/statement.ts';
import { type AccountKind, accounts, entries, transfers } from './tables.ts';
import { fromUnits, toUnits, unitsText } from '../units.ts';

/** Identifies one account. `ownerId` is null for the exchange's own accounts and for the world outside. */
export interface AccountKey {
  readonly ownerId: number | null;
  readonly asset: string;
  readonly kind: AccountKind;
}

/** An account whose row is locked until the transaction ends. */
export interface LockedAccount {
  readonly id: number;
  /** Balance in smallest steps, when the account was locked. */
  readonly balance: bigint;
}

/** What one transfer does to one account, in smallest steps. */
export interface Entry {
  readonly accountId: number;
  readonly amount: bigint;
}

/** One movement of money. Entries of zero are left out. The others have to sum to zero per asset, or nothing is written. */
export interface Transfer {
  readonly kind: string;
  /** Sandbox time, unix seconds. */
  readonly at: number;
  readonly entries: readonly Entry[];
}

/** The amount that an account gained or lost at a moment. */
export interface Movement {
  /** Unix seconds. */
  readonly at: number;
  readonly amount: bigint;
}

/** The movements of each transaction, by account. */
const moved = new WeakMap<object, Map<number, Movement[]>>();

/**
 * The movements of a transaction on an account so far, each with its own time. For a transfer that sums up several payments, these are
 * the payments if `noteMovement` recorded them.
 */
export const movementsWithin = (tx: Db, accountId: number): readonly Movement[] => moved.get(tx)?.get(accountId) ?? [];

/** Records a movement of a transaction. */
export function noteMovement(tx: Db, accountId: number, movement: Movement): void {
  const known = moved.get(tx) ?? new Map<number, Movement[]>();
  moved.set(tx, known);
  const ofAccount = known.get(accountId);
  if (ofAccount === undefined) known.set(accountId, [movement]);
  else ofAccount.push(movement);
}

const keyText = (key: AccountKey): string => `${key.ownerId ?? ''}/${key.asset}/${key.kind}`;

/** An account as the database returns it. */
interface AccountText {
  readonly id: string;
  readonly owner_id: string | null;
  readonly asset: string;
  readonly kind: AccountKind;
  readonly balance: string;
}

const lockStatement = <Given extends Values>(areMeant: SQL) =>
  statement<AccountText, Given>(
    () => sql`select a.id, a.owner_id, a.asset, a.kind, a.balance from ${accounts} a where ${areMeant} order by a.id for update of a`,
  );

const lockAny = lockStatement<{ readonly wanted: string }>(sql`a.id in (
    with w as (select * from json_to_recordset(${sql.placeholder('wanted')}::json) as w(owner_id bigint, asset text, kind text))
    select b.id from ${accounts} b join w on b.owner_id = w.owner_id and b.asset = w.asset and b.kind = w.kind
    union all
    select b.id from ${accounts} b join w on w.owner_id is null and b.owner_id is null and b.asset = w.asset and b.kind = w.kind)`);

/** Locks accounts of one person and coin, which most orders need, without a join. */
const lockOfOne = lockStatement<Omit<AccountKey, 'kind'> & { readonly kinds: readonly AccountKind[] }>(
  sql`a.owner_id = ${sql.placeholder('ownerId')} and a.asset = ${sql.placeholder('asset')} and a.kind = any(${sql.placeholder('kinds')}::text[])`,
);

/**
 * Finds the accounts, creates those that are missing, and locks them in the order of their ids, so that concurrent writers
 * cannot deadlock.
 */
export async function lockAccounts(tx: Db, keys: readonly AccountKey[]): Promise<(key: AccountKey) => LockedAccount> {
  const wanted = JSON.stringify(keys.map((key) => ({ owner_id: key.ownerId, asset: key.asset, kind: key.kind })));
  const [first] = keys;
  const isOfOne = keys.every(({ ownerId, asset }) => ownerId !== null && ownerId === first?.ownerId && asset === first.asset);
  const lock = () => (first && isOfOne ? lockOfOne(tx, { ...first, kinds: keys.map(({ kind }) => kind) }) : lockAny(tx, { wanted }));
  let found = await lock();
  const distinct = new Set(keys.map(keyText)).size;
  if (found.length < distinct) {
    await tx.execute(
      sql`insert into ${accounts} (owner_id, asset, kind)
          select distinct w.owner_id, w.asset, w.kind from json_to_recordset(${wanted}::json) as w(owner_id bigint, asset text, kind text)
          order by 1, 2, 3 on conflict do nothing`,
    );
    found = await lock();
  }
  const byKey = new Map(
    found.map((row) => [
      keyText({ ownerId: row.owner_id === null ? null : Number(row.owner_id), asset: row.asset, kind: row.kind }),
      { id: Number(row.id), balance: toUnits(row.balance) },
    ]),
  );
  return (key) => {
    const account = byKey.get(keyText(key));
    if (account === undefined) throw new Error(`The account ${keyText(key)} was not asked for`);
    return account;
  };
}

/** A write in the same statement as a transfer, such as the order that the transfer belongs to. */
export type Alongside = (db: Db, transferId: SQL<number>) => SQLWrapper;

/** The entries of a transfer, without those of zero. */
const changesOf = ({ entries: changed }: Transfer): readonly Entry[] => changed.filter(({ amount }) => amount !== 0n);

/** Writes transfers with their entries in one statement, which also updates the balances. Returns their ids, in order. */
export async function postTransfers(tx: Db, movements: readonly Transfer[]): Promise<readonly number[]> {
  if (movements.length === 0) return [];
  const heads = movements.map(({ kind, at }, position) => ({ position, kind, at }));
  const changes = movements.flatMap((movement, position) =>
    changesOf(movement).map(({ accountId, amount }) => ({ position, account_id: accountId, amount: unitsText(amount) })),
  );
  const written = await rows<{ id: string | number }>(
    tx,
    sql`with numbered as (
          select position, kind, at, nextval(pg_get_serial_sequence('transfers', 'id')) as id
          from json_to_recordset(${JSON.stringify(heads)}::json) as m(position integer, kind text, at bigint)
        ), posted as (
          insert into ${transfers} (id, kind, at) select id, kind, at from numbered
        ), moves as (
          insert into ${entries} (transfer_id, account_id, amount)
          select n.id, c.account_id, c.amount from numbered n
          join json_to_recordset(${JSON.stringify(changes)}::json) as c(position integer, account_id bigint, amount numeric(38,18)) using (position)
        )
        select id from numbered order by position`,
  );
  for (const movement of movements) noteTransfer(tx, movement);
  return written.map(({ id }) => Number(id));
}

const noteTransfer = (tx: Db, { at, entries: changed }: Transfer): void => {
  for (const { accountId, amount } of changed) noteMovement(tx, accountId, { at, amount });
};

/** Writes one transfer, and returns its id. */
export type Posting<Given extends Values> = (tx: Db, transfer: Transfer, values: Given) => Promise<number>;

/**
 * Builds a statement that writes one transfer with its entries and updates the balances.
 *
 * @param alongside what it writes along with the transfer, with `sql.placeholder` for the values of the call.
 */
export function posting<Given extends Values>(...alongside: readonly Alongside[]): Posting<Given> {
  const written: Statement<{ readonly id: string }, Values> = statement((db) => {
    const id = sql<number>`(select id from posted)`;
    const along = alongside.map((companion, index) => sql`, ${sql.identifier(`along_${index}`)} as ${companion(db, id)}`);
    return sql`with posted as (
        insert into ${transfers} (kind, at) values (${sql.placeholder('kind')}, ${sql.placeholder('at')}) returning id
      ), moves as (
        insert into ${entries} (transfer_id, account_id, amount) select posted.id, c.account_id, c.amount
        from posted, unnest(${sql.placeholder('accountIds')}::bigint[], ${sql.placeholder('amounts')}::numeric[]) as c(account_id, amount)
      )${sql.join(along)}
      select id from posted`;
  });
  return (tx, transfer, values) => {
    const changes = changesOf(transfer);
    noteTransfer(tx, transfer);
    return written(tx, {
      ...values,
      kind: transfer.kind,
      at: transfer.at,
      accountIds: changes.map(({ accountId }) => accountId),
      amounts: changes.map(({ amount }) => unitsText(amount)),
    }).then(([row]) => {
      if (row === undefined) throw new Error('The transfer got no id');
      return Number(row.id);
    });
  };
}

const postAlone = posting();

/** Writes one transfer and nothing else. */
export const postTransfer = (tx: Db, transfer: Transfer): Promise<number> => postAlone(tx, transfer, {});

/**
 * Sum of the absolute sums of all balances per asset: `0` if the ledger adds up. It is fast because it relies on each balance
 * being the sum of its entries, which the audit checks.
 */
export async function sumOfBalances(db: Db): Promise<string> {
  const [found] = await rows<{ sum: string | null }>(
    db,
    sql`select sum(abs(total))::text as sum from (select sum(balance) as total from ${accounts} group by asset) totals`,
  );
  return fromUnits(toUnits(found?.sum ?? '0'));
}

/** The change of one account of a person by one transfer. */
export interface Booking {
  /** Number of the transfer; all its bookings have the same one. */
  readonly transfer: number;
  /** What the transfer is for, such as `subscribe`. */
  readonly kind: string;
  /** Sandbox time, unix seconds. */
  readonly at: number;
  readonly account: AccountKind;
  readonly asset: string;
  /** Decimal text; negative if the amount left the account. */
  readonly amount: string;
}

/** Most bookings that are read at a time. */
const MOST_BOOKINGS = 10_000;

/** The bookings on a person's accounts by the transfers after the one with the number `after`, oldest first; at most 10,000. */
export async function bookingsOf(db: Db, ownerId: number, after: number): Promise<readonly Booking[]> {
  const found = await rows<Omit<Booking, 'transfer' | 'at'> & { readonly transfer: string | number; readonly at: string | number }>(
    db,
    sql`select t.id as transfer, t.kind, t.at, a.kind as account, a.asset, e.amount
        from ${entries} e join ${accounts} a on a.id = e.account_id join ${transfers} t on t.id = e.transfer_id
        where a.owner_id = ${ownerId} and t.id > ${after} order by t.id, a.id limit ${MOST_BOOKINGS}`,
  );
  return found.map((row) => ({ ...row, transfer: Number(row.transfer), at: Number(row.at), amount: fromUnits(toUnits(row.amount)) }));
}
