import { bigint, integer, pgTable } from 'drizzle-orm/pg-core';

/** The one row that says what time it is here and up to which hour everything has been paid. */
export const clockRow = pgTable('clock', {
  id: integer('id').primaryKey(),
  /** Added to the host's clock, in milliseconds. */
  offsetMs: bigint('offset_ms', { mode: 'number' }).notNull(),
  /** Hours since 1970 of the last full hour that was settled. */
  settledHour: bigint('settled_hour', { mode: 'number' }).notNull(),
});
