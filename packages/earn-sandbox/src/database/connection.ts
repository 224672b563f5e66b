import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database without tables. */
export interface Connection {
  readonly db: Db;
  /** Runs the work in one transaction, once. */
  readonly transaction: <T>(work: (tx: Db) => Promise<T>) => Promise<T>;
  /** Whether too little room is left on the disk to write safely. */
  readonly isFull: () => boolean;
  readonly close: () => Promise<void>;
}

/** What runs statements and transactions over a pool. */
export function overPool(pool: pg.Pool): Pick<Connection, 'db' | 'transaction'> {
  return {
    db: drizzle({ client: pool }),
    // Drizzle's own transaction over a pool keeps the connection for ever where it is lost before the transaction begins.
    transaction: async (work) => {
      const client = await pool.connect();
      try {
        return await drizzle({ client }).transaction((tx) => work(tx));
      } finally {
        client.release();
      }
    },
  };
}
