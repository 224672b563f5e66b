import type { Decimal } from '../decimal.ts';

/** A figure before and after it changed. */
export interface FigureChange {
  /** The figure that the person read. */
  readonly from: Decimal;
  /** The figure that holds now. */
  readonly to: Decimal;
}

/** How long a standard redemption takes, in days (ST-92 to ST-95). It decides tip and question (ST-96). */
export type RedeemPeriod =
  | { readonly kind: 'immediate' }
  | { readonly kind: 'max-only'; readonly days: number }
  | { readonly kind: 'equal'; readonly days: number }
  | { readonly kind: 'range'; readonly minDays: number; readonly maxDays: number };

/** A term of an order that changed after the person saw it (R04). */
export type TermsChange =
  /** The rate per year, a fraction. */
  | (FigureChange & { readonly figure: 'apr' })
  /** The fee as a fraction, or the exchange rate. */
  | (FigureChange & { readonly figure: 'fee' | 'exchange-rate' })
  /** The coin that is received. */
  | { readonly figure: 'coin'; readonly from: string; readonly to: string }
  /** How long a standard redemption takes. */
  | { readonly figure: 'period'; readonly from: RedeemPeriod; readonly to: RedeemPeriod }
  /** Minutes until a fast redemption arrives. */
  | { readonly figure: 'minutes'; readonly from: number; readonly to: number };
