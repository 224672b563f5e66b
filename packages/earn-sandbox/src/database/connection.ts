import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT> & { readonly $client: pg.Pool | pg.ClientBase };

/** Runs the work in one transaction, once. */
export type Transaction = <T>(work: (tx: Db) => Promise<T>) => Promise<T>;

/** An open database without tables. */
export interface Connection {
  readonly db: Db;
  readonly transaction: Transaction;
  /** Whether too little room is left on the disk to write safely. */
  readonly isFull: () => boolean;
  readonly close: () => Promise<void>;
}

/** Runs statements and transactions on a pool. */
export function overPool(pool: pg.Pool): Pick<Connection, 'db' | 'transaction'> {
  return {
    db: drizzle({ client: pool }),
    // Drizzle's own transaction waits for its beginning before the first statement, and over a pool it keeps the connection for
    // ever where that is lost before the transaction begins.
    transaction: async (work) => {
      const client = await pool.connect();
      let isOpen = false;
      try {
        await client.query('begin');
        const value = await work(drizzle({ client }));
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
