import type { Scope } from '../provider/session.ts';
import { type SubmissionSpec, type SubmissionStatus, runSubmission } from './submission.ts';
import { type Timers, systemTimers } from './timers.ts';

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
  /** Which run may speak for this entry; another person silences all. */
  run: number;
  checkAgain: (() => void) | undefined;
}

const IDLE: SubmissionStatus<never, never> = { state: 'idle' };

/** All submissions of one person. */
export interface Submissions {
  /** Where the submission of a key stands; the same object until it changes. */
  readonly status: (key: string) => SubmissionStatus<unknown, unknown>;
  /** Watches a key. While nobody does, the end of its submission is told by `onUnseen`. */
  readonly watch: (key: string, listener: () => void) => () => void;
  /** Begins a submission. Ignored while one of this key is under way or unresolved, within the debounce, or while the session is lost. */
  readonly submit: <Request, Result, Baseline>(key: string, spec: SubmissionSpec<Request, Result, Baseline>, request: Request) => boolean;
  /** Looks again for an unresolved order. */
  readonly checkAgain: (key: string) => void;
  /** Back to idle from an end, or from unresolved once the person has looked for themselves. Does nothing while under way. */
  readonly release: (key: string) => void;
  /**
   * Who is here now. While nobody is signed in, what a person began stays as it is: no outcome is decided or told, and
   * nothing more can be sent. The same person finds it again; another one finds nothing.
   */
  readonly belongTo: (scope: Scope) => void;
}

/** Makes the submissions of a provider. */
export function createSubmissions({ timers = systemTimers, isOnline = deviceIsOnline }: SubmissionSurroundings = {}): Submissions {
  const entries = new Map<string, Entry>();
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
      if (away) return false;
      const entry = entryOf(key);
      const { state } = entry.status;
      if (state === 'submitting' || state === 'checking' || state === 'unresolved') return false;
      const now = timers.now();
      if (now - entry.acceptedAt < spec.debounceMs) return false;
      entry.acceptedAt = now;
      const current = ++entry.run;
      const alive = (): boolean => entry.run === current;
      void runSubmission(spec, request, {
        timers,
        isOnline,
        alive,
        here,
        isHere: () => !away,
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

    belongTo(scope) {
      if (scope === 'visitor') {
        away = person !== undefined;
        return;
      }
      const same = person === undefined || person === scope;
      person = scope;
      if (!same) {
        for (const entry of entries.values()) {
          entry.run += 1;
          entry.acceptedAt = Number.NEGATIVE_INFINITY;
          move(entry, IDLE);
        }
      }
      const wasAway = away;
      comeBack();
      // What could not be found out for want of a session may be found now.
      if (same && wasAway) for (const entry of entries.values()) if (entry.status.state === 'unresolved') entry.checkAgain?.();
    },
  };
}

/** Node has a navigator that does not say. */
const deviceIsOnline = (): boolean => typeof navigator === 'undefined' || !('onLine' in navigator) || navigator.onLine;
