import { type SQL, sql } from 'drizzle-orm';
import type { AccountKind } from './tables.ts';

/**
 * Amounts in a product's tables that have to agree with the ledger. Both sides are queries of rows of `owner_id`, `asset` and
 * `amount`. `owner_id` is null for amounts without an owner, and `asset` may name something else that is counted, such as a quota.
 * The audit sums the rows of each owner and asset on both sides and compares the sums. A missing row counts as zero.
 */
export interface LedgerClaim {
  /** What is compared, in a few words, such as `staked`. */
  readonly what: string;
  /** The amounts in the product's tables. */
  readonly tables: SQL;
  /** The same amounts in the ledger, or in other tables. @default none: each row of `tables` is a damage */
  readonly ledger?: SQL;
}

/** The claims of one part of the exchange. */
export interface Book {
  readonly name: string;
  readonly claims?: readonly LedgerClaim[];
}

/** The balances of people's accounts of a kind. */
export const heldIn = (kind: AccountKind): SQL => sql`select owner_id, asset, balance as amount from accounts where kind = ${kind}`;

/** The amounts that transfers of some kinds added to people's accounts of some kinds; negative for amounts that they took out. */
export const broughtBy = (transfers: readonly string[], ...into: readonly AccountKind[]): SQL =>
  sql`select owner_id, asset, amount from moved where transfer_kind in ${transfers} and account_kind in ${into} and owner_id is not null`;

/** The amounts that transfers of some kinds took out of people's accounts of a kind. */
export const takenBy = (transfers: readonly string[], from: AccountKind): SQL =>
  sql`select owner_id, asset, -amount as amount from moved where transfer_kind in ${transfers} and account_kind = ${from} and owner_id is not null`;

/**
 * A list of the program as a table, for claims that refer to it.
 *
 * @param columns names and types, as in `pid text, asset text`.
 */
export const listed = (list: readonly object[], columns: string): SQL =>
  sql`json_to_recordset(${JSON.stringify(list)}::json) as listed(${sql.raw(columns)})`;

/** A quotient cut towards zero to `places` decimals. It uses integer division, so the database does not round it first. */
export const cutFraction = (dividend: SQL, divisor: SQL, places = 8): SQL =>
  sql`div((${dividend}) * ${sql.raw(`1${'0'.repeat(places)}`)}, ${divisor}) / ${sql.raw(`1${'0'.repeat(places)}`)}`;
