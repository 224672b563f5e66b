import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** A single row: the sandbox time and the time up to which everything has been paid. */
export const clockRow = pgTable('clock', {
  id: integer('id').primaryKey(),
  /** Added to the host's clock, in milliseconds. */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  /** Unix seconds up to which everything is settled. */
  settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
  /** Rates are frozen from this hour on (hours since 1970); null while they change. */
  ratesStillFrom: bigint('rates_still_from', { mode: 'number' }),
});
