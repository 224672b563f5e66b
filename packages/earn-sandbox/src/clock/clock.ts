import { eq } from 'drizzle-orm';
import type { Database, Db } from '../database/openDatabase.ts';
import { clockRow } from './tables.ts';

/** Seconds of an hour. */
export const HOUR = 3600;

/** Most hours settled in one transaction; a longer pause is caught up in several. */
const CHUNK_HOURS = 24 * 31;

/** The exchange's time. It runs with the host's clock, can be moved forward, and never runs behind an hour already paid. */
export interface Clock {
  /** Sandbox time in unix seconds, with every full hour up to it settled. */
  readonly now: () => Promise<number>;
  /** Runs a write in one transaction at one instant; no hour is settled while it runs. */
  readonly write: <T>(work: (tx: Db, at: number) => Promise<T>) => Promise<T>;
  /** Moves the clock forward and settles the hours passed over; returns the new time. */
  readonly advance: (seconds: number) => Promise<number>;
  /** Starts the clock of a new database; does nothing to one that has a clock. */
  readonly start: () => Promise<void>;
}

/**
 * Pays everything due at the full hours `from` to `to`, both included, counted in hours since 1970; with `userId` only
 * that person's, while their world is made.
 */
export type SettleHours = (tx: Db, from: number, to: number, userId?: number) => Promise<void>;

interface QueryState {
  readonly offsetMs: number;
  readonly settledHour: number;
}

/** Makes the clock over the host's time in milliseconds. */
export function createClock(database: Database, hostNow: () => number, settle: SettleHours): Clock {
  const instantOf = (reading: QueryState): number =>
    Math.max(Math.floor((hostNow() + reading.offsetMs) / 1000), reading.settledHour * HOUR);

  const read = async (db: Db, lock?: 'share' | 'update'): Promise<QueryState> => {
    const query = db.select().from(clockRow).where(eq(clockRow.id, 1));
    const [row] = await (lock ? query.for(lock) : query);
    if (row === undefined) throw new Error('The clock has not been started');
    return row;
  };

  const isBehind = (reading: QueryState): boolean => Math.floor(instantOf(reading) / HOUR) > reading.settledHour;

  const catchUp = async (): Promise<QueryState> => {
    for (;;) {
      const seen = await read(database.db);
      if (!isBehind(seen)) return seen;
      await database.transact(async (tx) => {
        const reading = await read(tx, 'update');
        if (!isBehind(reading)) return;
        const to = Math.min(Math.floor(instantOf(reading) / HOUR), reading.settledHour + CHUNK_HOURS);
        await settle(tx, reading.settledHour + 1, to);
        await tx.update(clockRow).set({ settledHour: to }).where(eq(clockRow.id, 1));
      });
    }
  };

  const now = async (): Promise<number> => instantOf(await catchUp());

  return {
    now,
    write: async (work) => {
      for (;;) {
        await catchUp();
        const done = await database.transact(async (tx) => {
          const reading = await read(tx, 'share');
          return isBehind(reading) ? undefined : { value: await work(tx, instantOf(reading)) };
        });
        if (done !== undefined) return done.value;
      }
    },
    advance: async (seconds) => {
      await catchUp();
      await database.transact(async (tx) => {
        const reading = await read(tx, 'update');
        // Counted from the time shown, which stands ahead of the host's while that one has been set back.
        const offsetMs = (instantOf(reading) + seconds) * 1000 - hostNow();
        await tx
          .update(clockRow)
          .set({ offsetMs: Math.max(offsetMs, reading.offsetMs + seconds * 1000) })
          .where(eq(clockRow.id, 1));
      });
      return now();
    },
    start: async () => {
      await database.db
        .insert(clockRow)
        .values({ id: 1, offsetMs: 0, settledHour: Math.floor(hostNow() / 1000 / HOUR) })
        .onConflictDoNothing();
    },
  };
}
