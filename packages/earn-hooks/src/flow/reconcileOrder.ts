import { earnErrorOf } from '@earnkit/core';
import { isLoginNeeded } from './refusalNotice.ts';
import {
  type Attempt,
  FIRST_RECONCILE_MS,
  type LostOrder,
  RECONCILE_INTERVAL_MS,
  RECONCILE_TIMEOUT_MS,
  type Refusal,
  type Run,
  type SubmissionSpec,
} from '../submission/submission.ts';
import { within } from '../submission/timers.ts';

/** Awaits a promise and returns its outcome instead of throwing. */
export const attempt = async <Value>(promise: Promise<Value>): Promise<Attempt<Value>> => {
  try {
    return { ok: true, value: await promise };
  } catch (thrown) {
    return { ok: false, error: earnErrorOf(thrown) };
  }
};

/** The two ends of a submission. Each waits until the person is signed in. */
export function endsOf<Request, Result, Baseline>(
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  { here, alive, move }: Run<Request, Result>,
): { readonly succeed: (result: Result) => Promise<void>; readonly refuse: (refusal: Refusal) => Promise<void> } {
  return {
    succeed: async (result) => {
      await here();
      if (!alive()) return;
      move({ state: 'succeeded', request, result });
      spec.onSucceeded?.(result, request);
    },
    refuse: async (reason) => {
      const wasPaused = await here();
      if (!alive()) return;
      // A person who has signed in again since learns that nothing was placed, and is not asked to sign in once more.
      const refusal: Refusal = wasPaused && isLoginNeeded(reason) ? { cause: 'not-placed' } : reason;
      move({ state: 'refused', request, refusal });
      spec.onRefused?.(refusal, request);
    },
  };
}

/** Reconciles an order whose answer was lost: placed, not placed, or unresolved. */
export async function reconcileOrder<Request, Result, Baseline>(
  spec: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  { baseline, settleMs, reference, error }: LostOrder<Baseline>,
  run: Run<Request, Result>,
): Promise<void> {
  const { timers, alive, here, move, retry } = run;
  const { succeed, refuse } = endsOf(spec, request, run);
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void timers.set(resolve, ms));
  const settledAt = timers.now() + settleMs;
  const check = async (): Promise<void> => {
    for (;;) {
      await here();
      if (!alive()) return;
      const startedAt = timers.now();
      const look = baseline.ok
        ? await attempt(within(timers, RECONCILE_TIMEOUT_MS, (signal) => lookFor(spec, request, baseline.value, signal)))
        : undefined;
      const wasPaused = await here();
      if (look?.ok && look.value !== undefined) return succeed(look.value);
      // A check that ran while nobody was signed in proves nothing.
      if (wasPaused) continue;
      // "Not found" counts only for a check that started after the time in which the order could still appear.
      if (look?.ok && startedAt >= settledAt) return refuse({ cause: 'not-placed', error });
      // Without a baseline an earlier order cannot be told from this one: never guess.
      // After the session has ended no check gets an answer: the person signs in and checks again.
      if (look === undefined || startedAt >= settledAt || isLoggedOut(look)) return move({ state: 'unresolved', request, reference });
      await wait(RECONCILE_INTERVAL_MS);
    }
  };
  retry(() => {
    move({ state: 'checking', request });
    void check();
  });
  move({ state: 'checking', request });
  if (baseline.ok) await wait(FIRST_RECONCILE_MS);
  await check();
}

/** One check for the order. It fails when another person may be signed in, because their orders prove nothing. */
async function lookFor<Request, Result, Baseline>(
  { find, isSignedIn }: SubmissionSpec<Request, Result, Baseline>,
  request: Request,
  baseline: Baseline,
  signal: AbortSignal,
): Promise<Result | undefined> {
  const found = await find(request, baseline, signal);
  if (isSignedIn !== undefined && !(await isSignedIn())) throw new Error('Somebody else may be signed in');
  return found;
}

const isLoggedOut = (look: Attempt<unknown>): boolean => !look.ok && look.error?.kind === 'login-needed';
