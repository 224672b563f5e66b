import { type EarnError, type RateChange, earnErrorOf, isOutcomeUnknown } from '@earnkit/core';
import { type Timers, systemTimers, within } from './timers.ts';

/*
 * One submission of one write, without React: it outlives the dialog that began it, so that a closed dialog, a second
 * mount or StrictMode can neither send twice nor lose the result.
 *
 *   idle -> submitting -> succeeded
 *                      -> refused                   nothing happened; what was typed is still there
 *                      -> checking -> succeeded     the answer was lost, the order was found
 *                                  -> refused       the answer was lost, and no order came of it
 *                                  -> unresolved    could not find out; nothing more is sent until somebody knows
 *
 * A write is never sent again by itself.
 */

/** Milliseconds in which an order may still appear after a lost connection or a broken answer. */
export const SETTLE_MS = 10_000;

/** The same after a timeout or a gateway's 504: the exchange is slow and may commit late. */
export const SETTLE_AFTER_TIMEOUT_MS = 40_000;

/** Milliseconds between two looks for the order. */
export const LOOK_EVERY_MS = 2_000;

/** Milliseconds one look may take before it counts as failed. */
export const LOOK_PATIENCE_MS = 8_000;

/** Milliseconds the pre-check and the baseline may hold up a submission; what is not known by then is done without. */
export const PREPARE_PATIENCE_MS = 4_000;

/** Why nothing came of a submission. In every case what was typed is still there. */
export type Refusal =
  /** The exchange, the connection or the session said no. */
  | { readonly cause: 'error'; readonly error: EarnError }
  /** Funds are in use and locked (SH-56, SH-57). */
  | { readonly cause: 'locked' }
  /** The rate is no longer the one that was shown; nothing was sent. */
  | { readonly cause: 'rate-changed'; readonly change: RateChange }
  /** The answer was lost; a look afterwards showed that no order had been made. */
  | { readonly cause: 'not-placed' };

/** Where a submission stands. */
export type SubmissionStatus<Request, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting'; readonly request: Request }
  /** The outcome is unknown; looking for the order. */
  | { readonly state: 'checking'; readonly request: Request }
  /** Could not find out. Another submission is not possible before somebody knows. */
  | { readonly state: 'unresolved'; readonly request: Request }
  | { readonly state: 'succeeded'; readonly request: Request; readonly result: Result }
  | { readonly state: 'refused'; readonly request: Request; readonly refusal: Refusal };

/** Looks for one reason not to send. */
export type Precheck<Request> = (request: Request, signal: AbortSignal) => Promise<Refusal | undefined>;

/** What one kind of submission does. `Baseline` is whatever tells orders made before from one made now. */
export interface SubmissionSpec<Request, Result, Baseline> {
  /** Name of the write, such as `flexible.subscribe`. */
  readonly call: string;
  /** Milliseconds after an accepted press in which another is ignored. The first acts at once. */
  readonly debounceMs: number;
  /**
   * Look for reasons not to send, such as locked funds, all at once and each with its own patience; the first reason in
   * this order counts. One that fails lets the submission go on, the exchange decides (AMB-016).
   */
  readonly prechecks?: readonly Precheck<Request>[];
  /** Sends the write. Called once per submission at most. */
  readonly send: (request: Request) => Promise<Result>;
  /** Reads the traces of orders made so far; read before sending, never after. */
  readonly baseline: (request: Request, signal: AbortSignal) => Promise<Baseline>;
  /** Looks for the order among what is new since the baseline; `undefined` when it is not there. Rejects when it cannot be known. */
  readonly find: (request: Request, baseline: Baseline, signal: AbortSignal) => Promise<Result | undefined>;
  /** Called once when the order is known to be placed, whether or not somebody looks. */
  readonly onSucceeded?: (result: Result, request: Request) => void;
  /** Called once when it is known that nothing was placed. */
  readonly onRefused?: (refusal: Refusal, request: Request) => void;
  /** Called once when it ended while no screen showed it: the result must still reach the person. */
  readonly onUnseen?: (status: SubmissionStatus<Request, Result>) => void;
}

