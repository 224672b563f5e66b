import * as v from 'valibot';
import type { OnAnalytics } from '../submission/notice.ts';
import type { Scope } from '../submission/session.ts';
import { countSubmission } from '../submission/countSubmission.ts';
import { pagePendingOrders, type PendingOrders, type RestoredOrder } from '../submission/pendingOrders.ts';
import { type Run, SETTLE_AFTER_TIMEOUT_MS, SETTLE_MS, type SubmissionSpec, type SubmissionStatus } from '../submission/submission.ts';
import { type Timers, systemTimers } from './timers.ts';

/** The environment of submissions; replaced in tests. */
export interface SubmissionSurroundings {
  readonly timers?: Timers;
  /** False when the device knows that it has no connection. */
  readonly isOnline?: () => boolean;
  /** Stores pending orders over a reload. */
  readonly pendingOrders?: PendingOrders;
  /** Reports to analytics what was sent and how it ended. */
  readonly onAnalytics?: OnAnalytics;
}

interface Entry {
  status: SubmissionStatus<unknown, unknown>;
  readonly listeners: Set<() => void>;
  acceptedAt: number;
  /** Number of the current run, the only one that may change this entry. Another person's sign-in invalidates all runs. */
  run: number;
  checkAgain: (() => void) | undefined;
  /** An order that was sent before a reload and is not being reconciled yet. */
  restored: RestoredOrder | undefined;
}

const IDLE: SubmissionStatus<never, never> = { state: 'idle' };

/**
 * All submissions of one person. This store takes the place of TanStack Query's mutations (`useMutation`, `mutationOptions`),
 * which lack four things that an order needs: it outlives a reload of the page, it allows one submission per key however many
 * components ask for it, it reconciles an unknown outcome with the exchange instead of failing, and it reports an end after
 * its component unmounted. Settings need the last three: after a lost answer the setting is read before anything is
 * reported. Every write of the kit is an order or a setting, so no write is a mutation.
 */
export interface Submissions {
  /** The status of the submission of a key; the same object until it changes. */
  readonly status: (key: string) => SubmissionStatus<unknown, unknown>;
  /** Subscribes to a key. A submission that ends without a subscriber calls `onEndedUnwatched`. */
  readonly watch: (key: string, listener: () => void) => () => void;
  /** Starts a submission. Ignored while one of this key is pending, within the debounce, or while the session is lost. */
  readonly submit: <Request, Result, Baseline>(key: string, spec: SubmissionSpec<Request, Result, Baseline>, request: Request) => boolean;
  /** Reconciles an order of this key that was sent before a reload, where there is one. */
  readonly resume: <Request, Result, Baseline>(key: string, spec: SubmissionSpec<Request, Result, Baseline>) => void;
  /** Calls the listener for an order that was sent before a reload and that no screen shows; the listener resumes it. */
  readonly onRestored: (listener: (key: string, request: RestoredOrder['request']) => void) => () => void;
  /** Whether an order of this key was sent before a reload and is not resumed yet. */
  readonly isRestored: (key: string) => boolean;
  /** Checks again for an unresolved order. */
  readonly checkAgain: (key: string) => void;
  /** Checks again for every unresolved order, since the exchange can be reached again. */
  readonly checkUnresolved: () => void;
  /** Returns to idle after an end, or from unresolved once the person has checked it themselves. Ignored in every other state. */
  readonly release: (key: string) => void;
  /**
   * Sets who is signed in now. While nobody is, the submissions of the last person are paused: no outcome is decided or reported,
   * and nothing more can be sent. They are resumed for the same person and forgotten for another.
   */
  readonly setOwner: (scope: Scope) => void;
  /** The person signed out: forgets all submissions. A session that is merely lost needs no call. */
  readonly forget: () => void;
}

