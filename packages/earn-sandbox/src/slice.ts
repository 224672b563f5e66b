import { type SQL, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import { accountBook } from './account/claims.ts';
import type { User } from './users.ts';
import type { Clock, Settle } from './clock/clock.ts';
import type { SliceTables } from './database/migrate.ts';
import type { Database, Db } from './database/openDatabase.ts';
import type { Exchange } from './http/route.ts';
import type { Book, LedgerClaim } from './ledger/claims.ts';

/** Something that happens at the exchange and belongs to one slice, such as a quota that sells out. */
export interface SliceEvent {
  /** Name that `POST /sandbox/events` takes. */
  readonly event: string;
  /** Fields of the event, `event` among them. */
  readonly schema: v.GenericSchema<unknown, { readonly event: string }>;
  /** Carries the event out; receives what the schema accepted, who is signed in, and sandbox time in unix seconds. */
  readonly run: (database: Database, event: { readonly event: string }, user: User | undefined, at: number) => Promise<void>;
}

/** Declares an event of a slice whose fields `run` receives as the schema reads them. */
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
  /** Sets what no call can set, after all steps of a world. @default nothing */
  readonly finish?: (tx: Db, user: User) => Promise<void>;
}

/** The histories of two parts of a slice as one. */
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
   * Pays what is due, each payment at its own moment: a slice that is settled later takes off what is paid
   * after the moment it looks at (`gainsWithin`). @default nothing is due
   */
  readonly settle?: Settle;
  /**
   * When the slice next pays out something that a slice settled before it would see, in unix seconds, later than `after`. All
   * slices are settled up to there first. @default never
   */
  readonly nextPayout?: (tx: Db, after: number, userId?: number) => Promise<number | undefined>;
  /**
   * A query of one value: when something of the slice next arrives between full and half hours, in unix seconds, and null where
   * nothing is on its way. Every call asks it, so an index has to answer it. @default all falls due at full and half hours
   */
  readonly nextArrival?: SQL;
  /** What its tables say that the ledger has to say too; the audit compares them. @default its tables say nothing about money */
  readonly claims?: readonly LedgerClaim[];
  /** @default none */
  readonly events?: readonly SliceEvent[];
  /** @default worlds have no history in this slice */
  readonly seed?: Seed;
  /**
   * Sets up what the product has in a new database; runs at each start, so it adds what is missing alone. `at` is sandbox
   * time in unix seconds, before anything of the time since the last run is settled.
   *
   * @default nothing
   */
  readonly open?: (database: Database, at: number) => Promise<void>;
}

/** Everything that the audit of an exchange with these slices compares. */
export const booksOf = (slices: readonly SandboxSlice[]): readonly Book[] => [accountBook, ...slices];

/** When something of any slice next arrives between full and half hours: a query of one value, for the clock. */
export const nextArrivalOf = (slices: readonly SandboxSlice[]): SQL =>
  sql`least(${sql.join([sql`null::bigint`, ...slices.flatMap(({ nextArrival }) => (nextArrival ? [sql`(${nextArrival})`] : []))], sql`, `)})`;

/** Settles all slices, in their order, so that a long time leaves what the same time leaves in short steps. */
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
