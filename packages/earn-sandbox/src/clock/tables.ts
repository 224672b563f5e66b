import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** The one row that says what time it is here and up to which hour everything has been paid. */
export const clockRow = pgTable('clock', {
  id: integer('id').primaryKey(),
  /** Added to the host's clock, in milliseconds. */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  /** Unix seconds of the full or half hour up to which everything is settled. */
  settledAt: bigint('settled_at', { mode: 'number' }).notNull(),
});