/** Surroundings of submissions; replaced in tests. */
export interface SubmissionSurroundings {
  readonly timers?: Timers;
  /** False when the device knows that it has no connection. */
  readonly isOnline?: () => boolean;
}

interface Entry {
  status: SubmissionStatus<unknown, unknown>;
  readonly listeners: Set<() => void>;
  acceptedAt: number;
  /** Which run may speak for this entry; forgetting a session silences all. */
  run: number;
  checkAgain: (() => void) | undefined;
}

const IDLE: SubmissionStatus<never, never> = { state: 'idle' };

/** All submissions of one session. */
export interface Submissions {
  /** Where the submission of a key stands; the same object until it changes. */
  readonly status: (key: string) => SubmissionStatus<unknown, unknown>;
  /** Watches a key. While nobody does, the end of its submission is told by `onUnseen`. */
  readonly watch: (key: string, listener: () => void) => () => void;
  /** Begins a submission. Ignored while one of this key is under way or unresolved, or within the debounce. */
  readonly submit: <Request, Result, Baseline>(key: string, spec: SubmissionSpec<Request, Result, Baseline>, request: Request) => boolean;
  /** Looks again for an unresolved order. */
  readonly checkAgain: (key: string) => void;
  /** Back to idle from an end, or from unresolved once the person has looked for themselves. Does nothing while under way. */
  readonly release: (key: string) => void;
  /** The session is over: what is under way goes on at the exchange, but nobody here is told. */
  readonly forget: () => void;
}

/** Makes the submissions of a provider. */
export function createSubmissions({ timers = systemTimers, isOnline = deviceIsOnline }: SubmissionSurroundings = {}): Submissions {
  const entries = new Map<string, Entry>();

  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = { status: IDLE, listeners: new Set(), acceptedAt: Number.NEGATIVE_INFINITY, run: 0, checkAgain: undefined };
    entries.set(key, entry);
    return entry;
  };

  const move = (entry: Entry, status: SubmissionStatus<unknown, unknown>): void => {
    entry.status = status;
    for (const listener of entry.listeners) listener();
  };

  const isEnd = ({ state }: SubmissionStatus<unknown, unknown>): boolean => state === 'succeeded' || state === 'refused';

  return {
    status: (key) => entries.get(key)?.status ?? IDLE,

    watch(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        // A later opening starts afresh; a remount in the same breath (StrictMode) does not lose the end.
        timers.set(() => {
          if (entry.listeners.size === 0 && isEnd(entry.status)) move(entry, IDLE);
        }, 0);
      };
    },

    submit(key, spec, request) {
      const entry = entryOf(key);
      const { state } = entry.status;
      if (state === 'submitting' || state === 'checking' || state === 'unresolved') return false;
      const now = timers.now();
      if (now - entry.acceptedAt < spec.debounceMs) return false;
      entry.acceptedAt = now;
      const current = ++entry.run;
      const alive = (): boolean => entry.run === current;
      void run(spec, request, {
        timers,
        isOnline,
        alive,
        retry: (again) => {
          entry.checkAgain = again;
        },
        move: (status) => {
          if (!alive()) return;
          const ended = isEnd(status) || status.state === 'unresolved';
          const unseen = ended && entry.listeners.size === 0;
          move(entry, unseen && status.state !== 'unresolved' ? IDLE : status);
          if (unseen) spec.onUnseen?.(status);
        },
      });
      return true;
    },

    checkAgain(key) {
      const entry = entries.get(key);
      if (entry?.status.state === 'unresolved') entry.checkAgain?.();
    },

    release(key) {
      const entry = entries.get(key);
      if (entry && (isEnd(entry.status) || entry.status.state === 'unresolved')) move(entry, IDLE);
    },

    forget() {
      for (const entry of entries.values()) {
        entry.run += 1;
        entry.acceptedAt = Number.NEGATIVE_INFINITY;
        move(entry, IDLE);
      }
    },
  };
}