/** Creates the submission store of a provider. */
export function createSubmissions({
  timers = systemTimers,
  isOnline = deviceIsOnline,
  pendingOrders = pagePendingOrders,
  onAnalytics,
}: SubmissionSurroundings = {}): Submissions {
  const entries = new Map<string, Entry>();
  const restoreListeners = new Set<Parameters<Submissions['onRestored']>[0]>();
  let person: Scope | undefined;
  let away = false;
  const waiting = new Set<() => void>();
  const here = async (): Promise<boolean> => {
    let waited = false;
    while (away) {
      waited = true;
      await new Promise<void>((resolve) => void waiting.add(resolve));
    }
    return waited;
  };
  const comeBack = (): void => {
    away = false;
    const all = [...waiting];
    waiting.clear();
    for (const goOn of all) goOn();
  };

  const entryOf = (key: string): Entry => {
    const known = entries.get(key);
    if (known) return known;
    const entry: Entry = {
      status: IDLE,
      listeners: new Set(),
      acceptedAt: Number.NEGATIVE_INFINITY,
      run: 0,
      checkAgain: undefined,
      restored: undefined,
    };
    entries.set(key, entry);
    return entry;
  };

  const move = (entry: Entry, status: SubmissionStatus<unknown, unknown>): void => {
    entry.status = status;
    for (const listener of entry.listeners) listener();
  };

  /** Back to idle; the current run may no longer change the status. */
  const reset = (entry: Entry): void => {
    entry.run += 1;
    entry.acceptedAt = Number.NEGATIVE_INFINITY;
    entry.restored = undefined;
    move(entry, IDLE);
  };

  /** A new run of an entry; earlier runs may no longer change its status. */
  const begin = <Request, Result, Baseline>(
    key: string,
    spec: SubmissionSpec<Request, Result, Baseline>,
    request: Request,
  ): Run<Request, Result> => {
    const entry = entryOf(key);
    const current = ++entry.run;
    const alive = (): boolean => entry.run === current;
    const run: Run<Request, Result> = {
      timers,
      isOnline,
      alive,
      here,
      isSignedIn: () => !away,
      retry: (again) => {
        if (alive()) entry.checkAgain = again;
      },
      sending: (baseline, reference) => {
        if (spec.remembered === undefined || person === undefined) return;
        const named = reference !== undefined && { reference };
        pendingOrders.keep({ person, key, request, baseline, ...named, sentAt: Date.now() }, () => reset(entry));
      },
      move: (status) => {
        if (!alive()) return;
        const ended = isEnd(status) || status.state === 'unresolved';
        const unseen = ended && entry.listeners.size === 0;
        if (isEnd(status) || status.state === 'idle') pendingOrders.drop(key);
        move(entry, unseen && status.state !== 'unresolved' ? IDLE : status);
        if (unseen) spec.onEndedUnwatched?.(status);
      },
    };
    return onAnalytics ? countSubmission(run, spec, request, onAnalytics) : run;
  };

  const restore = (scope: Scope): void => {
    const isOwn = (key: string): boolean => isPending(entries.get(key)?.status ?? IDLE);
    for (const order of pendingOrders.takeOver(scope, isOwn, (key) => reset(entryOf(key)))) {
      const entry = entryOf(order.key);
      entry.restored = order;
      move(entry, { state: 'checking', request: order.request });
      if (entry.listeners.size === 0) for (const tell of restoreListeners) tell(order.key, order.request);
    }
  };

  const checkAgain = ({ status, checkAgain: again }: Entry): void => {
    if (status.state === 'unresolved') again?.();
  };
  const checkUnresolved = (): void => entries.forEach(checkAgain);

  return {
    status: (key) => entries.get(key)?.status ?? IDLE,

    watch(key, listener) {
      const entry = entryOf(key);
      entry.listeners.add(listener);
      return () => {
        entry.listeners.delete(listener);
        // A dialog that opens later starts fresh; an immediate remount (StrictMode) does not lose the result.
        timers.set(() => {
          if (entry.listeners.size === 0 && isEnd(entry.status)) move(entry, IDLE);
        }, 0);
      };
    },

    submit(key, spec, request) {
      if (away) return false;
      const entry = entryOf(key);
      if (isPending(entry.status)) return false;
      const now = timers.now();
      if (now - entry.acceptedAt < spec.debounceMs) return false;
      entry.acceptedAt = now;
      void spec.runner.run(spec, request, begin(key, spec, request));
      return true;
    },

    resume(key, spec) {
      const entry = entries.get(key);
      if (entry?.restored === undefined) return;
      const order = entry.restored;
      entry.restored = undefined;
      const request = spec.remembered && v.safeParse(spec.remembered.request, order.request);
      if (spec.remembered === undefined || !request?.success) {
        // Not an order of this kind, or no longer readable: there is nothing to reconcile.
        pendingOrders.drop(key);
        move(entry, IDLE);
        return;
      }
      const baseline = v.safeParse(spec.remembered.baseline, order.baseline);
      const left = order.sentAt + SETTLE_AFTER_TIMEOUT_MS - Date.now();
      const lost = {
        baseline: baseline.success ? { ok: true as const, value: baseline.output } : { ok: false as const },
        // The wall clock may have been changed: at least as long as after a broken answer, at most as long as after a timeout.
        settleMs: Math.min(SETTLE_AFTER_TIMEOUT_MS, Math.max(SETTLE_MS, left)),
        reference: order.reference,
      };
      void spec.runner.reconcile(spec, request.output, lost, begin(key, spec, request.output));
    },

    onRestored(listener) {
      restoreListeners.add(listener);
      return () => restoreListeners.delete(listener);
    },

    isRestored: (key) => entries.get(key)?.restored !== undefined,

    checkAgain(key) {
      const entry = entries.get(key);
      if (entry) checkAgain(entry);
    },

    checkUnresolved,

    release(key) {
      const entry = entries.get(key);
      if (!entry || !(isEnd(entry.status) || entry.status.state === 'unresolved')) return;
      pendingOrders.drop(key);
      move(entry, IDLE);
    },

    setOwner(scope) {
      if (scope === 'anonymous') {
        away = person !== undefined;
        return;
      }
      const same = person === undefined || person === scope;
      person = scope;
      if (!same) for (const entry of entries.values()) reset(entry);
      const wasAway = away;
      comeBack();
      restore(scope);
      // An outcome that could not be determined without a session may be available now.
      if (same && wasAway) checkUnresolved();
    },

    forget() {
      for (const entry of entries.values()) reset(entry);
      pendingOrders.clear();
    },
  };
}

const isEnd = ({ state }: SubmissionStatus<unknown, unknown>): boolean => state === 'succeeded' || state === 'refused';

/** In these states nothing more may be sent. */
const isPending = ({ state }: SubmissionStatus<unknown, unknown>): boolean =>
  state === 'submitting' || state === 'checking' || state === 'unresolved';

/** Node's `navigator` has no `onLine`. */
const deviceIsOnline = (): boolean => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
