import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { awaitAll, type Connection, type Db, type Opening, unawaitedOf } from './connection.ts';
import { mayWrite } from './unavailable.ts';

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
        mayWrite();
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
