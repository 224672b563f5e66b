import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** The one row that says what time it is here and up to when everything has been paid. */
export const clockRow = pgTable('clock', {
  id: integer('id').primaryKey(),
  /** Added to the host's clock, in milliseconds. */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  /** Unix seconds up to which everything is settled. */
  settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
  /** From this hour on rates stand still (hours since 1970); null while they move. */
  ratesStillFrom: bigint('rates_still_from', { mode: 'number' }),
});
