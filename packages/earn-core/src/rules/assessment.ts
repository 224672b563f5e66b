import type { RangeWarning } from '@earnkit/time';
import { type Decimal, parseDecimal } from '../decimal.ts';

/**
 * The keys of the reasons that rules return. Each rule file adds its own with `declare module`, and the message catalogues have a text for
 * each. The exchange's own keys are used unchanged; ours begin with `earn.` (AMB-140).
 */
export interface ReasonKeys extends Record<RangeWarning['key'], never> {
  'lend_earn.insufficient.balance': never;
  /** Below the minimum; `amount` and `coin` name it. */
  'less.minimum.amount': never;
}

/** The key of a reason. */
export type ReasonKey = keyof ReasonKeys;

/**
 * Why something is not allowed. `values` fill the placeholders of the message: `amount` (plain digits) and `coin` for amounts,
 * `percent` (plain digits without the sign) for rates, `months` or `days` for dates, `at` (unix seconds) for an instant. The
 * view formats them.
 */
export interface Reason {
  /** Key of its message. */
  readonly key: ReasonKey;
  /** What is filled into the message. @default nothing */
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * A rule's result for a draft.
 *
 * - `empty`: nothing is typed.
 * - `unknown`: a fact is missing, so the draft is not rejected and cannot be sent.
 * - `ready`: the exact request.
 * - `blocked`: the reasons, most important first. An empty list disables the action without a message, as for an amount of 0.
 */
export type Assessment<Request> =
  | { readonly state: 'empty' }
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly request: Request }
  | { readonly state: 'blocked'; readonly reasons: readonly Reason[] };

/** Nothing is typed. */
export const EMPTY = { state: 'empty' } as const;
/** A fact is missing. */
export const UNKNOWN = { state: 'unknown' } as const;
/** The request can be sent. */
export const ready = <Request>(request: Request): Assessment<Request> => ({ state: 'ready', request });
/** Nothing can be sent, for these reasons. */
export const blocked = (...reasons: readonly Reason[]): Assessment<never> => ({ state: 'blocked', reasons });

/**
 * Reads a field's text while it is typed: `5.` is 5, and `-` or `.` alone is empty.
 *
 * @returns `'empty'` for no text, `undefined` for text that is no amount.
 */
export function readDraft(text: string): Decimal | 'empty' | undefined {
  const typed = text.trim();
  return typed === '' || typed === '-' || typed === '.' ? 'empty' : parseDecimal(typed.endsWith('.') ? typed.slice(0, -1) : typed);
}

/** Decimals of an amount that is sent (SE-52, FM-08). */
export const SENT_DECIMALS = 6;

/** Decimals a person may type (SE-51, SE-F-25). */
export const TYPED_DECIMALS = 8;
