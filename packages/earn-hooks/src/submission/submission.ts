import type { EarnError, NoticeKey } from '@earnkit/core';
import type { Tone } from '@earnkit/core/errors/rules';
import type { FigureChange, TermsChange } from '@earnkit/core/orders/rules';
import type * as v from 'valibot';
import type { Scope } from '../submission/session.ts';
import type { Timers } from './timers.ts';

/** The key of a submission. It holds the scope, so a change of session never shows another person's submission. */
export const submissionKey = (scope: Scope, name: string): string => `${scope} ${name}`;

/*
 * One submission of one write, without React. It outlives the dialog that began it, so a closed dialog, a second mount or
 * StrictMode neither sends twice nor loses the result.
 *
 *   idle -> submitting -> succeeded
 *                      -> refused                   nothing was placed; the amount is kept
 *                      -> checking -> succeeded     the order was found after a lost answer
 *                                  -> refused       no order was placed after a lost answer
 *                                  -> unresolved    unknown outcome; blocks further orders until it is known
 *
 * A write is never repeated automatically. While the session is lost a submission is paused, and resumed when the same
 * person signs in. A pending order outlives a reload of its page and is reconciled there, from `checking` on.
 */

/** Milliseconds in which an order may still appear after a lost connection or a broken answer. */
export const SETTLE_MS = 10_000;

/** The same after a timeout or a gateway's 504: the exchange is slow and may commit late. */
export const SETTLE_AFTER_TIMEOUT_MS = 40_000;

/** Milliseconds before the first look: an order on its way takes a moment, and the person one to read what is going on. */
export const FIRST_RECONCILE_MS = 1_000;

/** Milliseconds between two looks for the order. */
export const RECONCILE_INTERVAL_MS = 2_000;

/** Milliseconds one look may take before it counts as failed. */
export const RECONCILE_TIMEOUT_MS = 8_000;

/** Milliseconds the pre-check and the baseline may hold up a submission; what is not known by then is done without. */
export const PREPARE_TIMEOUT_MS = 4_000;

/** Why nothing came of a submission. In every case what was typed is still there. */
export type Refusal =
  /** The exchange, the connection or the session said no. */
  | { readonly cause: 'error'; readonly error: EarnError }
  /** Funds are in use and locked (SH-56, SH-57). */
  | { readonly cause: 'locked' }
  /** The rate, or another term such as the days of a redemption, is no longer the one that was shown; nothing was sent. A change without a `figure` is one of the rate. */
  | { readonly cause: 'rate-changed'; readonly change: FigureChange | TermsChange }
  /** A minimum, a maximum or what is left is no longer what the person decided on, and rules the amount out; nothing was sent. */
  | { readonly cause: 'limit-changed' }
  /**
   * The answer was lost, for the reason in `error`, which a reload forgets; a look afterwards showed that no order had been made. Or
   * the session was over, and the person has signed in since.
   */
  | { readonly cause: 'not-placed'; readonly error?: EarnError | undefined };

/** What is said of one kind of submission, beside what every error says. */
export interface ActionWords {
  /** How grave a refusal is (AMB-005). */
  readonly tone: Tone;
  /** Of locked funds (SH-56, SH-57). */
  readonly locked: NoticeKey;
  /** Of a lost answer that turned out to be a lost request. */
  readonly notPlaced: NoticeKey;
  /** The toast of a success. An order fills in `amount` and `coin`. */
  readonly succeeded: NoticeKey;
  /** The toast of an outcome that stays unknown. An order fills in `amount` and `coin`. */
  readonly unresolved: NoticeKey;
}

/** Where a submission stands. */
export type SubmissionStatus<Request, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting'; readonly request: Request }
  /** The outcome is unknown; looking for the order. */
  | { readonly state: 'checking'; readonly request: Request }
  /** Could not find out. Another submission is not possible before somebody knows. `reference` is the id of the lost call, where one is known. */
  | { readonly state: 'unresolved'; readonly request: Request; readonly reference?: string | undefined }
  | { readonly state: 'succeeded'; readonly request: Request; readonly result: Result }
  | { readonly state: 'refused'; readonly request: Request; readonly refusal: Refusal };

/** Looks for one reason not to send. */
export type Precheck<Request> = (request: Request, signal: AbortSignal) => Promise<Refusal | undefined>;

