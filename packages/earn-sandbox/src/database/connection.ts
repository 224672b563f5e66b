import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT> & { readonly $client: pg.Pool | pg.ClientBase };

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

const unawaitedOf = (tx: Db): Promise<readonly unknown[]> => awaitAll(...(unawaited.get(tx) ?? []));

/** Runs statements and transactions on a pool. */
export function databaseFromPool(pool: pg.Pool): Pick<Connection, 'db' | 'transaction'> {
  return {
    db: drizzle({ client: pool }),
    // Drizzle's own transaction waits for its beginning before the first statement, and over a pool it keeps the connection for
    // ever where that is lost before the transaction begins.
    transaction: async <T, First = undefined>(work: (tx: Db, first: First) => Promise<T>, opening?: Opening<First>): Promise<T> => {
      const client = await pool.connect();
      const tx = drizzle({ client });
      let isOpen = false;
      try {
        const [, first] = await awaitAll(client.query('begin'), opening?.(tx) ?? Promise.resolve(undefined as First));
        const value = await work(tx, first);
        await awaitAll(unawaitedOf(tx), client.query('commit'));
        return value;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isOpen = true;
        });
        // What failed first made the statements after it fail.
        await unawaitedOf(tx);
        throw error;
      } finally {
        // A connection whose transaction cannot be taken back is closed, which takes it back.
        client.release(isOpen);
      }
    },
  };
}
