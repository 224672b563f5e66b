import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT> & { readonly $client: pg.Pool | pg.ClientBase };

/**
 * Statements that a transaction sends along with its beginning, so that both take one exchange with the database. They read or
 * lock, and what they write may stay whatever becomes of the work.
 */
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

/** What transactions have sent ahead. */
const unawaited = new WeakMap<Db, Promise<unknown>[]>();

/**
 * Has a statement take one exchange with the database together with what is sent next, at the latest the commit. The transaction waits
 * for it; where it fails, nothing is committed.
 *
 * @param sent a statement that is on its way already, as those of `statement` are.
 */
export function sendAhead(tx: Db, sent: Promise<unknown>): void {
  // The transaction throws its failure; until then nobody listens.
  sent.catch(() => undefined);
  unawaited.set(tx, [...(unawaited.get(tx) ?? []), sent]);
}

const unawaitedOf = (tx: Db): Promise<readonly unknown[]> => together(...(unawaited.get(tx) ?? []));

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
        await together(unawaitedOf(tx), client.query('commit'));
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
