import { type EarnError, type RateChange, earnErrorOf, isOutcomeUnknown } from '@earnkit/core';
import { type Timers, within } from './timers.ts';

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
 * A write is never sent again by itself. While the session is lost nothing is decided and nothing is told: the same
 * person finds it where it was.
 */

/** Milliseconds in which an order may still appear after a lost connection or a broken answer. */
export const SETTLE_MS = 10_000;

/** The same after a timeout or a gateway's 504: the exchange is slow and may commit late. */
export const SETTLE_AFTER_TIMEOUT_MS = 40_000;

/** Milliseconds before the first look: an order on its way takes a moment, and the person one to read what is going on. */
const FIRST_LOOK_MS = 1_000;

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

/** What a run needs from the store that holds it. */
export interface Run<Request, Result> {
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  /** False once another person is here: nothing is told any more. */
  readonly alive: () => boolean;
  /** Resolves once the person is here: with `false` at once, with `true` after they were away. */
  readonly here: () => Promise<boolean>;
  readonly isHere: () => boolean;
  readonly move: (status: SubmissionStatus<Request, Result>) => void;
  readonly retry: (again: () => void) => void;
}

/** Carries one submission from the press to its end. Nothing is told once the store no longer listens to it. */
export async function runSubmission<Request, Result, Baseline>(
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  { timers, isOnline, alive, here, isHere, move, retry }: Run<Request, Result>,
): Promise<void> {
  const refuse = async (refusal: Refusal): Promise<void> => {
    await here();
    if (!alive()) return;
    move({ state: 'refused', request, refusal });
    spec.onRefused?.(refusal, request);
  };
  const succeed = async (result: Result): Promise<void> => {
    await here();
    if (!alive()) return;
    move({ state: 'succeeded', request, result });
    spec.onSucceeded?.(result, request);
  };

  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });
  move({ state: 'submitting', request });

  const inTime = <Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Attempt<Value>> =>
    attempt(within(timers, PREPARE_PATIENCE_MS, work));
  const [baseline, ...checks] = await Promise.all([
    inTime((signal) => spec.baseline(request, signal)),
    ...(spec.prechecks ?? []).map((precheck) => inTime((signal) => precheck(request, signal))),
  ]);
  if (!alive()) return;
  const objection = checks.map((check) => (check.ok ? check.value : undefined)).find((refusal) => refusal !== undefined);
  if (objection) return refuse(objection);
  const loggedOut = [baseline, ...checks].map((read) => (read.ok ? undefined : read.error)).find((error) => error?.kind === 'login-needed');
  if (loggedOut) return refuse({ cause: 'error', error: loggedOut });
  if (!isHere()) return refuse({ cause: 'error', error: { kind: 'login-needed', call: spec.call } });
  if (!isOnline()) return refuse({ cause: 'error', error: { kind: 'offline', call: spec.call } });

  const sent = await attempt(spec.send(request));
  if (sent.ok) return succeed(sent.value);
  // Whatever is not a failure of the client is a fault of the host's code after sending: the order may exist.
  const error: EarnError = sent.error ?? { kind: 'network', call: spec.call };
  // The person closed the funding-password prompt: nothing happened and nothing needs saying (AMB-004).
  if (error.kind === 'cancelled') return move({ state: 'idle' });
  if (!isOutcomeUnknown(error)) return refuse({ cause: 'error', error });

  const wait = (ms: number): Promise<void> => new Promise((resolve) => void timers.set(resolve, ms));
  const settledAt = timers.now() + (isLate(error) ? SETTLE_AFTER_TIMEOUT_MS : SETTLE_MS);
  const check = async (until: number): Promise<void> => {
    for (;;) {
      await here();
      if (!alive()) return;
      const startedAt = timers.now();
      const look = baseline.ok
        ? await attempt(within(timers, LOOK_PATIENCE_MS, (signal) => spec.find(request, baseline.value, signal)))
        : undefined;
      const wasAway = await here();
      if (!alive()) return;
      if (look?.ok && look.value !== undefined) return succeed(look.value);
      // What was seen, or not, while nobody was signed in says nothing.
      if (look !== undefined && wasAway) continue;
      // "Not there" counts only when it was asked after the last moment at which the order could have appeared.
      if (look?.ok && startedAt >= settledAt) return refuse({ cause: 'not-placed' });
      // Without a baseline an order of before cannot be told from ours: never guess.
      // A session that is over answers no look: the person signs in and asks again.
      if (look === undefined || startedAt >= until || isLoggedOut(look)) return move({ state: 'unresolved', request });
      await wait(LOOK_EVERY_MS);
      if (!alive()) return;
    }
  };
  retry(() => {
    move({ state: 'checking', request });
    void check(Math.max(settledAt, timers.now()));
  });
  move({ state: 'checking', request });
  if (baseline.ok) await wait(FIRST_LOOK_MS);
  if (!alive()) return;
  await check(settledAt);
}

const isLate = (error: EarnError): boolean => error.kind === 'timeout' || (error.kind === 'http' && error.status === 504);

type Attempt<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: EarnError | undefined };

const isLoggedOut = (look: Attempt<unknown>): boolean => !look.ok && look.error?.kind === 'login-needed';

const attempt = async <Value>(promise: Promise<Value>): Promise<Attempt<Value>> => {
  try {
    return { ok: true, value: await promise };
  } catch (thrown) {
    return { ok: false, error: earnErrorOf(thrown) };
  }
};
