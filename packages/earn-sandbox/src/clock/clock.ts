import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Database, Db } from '../database/openDatabase.ts';
import { statement, type Values } from '../database/statement.ts';
import { refusals } from '../refusal.ts';
import { rateStandsFrom } from './heldRates.ts';
import { clockRow } from './tables.ts';

/** Seconds of an hour. */
export const HOUR = 3600;

/** Seconds of half an hour: all falls due at full and half hours but what arrives and staking's rewards, which come to the second. */
const HALF_HOUR = HOUR / 2;

const DAY = 24 * HOUR;

/** Within this time, in seconds, what arrives is settled at its own second; later, with everything that is due by then. */
const TO_THE_SECOND = 120;

/** Longest and shortest time settled in one transaction, in seconds. A longer pause or move takes several. */
const LONGEST_STEP = 31 * DAY;
const SHORTEST_STEP = DAY;

/** How long such a transaction should take, in milliseconds: other calls wait for it. */
const STEP_MS = 200;

/** Most that may be moved at a time, in seconds. A difference of the host's clock above it is not followed. */
export const LONGEST_MOVE = 366 * DAY;

/** The clock is not moved beyond 2100-01-01, in unix seconds. */
const LATEST = 4_102_444_800;

/** The last full or half hour up to `at`. */
const lastDue = (at: number): number => Math.floor(at / HALF_HOUR) * HALF_HOUR;

/** The exchange's time. It runs with the host's clock, can be moved forward, and never runs behind what is already paid. */
export interface Clock {
  /** Sandbox time in unix seconds, with everything settled that is due by then. */
  readonly now: () => Promise<number>;
  /** Sandbox time as it stands, in unix seconds; unlike {@link now} it does not wait for months of hours to be settled. */
  readonly shown: () => Promise<number>;
  /** Runs a write in one transaction at one instant; nothing is settled while it runs. */
  readonly write: <T>(work: (tx: Db, at: number) => Promise<T>) => Promise<T>;
  /**
   * Moves the clock forward, step by step, and settles what fell due on the way; returns the new time. Each step is one
   * transaction with its payments: other calls find the clock on its way, and a move that fails ends where it got to.
   *
   * @throws Refusal of moves beyond the year 2099, and of more than a year at a time.
   */
  readonly advance: (seconds: number) => Promise<number>;
  /** Lets rates stand still since the last midnight UTC, or move again; for everybody at this exchange. */
  readonly holdRates: (on: boolean) => Promise<void>;
  /** Starts the clock of a new database; does nothing to one that has a clock. */
  readonly start: () => Promise<void>;
}

/**
 * Pays everything that falls due later than `after` and up to `to`, in unix seconds; with `userId` only that person's, while
 * their world is made.
 */
export type Settle = (tx: Db, after: number, to: number, userId?: number) => Promise<void>;

interface QueryState {
  readonly offsetMs: number;
  readonly settledAt: number;
  /** When something next arrives between full and half hours; `undefined` where nothing is on its way. */
  readonly arrivesAt: number | undefined;
}

/** The clock's row as the database gives it. */
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
 * PostgreSQL lets one `for share` after another pass a waiting `for update`. Advisory locks are given in the order of their requests,
 * so that a move waits for the writes before it and not for those that come after it.
 */
const clockStatements = (nextArrival: SQL) => ({
  read: clockStatement(nextArrival),
  share: clockStatement(nextArrival, 'share', sql`pg_advisory_xact_lock_shared('clock'::regclass::oid::bigint) is not null`),
  update: clockStatement(nextArrival, 'update', sql`pg_advisory_xact_lock('clock'::regclass::oid::bigint) is not null`),
});

/**
 * Makes the clock over the host's time in milliseconds.
 *
 * @param nextArrival a query of one value: when something next arrives between full and half hours, in unix seconds.
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
   * Up to when everything has to be settled next at a moment: the last full or half hour, the second in which something arrived just
   * now, or the moment itself where something arrived before.
   */
  const dueBy = ({ arrivesAt = Infinity, settledAt }: QueryState, at: number): number => {
    if (arrivesAt > at) return lastDue(at);
    if (arrivesAt <= settledAt || at - arrivesAt > TO_THE_SECOND) return at;
    return lastDue(arrivesAt) > settledAt ? lastDue(arrivesAt) : arrivesAt;
  };

  const isBehind = (reading: QueryState): boolean => dueBy(reading, instantOf(reading)) > reading.settledAt;

  /** Whether the host's clock was set to another year, so that the exchange's time goes on from what is settled. */
  const isElsewhere = ({ offsetMs, settledAt }: QueryState): boolean =>
    Math.abs((hostNow() + offsetMs) / 1000 - settledAt) > LONGEST_MOVE + HOUR;

  const set = (tx: Db, fields: Partial<Pick<QueryState, 'offsetMs' | 'settledAt'>>) =>
    tx.update(clockRow).set(fields).where(eq(clockRow.id, 1));

  let step = 4 * DAY;

  /** Runs a transaction that settles this many seconds, and takes longer or shorter steps from then on. */
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
      // What cannot be written is looked at as it was settled last.
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
        // Counted from the time shown, which stands ahead of the host's while that one has been set back.
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
    write: async (work) => {
      for (;;) {
        const done = await database.transact(async (tx) => {
          const reading = await lock(tx, 'share');
          return isBehind(reading) || isElsewhere(reading) ? undefined : { value: await work(tx, instantOf(reading)) };
        });
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
