import { type Decimal, parseDecimal } from './decimal/decimal.ts';

/**
 * Everything a rule of this package may say. The views hold a text for each: the keys of the exchange's own catalogue as
 * they are, ours under `earn.` (AMB-140).
 */
export type ReasonKey =
  | 'finances.simpleEarn.minPurchaseAmount'
  | 'lend_earn.insufficient.balance'
  | 'simple_earn.amount.tip.remainingQuotaLessAmount'
  | 'finance.individualRemainingQuotaAmount'
  | 'simple.min_purchase'
  | 'simple.max_purchase'
  | 'redeem.number.minLimit'
  | 'earn.redemption.notRevocable'
  | 'finances.simpleEarn.minAPR'
  | 'finances.simpleEarn.maxAPR'
  | 'lend_earn.notsubscribe.toast'
  | 'lend_earn.notredeem.toast'
  | 'earn.addFunds.spotNotOpen'
  | 'finances.date.picker.maximum.time'
  | 'analysis.date.picker.limit.tip';

/**
 * Why something cannot be done. `values` fill the text: `amount` (plain digits) and `coin` for amounts, `percent` (plain
 * digits without the sign) for rates, `months` or `days` for dates, `at` (unix seconds) for a moment. Plain digits, to be
 * formatted by the view.
 */
export interface Reason {
  readonly key: ReasonKey;
  readonly values?: Readonly<Record<string, string>>;
}

/**
 * What a rule makes of a draft. `empty`: nothing typed yet. `unknown`: a fact is still missing, so nothing is refused and
 * nothing can be sent. `ready`: this is exactly what will be sent. `blocked`: the reasons, the most important first; a
 * list without any disables in silence, as for an amount of 0.
 */
export type Assessment<Request> =
  | { readonly state: 'empty' }
  | { readonly state: 'unknown' }
  | { readonly state: 'ready'; readonly request: Request }
  | { readonly state: 'blocked'; readonly reasons: readonly Reason[] };

/** Nothing typed yet. */
export const EMPTY = { state: 'empty' } as const;
/** A fact is missing. */
export const UNKNOWN = { state: 'unknown' } as const;
/** May be sent as it is. */
export const ready = <Request>(request: Request): Assessment<Request> => ({ state: 'ready', request });
/** May not be sent. */
export const blocked = (...reasons: readonly Reason[]): Assessment<never> => ({ state: 'blocked', reasons });

/**
 * Reads a field's text while it is being typed: `5.` is 5, and a lone `-` or `.` is nothing yet.
 *
 * @returns `'empty'` for nothing, `undefined` for what is no amount.
 */
export function readDraft(text: string): Decimal | 'empty' | undefined {
  const typed = text.trim();
  return typed === '' || typed === '-' || typed === '.' ? 'empty' : parseDecimal(typed.endsWith('.') ? typed.slice(0, -1) : typed);
}
