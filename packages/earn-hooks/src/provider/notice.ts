import type { EarnError, NoticeKey } from '@earnkit/core';
import type { Refusal } from '../flow/submission.ts';

/**
 * Something the person has to hear of although no screen may be open for it. Hooks know no words: a notice carries the
 * key of a message, and the exchange's own text where there is one. That text wins (AMB-006) and is text, never markup.
 */
export interface Notice {
  /** What it means. */
  readonly tone: 'success' | 'warning' | 'error' | 'info';
  /** Key of the message, such as `orderCancelled`. */
  readonly key: NoticeKey;
  /** What is filled into the message. */
  readonly values?: Readonly<Record<string, string>>;
  /** What the exchange said; shown instead of the message. */
  readonly serverText?: string;
}

/**
 * Something worth counting (FM-25): an order or a change was sent, or how it ended. Presses are not counted (AMB-078), and
 * no event holds an amount, a balance, an id, or a word of the exchange.
 */
export interface TrackedEvent {
  /** Name of the call, such as `flexible.subscribe`. */
  readonly name: string;
  /** How it went on. `unresolved` comes again each time somebody looked in vain. */
  readonly outcome: 'submitted' | 'succeeded' | 'refused' | 'unresolved';
  /** What kind of refusal it was: of the flow itself, or the kind of the error. */
  readonly cause?: Exclude<Refusal['cause'], 'error'> | EarnError['kind'];
  /** The coin it was about. */
  readonly asset?: string;
}