interface Run<Request, Result> {
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  readonly alive: () => boolean;
  readonly move: (status: SubmissionStatus<Request, Result>) => void;
  readonly retry: (again: () => void) => void;
}

async function run<Request, Result, Baseline>(
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  { timers, isOnline, alive, move, retry }: Run<Request, Result>,
): Promise<void> {
  const refuse = (refusal: Refusal): void => {
    if (!alive()) return;
    move({ state: 'refused', request, refusal });
    spec.onRefused?.(refusal, request);
  };
  const succeed = (result: Result): void => {
    if (!alive()) return;
    move({ state: 'succeeded', request, result });
    spec.onSucceeded?.(result, request);
  };

  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });
  move({ state: 'submitting', request });

  const inTime = <Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Attempt<Value>> => attempt(within(timers, PREPARE_PATIENCE_MS, work));
  const [baseline, ...checks] = await Promise.all([
    inTime((signal) => spec.baseline(request, signal)),
    ...(spec.prechecks ?? []).map((precheck) => inTime((signal) => precheck(request, signal))),
  ]);
  if (!alive()) return;
  const objection = checks.map((check) => (check.ok ? check.value : undefined)).find((refusal) => refusal !== undefined);
  if (objection) return refuse(objection);
  const loggedOut = [baseline, ...checks].map((read) => (read.ok ? undefined : read.error)).find((error) => error?.kind === 'login-needed');
  if (loggedOut) return refuse({ cause: 'error', error: loggedOut });
  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });

  const sent = await attempt(spec.send(request));
  if (sent.ok) return succeed(sent.value);
  // Whatever is not a failure of the client is a fault of the host's code after sending: the order may exist.
  const error: EarnError = sent.error ?? { kind: 'network', call: spec.call };
  // The person closed the funding-password prompt: nothing happened and nothing needs saying (AMB-004).
  if (error.kind === 'cancelled') return move({ state: 'idle' });
  if (!isOutcomeUnknown(error)) return refuse({ cause: 'error', error });

  const settledAt = timers.now() + (isLate(error) ? SETTLE_AFTER_TIMEOUT_MS : SETTLE_MS);
  const check = async (until: number): Promise<void> => {
    move({ state: 'checking', request });
    for (;;) {
      const startedAt = timers.now();
      const look = baseline.ok
        ? await attempt(within(timers, LOOK_PATIENCE_MS, (signal) => spec.find(request, baseline.value, signal)))
        : undefined;
      if (!alive()) return;
      if (look?.ok && look.value !== undefined) return succeed(look.value);
      // "Not there" counts only when it was asked after the last moment at which the order could have appeared.
      if (look?.ok && startedAt >= settledAt) return refuse({ cause: 'not-placed' });
      // Without a baseline an order of before cannot be told from ours: never guess.
      if (look === undefined || startedAt >= until) return move({ state: 'unresolved', request });
      await new Promise<void>((resolve) => void timers.set(resolve, LOOK_EVERY_MS));
      if (!alive()) return;
    }
  };
  retry(() => void check(Math.max(settledAt, timers.now())));
  await check(settledAt);
}

const isLate = (error: EarnError): boolean => error.kind === 'timeout' || (error.kind === 'http' && error.status === 504);

type Attempt<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: EarnError | undefined };

const attempt = async <Value>(promise: Promise<Value>): Promise<Attempt<Value>> => {
  try {
    return { ok: true, value: await promise };
  } catch (thrown) {
    return { ok: false, error: earnErrorOf(thrown) };
  }
};

/** Node has a navigator that does not say. */
const deviceIsOnline = (): boolean => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
