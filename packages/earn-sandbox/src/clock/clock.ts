import { and, eq, type SQL, sql } from 'drizzle-orm';
import { awaitAll } from '../database/connection.ts';
import type { Database, Db, Opening } from '../database/openDatabase.ts';
import { statement, type Values } from '../database/statement.ts';
import { refusals } from '../refusal.ts';
import { rateStandsFrom } from './heldRates.ts';
import { clockRow } from './tables.ts';

/** Seconds of an hour. */
export const HOUR = 3600;

/** Seconds of half an hour. Payments fall due at full and half hours, except redemptions and staking rewards, which are to the second. */
const HALF_HOUR = HOUR / 2;

const DAY = 24 * HOUR;

/** A payment that was due at most this many seconds ago is settled at its own second; an older one with all that is due by now. */
const TO_THE_SECOND = 120;

/** Longest and shortest time settled in one transaction, in seconds. A longer pause or move takes several transactions. */
const LONGEST_STEP = 31 * DAY;
const SHORTEST_STEP = DAY;

/** Target duration of such a transaction, in milliseconds. Other calls wait for it. */
const STEP_MS = 200;

/** Longest move of the clock, in seconds. The sandbox does not follow a longer jump of the host's clock. */
export const LONGEST_MOVE = 366 * DAY;

/** The clock is not moved beyond 2100-01-01, in unix seconds. */
const LATEST = 4_102_444_800;

/** The last full or half hour up to `at`. */
const lastDue = (at: number): number => Math.floor(at / HALF_HOUR) * HALF_HOUR;

/** The exchange's time. It runs with the host's clock, can be moved forward, and is never earlier than the latest payment. */
export interface Clock {
  /** Sandbox time in unix seconds. First settles everything that is due. */
  readonly now: () => Promise<number>;
  /** Sandbox time in unix seconds, without settling. Unlike {@link now} it does not wait. */
  readonly shown: () => Promise<number>;
  /**
   * Runs a write in one transaction at one moment; nothing is settled while it runs.
   *
   * @param opening the first statements of the work, such as its locks. They are sent together with the start of the transaction, and
   * run again if something had to be settled first.
   */
  readonly write: <T, Opened = undefined>(
    work: (tx: Db, at: number, opened: Opened) => Promise<T>,
    opening?: Opening<Opened>,
  ) => Promise<T>;
  /**
   * Moves the clock forward, step by step, and settles the payments of each step; returns the new time. Each step is one
   * transaction. Calls during a move see the time of the last step, and a move that fails keeps the steps that succeeded.
   *
   * @throws Refusal for moves beyond the year 2099, and for more than a year at a time.
   */
  readonly advance: (seconds: number) => Promise<number>;
  /** Freezes the rates as of the last midnight UTC, or lets them change again, for everybody at this exchange. */
  readonly holdRates: (on: boolean) => Promise<void>;
  /** Starts the clock of a new database; does nothing to one that has a clock. */
  readonly start: () => Promise<void>;
}

/**
 * Pays everything that falls due after `after` and up to `to`, in unix seconds. With `userId`, only the payments of that person,
 * whose world is being created.
 */
export type Settle = (tx: Db, after: number, to: number, userId?: number) => Promise<void>;

interface QueryState {
  readonly offsetMs: number;
  readonly settledAt: number;
  /** Time of the next payment between full and half hours; `undefined` if none is pending. */
  readonly arrivesAt: number | undefined;
}

/** The clock's row as the database returns it. */
interface ClockText {
  readonly offset_ms: string;
  readonly settled_at: string;
  readonly rates_still_from: string | null;
  readonly arrives_at: string | null;
}

const clockStatement = (nextArrival: SQL, strength?: 'share' | 'update', turn?: SQL) =>
  statement<ClockText, Values>((db) => {
    const query = db
      .select({
        offset_ms: clockRow.offsetMs,
        settled_at: clockRow.settledAt,
        rates_still_from: clockRow.ratesStillFrom,
        arrives_at: sql`${nextArrival}`.as('arrives_at'),
      })
      .from(clockRow)
      .where(and(eq(clockRow.id, 1), turn));
    return strength ? query.for(strength) : query;
  });

/**
 * In PostgreSQL, new `for share` locks can overtake a waiting `for update` lock. Advisory locks are granted in the order of their
 * requests, so a move waits for the writes before it and not for those after it.
 */
const clockStatements = (nextArrival: SQL) => ({
  read: clockStatement(nextArrival),
  share: clockStatement(nextArrival, 'share', sql`pg_advisory_xact_lock_shared('clock'::regclass::oid::bigint) is not null`),
  update: clockStatement(nextArrival, 'update', sql`pg_advisory_xact_lock('clock'::regclass::oid::bigint) is not null`),
});

/**
 * Creates the clock. `hostNow` is the host's time in milliseconds.
 *
 * @param nextArrival a query of one value: the time of the next payment between full and half hours, in unix seconds.
 */
