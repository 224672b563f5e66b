import { type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { accountBook } from './account/claims.ts';
import type { User } from './users.ts';
import type { Clock, Settle } from './clock/clock.ts';
import type { SliceTables } from './database/migrate.ts';
import type { Database, Db } from './database/openDatabase.ts';
import type { Exchange } from './http/route.ts';
import type { Book, LedgerClaim } from './ledger/claims.ts';

/** An event at the exchange that belongs to one slice, such as a quota that sells out. */
export interface SliceEvent {
  /** The event's name in `POST /sandbox/events`. */
  readonly event: string;
  /** Fields of the event, including `event`. */
  readonly schema: v.GenericSchema<unknown, { readonly event: string }>;
  /** Carries the event out. Receives the fields that the schema accepted, the signed-in person, and sandbox time in unix seconds. */
  readonly run: (database: Database, event: { readonly event: string }, user: User | undefined, at: number) => Promise<void>;
}

/** Declares an event of a slice. `run` receives its fields with the type of the schema's output. */
export const sliceEvent = <Fields extends { readonly event: string }>(
  event: Fields['event'],
  schema: v.GenericSchema<unknown, Fields>,
  run: (database: Database, fields: Fields, user: User | undefined, at: number) => Promise<void>,
): SliceEvent => ({ event, schema, run: (database, fields, user, at) => run(database, fields as Fields, user, at) });

/** One step of a world's history: an ordinary call of a slice, some hours before now. */
export interface SeedStep {
  /** Hours before now. */
  readonly hoursAgo: number;
  /** Carries the step out; `at` is its time in unix seconds. */
  readonly run: (tx: Db, user: User, at: number) => Promise<void>;
}

/** What a slice adds to the history of worlds. */
export interface Seed {
  /** Steps by the world's id, oldest first. They are merged with the steps of the world by time. */
  readonly steps: Readonly<Record<string, readonly SeedStep[]>>;
  /** Sets values that no call can set; runs after all steps of a world. @default nothing */
  readonly finish?: (tx: Db, user: User) => Promise<void>;
}

/** Merges the histories of two parts of a slice. */
export const mergeSeeds = (first: Seed, second: Seed): Seed => ({
  steps: Object.fromEntries(
    [...new Set([...Object.keys(first.steps), ...Object.keys(second.steps)])].map((world) => [
      world,
      [...(first.steps[world] ?? []), ...(second.steps[world] ?? [])],
    ]),
  ),
  finish: async (tx, user) => {
    await first.finish?.(tx, user);
    await second.finish?.(tx, user);
  },
});

/** A product of the exchange: everything that the shared rooms need from it. */
export interface SandboxSlice extends SliceTables, Book {
  /** Serves the calls of the slice. */
  readonly routes: (exchange: Exchange, database: Database, clock: Clock) => void;
  /**
   * Pays what is due, each payment with its own time. A slice that is settled later subtracts the payments after the
   * moment that it settles (`gainsWithin`). @default nothing is due
   */
  readonly settle?: Settle;
  /**
   * Time of the slice's next payout after `after`, in unix seconds, that affects a slice settled before it. All slices are first
   * settled up to that time. @default never
   */
  readonly nextPayout?: (tx: Db, after: number, userId?: number) => Promise<number | undefined>;
  /**
   * A query of one value: the time of the slice's next payment between full and half hours, in unix seconds, or null if none is
   * pending. Every call runs it, so it needs an index. @default all payments fall due at full and half hours
   */
  readonly nextArrival?: SQL;
  /** The amounts in its tables that have to agree with the ledger; the audit compares them. @default its tables hold no amounts */
  readonly claims?: readonly LedgerClaim[];
  /** @default none */
  readonly events?: readonly SliceEvent[];
  /** @default worlds have no history in this slice */
  readonly seed?: Seed;
  /**
   * Creates the rows that the product needs in a new database. It runs at each start, so it adds only what is missing. `at` is
   * sandbox time in unix seconds; the time since the last run is not settled yet.
   *
   * @default nothing
   */
  readonly open?: (database: Database, at: number) => Promise<void>;
}

/** Everything that the audit of an exchange with these slices compares. */
export const booksOf = (slices: readonly SandboxSlice[]): readonly Book[] => [accountBook, ...slices];

/** A query of one value for the clock: the time of the next payment of any slice between full and half hours. */
export const nextArrivalOf = (slices: readonly SandboxSlice[]): SQL =>
  sql`least(${sql.join([sql`null::bigint`, ...slices.flatMap(({ nextArrival }) => (nextArrival ? [sql`(${nextArrival})`] : []))], sql`, `)})`;

/** Settles all slices in their order. One long step has the same result as many short ones. */
export const settleAll =
  (slices: readonly SandboxSlice[]): Settle =>
  async (tx, after, to, userId) => {
    for (let from = after; from < to;) {
      let until = to;
      for (const slice of slices) until = Math.min(until, (await slice.nextPayout?.(tx, from, userId)) ?? to);
      for (const slice of slices) await slice.settle?.(tx, from, until, userId);
      from = until;
    }
  };
