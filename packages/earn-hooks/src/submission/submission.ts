import type { EarnError } from '@earnkit/core';
import type { Tone } from '@earnkit/core/errors/rules';
import type { FigureChange, TermsChange } from '@earnkit/core/orders/rules';
import type * as v from 'valibot';
import type { Scope } from '../submission/session.ts';
import type { Timers } from './timers.ts';
import type { NoticeKey } from './notice.ts';

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

/** Milliseconds before the first check: a pending order needs a moment to appear, and the person needs one to read the status. */
export const FIRST_RECONCILE_MS = 1_000;

/** Milliseconds between two checks for the order. */
export const RECONCILE_INTERVAL_MS = 2_000;

/** Milliseconds that one check may take before it counts as failed. */
export const RECONCILE_TIMEOUT_MS = 8_000;

/** Milliseconds that the pre-checks and the baseline may delay a submission; after that it continues without them. */
export const PREPARE_TIMEOUT_MS = 4_000;

/** Why a submission was refused. The typed text is kept in every case. */
export type Refusal =
  /** The exchange refused, or the connection or the session failed. */
  | { readonly cause: 'error'; readonly error: EarnError }
  /** Funds are in use and locked (SH-56, SH-57). */
  | { readonly cause: 'locked' }
  /**
   * The rate, or another term such as the days of a redemption, changed after it was shown; nothing was sent. A change without a
   * `figure` is a change of the rate.
   */
  | { readonly cause: 'rate-changed'; readonly change: FigureChange | TermsChange }
  /** A minimum, a maximum or the remaining quota changed after the person decided and now excludes the amount; nothing was sent. */
  | { readonly cause: 'limit-changed' }
  /**
   * The answer was lost, and a later check showed that no order had been placed. `error` is the reason; it is not kept over a reload.
   * Or the session had ended, and the person has signed in again since.
   */
  | { readonly cause: 'not-placed'; readonly error?: EarnError | undefined };

/** The messages of one kind of submission, in addition to those of every error. */
export interface ActionMessages {
  /** The severity of a refusal (AMB-005). */
  readonly tone: Tone;
  /** For locked funds (SH-56, SH-57). */
  readonly locked: NoticeKey;
  /** For a lost answer after which no order was found: the request itself was lost. */
  readonly notPlaced: NoticeKey;
  /** The toast of a success. An order fills in `amount` and `coin`. */
  readonly succeeded: NoticeKey;
  /** The toast of an outcome that stays unknown. An order fills in `amount` and `coin`. */
  readonly unresolved: NoticeKey;
}

/** The status of a submission. */
export type SubmissionStatus<Request, Result> =
  | { readonly state: 'idle' }
  | { readonly state: 'submitting'; readonly request: Request }
  /** The outcome is unknown; looking for the order. */
  | { readonly state: 'checking'; readonly request: Request }
  /**
   * The outcome could not be determined. Another submission is not possible until it is known. `reference` is the id of the lost
   * call, if known.
   */
  | { readonly state: 'unresolved'; readonly request: Request; readonly reference?: string | undefined }
  | { readonly state: 'succeeded'; readonly request: Request; readonly result: Result }
  | { readonly state: 'refused'; readonly request: Request; readonly refusal: Refusal };

/** Checks for one reason not to send. */
export type Precheck<Request> = (request: Request, signal: AbortSignal) => Promise<Refusal | undefined>;

/** The outcome of a promise. `error` is `undefined` when the thrown value did not come from the client. */
export type Attempt<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error?: EarnError | undefined };

/** What is known about an order whose answer was lost. */
export interface LostOrder<Baseline> {
  /** What was known of orders made before it. */
  readonly baseline: Attempt<Baseline>;
  /** Milliseconds in which it may still appear. */
  readonly settleMs: number;
  /** The id of its call, where one is known. */
  readonly reference: string | undefined;
  /** Why its answer was lost; not known after a reload. */
  readonly error?: EarnError;
}

/** The steps of every submission. Orders and settings import them, so a page that sends nothing does not load them. */
export interface Runner {
  /** Runs one submission from the press to its end. It stops once the store has started another run. */
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

/** Defines one kind of submission. `Baseline` is the data that tells earlier orders from the new one. */
export interface SubmissionSpec<Request, Result, Baseline> {
  /** Its steps: `runner`. */
  readonly runner: Runner;
  /** Name of the write, such as `flexible.subscribe`. */
  readonly call: string;
  /** Name under which analytics count how it ended. @default the name of the write */
  readonly resultEvent?: string | undefined;
  /** Its messages and their tone. */
  readonly messages: ActionMessages;
  /** Milliseconds after an accepted press in which another is ignored. The first acts at once. */
  readonly debounceMs: number;
  /**
   * Checks for reasons not to send, such as locked funds. They run at the same time, each with its own timeout; the first reason
   * in this order counts. A check that fails does not stop the submission: the exchange decides (AMB-016).
   */
  readonly prechecks?: readonly Precheck<Request>[];
  /** Creates the id of the call, by which the exchange can find it when its answer is lost. @default the id in the call's error */
  readonly newReference?: (() => string | undefined) | undefined;
  /** Sends the write. Called once per submission at most. */
  readonly send: (request: Request, reference?: string) => Promise<Result>;
  /** Whether the data just read belongs to the person who composed the write. If false or not known, it is ignored. @default true */
  readonly isSignedIn?: (() => Promise<boolean>) | undefined;
  /** Reads the state that earlier orders left, such as their records; called before sending, never after. */
  readonly baseline: (request: Request, signal: AbortSignal) => Promise<Baseline>;
  /** Looks for the order in what is new since the baseline; `undefined` when it is not there. Rejects when that is not certain. */
  readonly find: (request: Request, baseline: Baseline, signal: AbortSignal) => Promise<Result | undefined>;
  /**
   * For an order: the schemas that restore the request and the baseline when the page was reloaded while the order was pending.
   * Without them a reload forgets the submission. A setting does not need them: the exchange shows its current value.
   */
  readonly remembered?: {
    readonly request: v.GenericSchema<unknown, Request>;
    readonly baseline: v.GenericSchema<unknown, Baseline>;
  };
  /** Called once when the order is known to be placed, whether or not a screen shows it. */
  readonly onSucceeded?: (result: Result, request: Request) => void;
  /** Called once when it is known that nothing was placed. */
  readonly onRefused?: (refusal: Refusal, request: Request) => void;
  /** Called once when it ends while no screen shows it, so that the result still reaches the person. */
  readonly onEndedUnwatched?: (status: SubmissionStatus<Request, Result>) => void;
}

/** What a run needs from the submission store. */
export interface Run<Request, Result> {
  readonly timers: Timers;
  readonly isOnline: () => boolean;
  /** False once the run was replaced, for example because another person signed in; it reports nothing after that. */
  readonly alive: () => boolean;
  /** Resolves once the person is signed in: immediately with `false`, or with `true` if it had to wait for them. */
  readonly here: () => Promise<boolean>;
  readonly isSignedIn: () => boolean;
  readonly move: (status: SubmissionStatus<Request, Result>) => void;
  readonly retry: (again: () => void) => void;
  /** Called just before the write is sent, with the baseline and the call's id, which are stored to find the order after a reload. */
  readonly sending: (baseline: unknown, reference: string | undefined) => void;
}