/** How something asynchronous went. `error` is `undefined` for whatever the client did not throw. */
export type Attempt<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error?: EarnError | undefined };

/** What is known of an order whose answer never came. */
export interface LostOrder<Baseline> {
  /** What was known of orders made before it. */
  readonly baseline: Attempt<Baseline>;
  /** Milliseconds in which it may still appear. */
  readonly settleMs: number;
  /** The id of its call, where one is known. */
  readonly reference: string | undefined;
  /** What became of its answer; not known after a reload. */
  readonly error?: EarnError;
}

/** The steps of every submission. They come with what is sent, so that a page that sends nothing does not load them. */
export interface Runner {
  /** Runs one submission from the press to its end. Does nothing more once the store started another run. */
  readonly run: <Request, Result, Baseline>(
    spec: SubmissionSpec<Request, Result, Baseline>,
    request: Request,
    run: Run<Request, Result>,
  ) => Promise<void>;
  /** Reconciles an order whose answer was lost: placed, not placed, or unresolved. */
  readonly reconcile: <Request, Result, Baseline>(
    spec: SubmissionSpec<Request, Result, Baseline>,
    request: Request,
    lost: LostOrder<Baseline>,
    run: Run<Request, Result>,
  ) => Promise<void>;
}

/** What one kind of submission does. `Baseline` is whatever tells orders made before from one made now. */
export interface SubmissionSpec<Request, Result, Baseline> {
  /** Its steps: `runner`. */
  readonly runner: Runner;
  /** Name of the write, such as `flexible.subscribe`. */
  readonly call: string;
  /** Name under which analytics count how it ended. @default the name of the write */
  readonly resultEvent?: string | undefined;
  /** What is said of it, and in which tone. */
  readonly words: ActionWords;
  /** Milliseconds after an accepted press in which another is ignored. The first acts at once. */
  readonly debounceMs: number;
  /**
   * Look for reasons not to send, such as locked funds, all at once and each with its own patience; the first reason in
   * this order counts. One that fails lets the submission go on, the exchange decides (AMB-016).
   */
  readonly prechecks?: readonly Precheck<Request>[];
  /** Makes the id of the call, by which the exchange finds it when its answer is lost. @default what the error of the call names */
  readonly newReference?: (() => string | undefined) | undefined;
  /** Sends the write. Called once per submission at most. */
  readonly send: (request: Request, reference?: string) => Promise<Result>;
  /** Whether what was just read is of the person who composed it. Where it is not, or nobody can say, nothing is decided by it. @default true */
  readonly isSignedIn?: (() => Promise<boolean>) | undefined;
  /** Reads the traces of orders made so far; read before sending, never after. */
  readonly baseline: (request: Request, signal: AbortSignal) => Promise<Baseline>;
  /** Looks for the order among what is new since the baseline; `undefined` when it is not there. Rejects when it cannot be known. */
  readonly find: (request: Request, baseline: Baseline, signal: AbortSignal) => Promise<Result | undefined>;
  /**
   * For an order: how the request and the baseline are read back after the page was loaded anew while it was on its way.
   * Without it a reload forgets, as a setting may: the exchange shows how that stands.
   */
  readonly remembered?: {
    readonly request: v.GenericSchema<unknown, Request>;
    readonly baseline: v.GenericSchema<unknown, Baseline>;
  };
  /** Called once when the order is known to be placed, whether or not somebody looks. */
  readonly onSucceeded?: (result: Result, request: Request) => void;
  /** Called once when it is known that nothing was placed. */
  readonly onRefused?: (refusal: Refusal, request: Request) => void;
  /** Called once when it ended while no screen showed it: the result must still reach the person. */
  readonly onEndedUnwatched?: (status: SubmissionStatus<Request, Result>) => void;
}

/** What a run needs from the store that holds it. */
export interface Run<Request, Result> {
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  /** False once another person is here: nothing is told any more. */
  readonly alive: () => boolean;
  /** Resolves once the person is here: with `false` at once, with `true` after they were away. */
  readonly here: () => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  readonly move: (status: SubmissionStatus<Request, Result>) => void;
  readonly retry: (again: () => void) => void;
  /** Called just before the write is sent, with what is known of before: enough to look for the order after a reload. */
  readonly sending: (baseline: unknown, reference: string | undefined) => void;
}
