import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Sends a statement whose text is built. The types of the driver are in a package of their own, so the published types do not name them. */
interface SqlClient {
  readonly query: (query: { readonly text: string }, values: unknown[]) => Promise<{ readonly rows: unknown[] }>;
}

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT> & { readonly $client: SqlClient };

/**
 * Statements that a transaction sends together with its `begin`, in one round trip to the database. They read or lock. A row that they
 * write may stay even if the work fails.
 */
export type Opening<First> = (tx: Db) => Promise<First>;

/** Runs the work in one transaction, once. @param opening the first statements of the work. */
export type Transaction = <T, First = undefined>(work: (tx: Db, first: First) => Promise<T>, opening?: Opening<First>) => Promise<T>;

/** An open database without tables. */
export interface Connection {
  readonly db: Db;
  readonly transaction: Transaction;
  /** Whether too little room is left on the disk to write safely. */
  readonly isFull: () => boolean;
  readonly close: () => Promise<void>;
}

/**
 * Waits for statements that are sent in one round trip. If one fails, it still waits for the others: none may reach the database
 * after the end of its transaction.
 */
export async function awaitAll<const Results extends readonly unknown[]>(
  ...sent: { readonly [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  // Awaited once, because Drizzle runs a statement again each time it is awaited.
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as unknown as Results;
}

/** The statements that each transaction has sent ahead. */
const unawaited = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Sends a statement in one round trip with the next statement of the transaction, at the latest with the commit. The transaction waits
 * for it; if it fails, nothing is committed.
 *
 * @param sent a statement that has been sent already, such as one of `statement`.
 */
export function sendAhead(tx: Db, sent: Promise<unknown>): void {
  // The transaction throws its failure; until then nobody listens.
  sent.catch(() => undefined);
  unawaited.set(tx, [...(unawaited.get(tx) ?? []), sent]);
}

/** What a transaction has sent ahead, when all of it has ended. */
export const unawaitedOf = (tx: Db): Promise<readonly unknown[]> => awaitAll(...(unawaited.get(tx) ?? []));
