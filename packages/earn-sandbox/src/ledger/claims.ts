import { type SQL, sql } from 'drizzle-orm';
import type { AccountKind } from './tables.ts';

/**
 * Something that the tables of a product say, and that the ledger has to say too. Both sides are queries of rows of `owner_id`,
 * `asset` and `amount`; what is nobody's has the owner null, and `asset` may name something else that is counted, such as a quota.
 * The audit sums the rows of one owner and asset on each side and compares them, rows that one side lacks included.
 */
export interface LedgerClaim {
  /** What is compared, in a few words, such as `staked`. */
  readonly what: string;
  /** What the tables of the product say. */
  readonly tables: SQL;
  /** What the ledger says, or what other tables say of the same. @default nothing: each row of the tables is a damage */
  readonly ledger?: SQL;
}

/** What a part of the exchange claims. */
export interface Book {
  readonly name: string;
  readonly claims?: readonly LedgerClaim[];
}

/** What people have in their accounts of a kind. */
export const heldIn = (kind: AccountKind): SQL => sql`select owner_id, asset, balance as amount from accounts where kind = ${kind}`;

/** What transfers of some kinds brought into people's accounts of some kinds; what they took out is negative. */
export const broughtBy = (transfers: readonly string[], ...into: readonly AccountKind[]): SQL =>
  sql`select owner_id, asset, amount from moved where transfer_kind in ${transfers} and account_kind in ${into} and owner_id is not null`;

/** What transfers of some kinds took out of people's accounts of a kind. */
export const takenBy = (transfers: readonly string[], from: AccountKind): SQL =>
  sql`select owner_id, asset, -amount as amount from moved where transfer_kind in ${transfers} and account_kind = ${from} and owner_id is not null`;

/**
 * What a list of the program says as a table, for claims about it.
 *
 * @param columns names and types, as in `pid text, asset text`.
 */
export const listed = (list: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(list)}::json) as listed(${sql.raw(columns)})`;

/** A fraction cut towards zero to so many places, which no division of the database rounds before. */
export const cutFraction = (dividend: SQL, divisor: SQL, places = 8): SQL =>
  sql`div((${dividend}) * ${sql.raw(`1${'0'.repeat(places)}`)}, ${divisor}) / ${sql.raw(`1${'0'.repeat(places)}`)}`;