export function createClock(database: Database, hostNow: () => number, settle: Settle, nextArrival: SQL = sql`null::bigint`): Clock {
  const statements = clockStatements(nextArrival);
  const instantOf = (reading: QueryState): number => Math.max(Math.floor((hostNow() + reading.offsetMs) / 1000), reading.settledAt);

  const started = ([row]: readonly ClockText[]): QueryState => {
    if (row === undefined) throw new Error('The clock has not been started');
    rateStandsFrom(row.rates_still_from === null ? null : Number(row.rates_still_from));
    const arrivesAt = row.arrives_at === null ? undefined : Number(row.arrives_at);
    return { offsetMs: Number(row.offset_ms), settledAt: Number(row.settled_at), arrivesAt };
  };

  const read = async (): Promise<QueryState> => started(await statements.read(database.db, {}));

  /** Locks the clock until the transaction ends, and reads it. */
  const lock = async (tx: Db, strength: 'share' | 'update'): Promise<QueryState> => started(await statements[strength](tx, {}));

  /**
   * The time up to which everything has to be settled at a moment: the last full or half hour, the second of a payment that was due
   * just now, or the moment itself if a payment was due before.
   */
  const dueBy = ({ arrivesAt = Infinity, settledAt }: QueryState, at: number): number => {
    if (arrivesAt > at) return lastDue(at);
    if (arrivesAt <= settledAt || at - arrivesAt > TO_THE_SECOND) return at;
    return lastDue(arrivesAt) > settledAt ? lastDue(arrivesAt) : arrivesAt;
  };

  const isBehind = (reading: QueryState): boolean => dueBy(reading, instantOf(reading)) > reading.settledAt;

  /** Whether the host's clock jumped by more than a year. The exchange's time then continues from the last settled moment. */
  const isElsewhere = ({ offsetMs, settledAt }: QueryState): boolean =>
    Math.abs((hostNow() + offsetMs) / 1000 - settledAt) > LONGEST_MOVE + HOUR;

  const set = (tx: Db, fields: Partial<Pick<QueryState, 'offsetMs' | 'settledAt'>>) =>
    tx.update(clockRow).set(fields).where(eq(clockRow.id, 1));

  let step = 4 * DAY;

  /** Runs a transaction that settles this many seconds, and adapts the length of later steps to its duration. */
  const timed = async (seconds: number, work: () => Promise<void>): Promise<void> => {
    const started = performance.now();
    await work();
    if (seconds < SHORTEST_STEP) return;
    const ideal = lastDue((seconds * STEP_MS) / Math.max(performance.now() - started, 1));
    step = Math.min(Math.max(ideal, SHORTEST_STEP), 2 * step, LONGEST_STEP);
  };

  const catchUp = async (): Promise<QueryState> => {
    for (;;) {
      const seen = await read();
      // While nothing can be written, reads see the last settled state.
      if ((!isBehind(seen) && !isElsewhere(seen)) || database.readOnly() !== undefined) return seen;
      await timed(dueBy(seen, instantOf(seen)) - seen.settledAt < step ? 0 : step, () =>
        database.transact(async (tx) => {
          const reading = await lock(tx, 'update');
          if (isElsewhere(reading)) {
            await set(tx, { offsetMs: reading.settledAt * 1000 - hostNow() });
            return;
          }
          if (!isBehind(reading)) return;
          const to = Math.min(dueBy(reading, instantOf(reading)), reading.settledAt + step);
          await settle(tx, reading.settledAt, to);
          await set(tx, { settledAt: to });
        }),
      );
    }
  };

  /** Moves the clock once, by at most one step, and returns by how much. */
  const move = async (seconds: number): Promise<number> => {
    const by = Math.min(seconds, step);
    await timed(by, () =>
      database.transact(async (tx) => {
        const reading = await lock(tx, 'update');
        // Counted from the sandbox time, which is ahead of the host's clock if that was set back.
        const at = instantOf(reading) + by;
        const to = dueBy(reading, at);
        if (to > reading.settledAt) await settle(tx, reading.settledAt, to);
        const offsetMs = Math.max(at * 1000 - hostNow(), reading.offsetMs + by * 1000);
        await set(tx, { offsetMs, settledAt: Math.max(to, reading.settledAt) });
      }),
    );
    return by;
  };

  let moving = 0;
  const now = async (): Promise<number> => instantOf(await catchUp());

  return {
    now,
    shown: async () => instantOf(await read()),
    write: async <T, Opened>(work: (tx: Db, at: number, opened: Opened) => Promise<T>, opening?: Opening<Opened>): Promise<T> => {
      for (;;) {
        const done = await database.transact(
          async (tx, [reading, opened]: readonly [QueryState, Opened]) =>
            isBehind(reading) || isElsewhere(reading) ? undefined : { value: await work(tx, instantOf(reading), opened) },
          (tx) => awaitAll(lock(tx, 'share'), opening?.(tx) ?? Promise.resolve(undefined as Opened)),
        );
        if (done !== undefined) return done.value;
        await catchUp();
      }
    },
    advance: async (seconds) => {
      if (moving + seconds > LONGEST_MOVE) throw refusals.clockMoving();
      moving += seconds;
      try {
        if ((await now()) + moving > LATEST) throw refusals.clockTooFar();
        for (let left = seconds; left > 0;) {
          await catchUp();
          left -= await move(left);
        }
      } finally {
        moving -= seconds;
      }
      return now();
    },
    holdRates: async (on) => {
      const from = on ? Math.floor((await now()) / DAY) * 24 : null;
      await database.db.update(clockRow).set({ ratesStillFrom: from }).where(eq(clockRow.id, 1));
    },
    start: async () => {
      await database.db
        .insert(clockRow)
        .values({ id: 1, offsetMs: 0, settledAt: lastDue(hostNow() / 1000) })
        .onConflictDoNothing();
    },
  };
}
