import type * as v from 'valibot';
import type { User } from './account/tables.ts';
import type { Clock, SettleHours } from './clock/clock.ts';
import type { SliceTables } from './database/migrate.ts';
import type { Database, Db } from './database/openDatabase.ts';
import type { Exchange } from './http/route.ts';

/** Something that happens at the exchange and belongs to one slice, such as a quota that sells out. */
export interface SliceEvent {
  /** Name that `POST /sandbox/events` takes. */
  readonly event: string;
  /** Fields of the event, `event` among them. */
  readonly schema: v.GenericSchema<unknown, { readonly event: string }>;
  /** Carries the event out; receives what the schema accepted. */
  readonly run: (database: Database, event: { readonly event: string }) => Promise<void>;
}

/** One step of a world's history: an ordinary call of a slice, some hours before now. */
export interface SeedStep {
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

/** A product of the exchange: everything that the shared rooms need from it. */
export interface SandboxSlice extends SliceTables {
  /** Serves the calls of the slice. */
  readonly routes: (exchange: Exchange, database: Database, clock: Clock) => void;
  /** Pays what is due at full hours. @default nothing is due */
  readonly settle?: SettleHours;
  /** @default none */
  readonly events?: readonly SliceEvent[];
  /** @default worlds have no history in this slice */
  readonly seed?: Seed;
}

/** Settles the hours of all slices, in their order. */
export const settleAll =
  (slices: readonly SandboxSlice[]): SettleHours =>
  async (tx, from, to, userId) => {
    for (const slice of slices) await slice.settle?.(tx, from, to, userId);
  };
