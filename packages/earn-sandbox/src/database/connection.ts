import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** A connection or a transaction; the same on PGlite and PostgreSQL. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database without tables. */
export interface Connection {
  readonly db: Db;
  /** Whether too little room is left on the disk to write safely. */
  readonly isFull: () => boolean;
  readonly close: () => Promise<void>;
}
