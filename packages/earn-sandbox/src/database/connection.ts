import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** Statements that a transaction sends along with its beginning, so that both take one exchange with the database. They only read or lock. */
export type Opening<First> = (tx: Db) => Promise<First>;

/** Runs the work in one transaction, once. @param opening what the work begins with. */
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
 * Waits for statements that are sent in one exchange. Where one fails it still waits for the others: none may reach the database
 * after the end of its transaction.
 */
export async function together<const Results extends readonly unknown[]>(
  ...sent: { readonly [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  // Awaited once: a statement of Drizzle runs anew each time it is.
  const settled = await Promise.allSettled(sent);
  const failed = settled.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
  return settled.map((result) => (result.status === 'fulfilled' ? result.value : undefined)) as unknown as Results;
}

/** What runs statements and transactions over a pool. */
export function overPool(pool: pg.Pool): Pick<Connection, 'db' | 'transaction'> {
  return {
    db: drizzle({ client: pool }),
    // Drizzle's own transaction waits for its beginning before the first statement, and over a pool it keeps the connection for
    // ever where that is lost before the transaction begins.
    transaction: async <T, First = undefined>(work: (tx: Db, first: First) => Promise<T>, opening?: Opening<First>): Promise<T> => {
      const client = await pool.connect();
      const tx = drizzle({ client });
      let isOpen = false;
      try {
        const [, first] = await together(client.query('begin'), opening?.(tx) ?? Promise.resolve(undefined as First));
        const value = await work(tx, first);
        await client.query('commit');
        return value;
      } catch (error) {
        await client.query('rollback').catch(() => {
          isOpen = true;
        });
        throw error;
      } finally {
        // A connection whose transaction cannot be taken back is closed, which takes it back.
        client.release(isOpen);
      }
    },
  };
}
