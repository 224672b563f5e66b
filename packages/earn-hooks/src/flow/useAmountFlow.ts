import type { Assessment } from '@earnkit/core';
import type { Submission } from './useSubmission.ts';

/** An order of an amount of one coin while it is being made. */
export interface AmountFlow<Request, Receipt> {
  /** The coin. */
  readonly asset: string;
  /** The field's text. */
  readonly amount: string;
  /** Replaces the field's text. */
  readonly setAmount: (text: string) => void;
  /** Fills in the most that is possible; `undefined` while that is not known (AMB-091). */
  readonly setMax: (() => void) | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** Whether it can be sent, and if not, why. */
  readonly assessment: Assessment<Request>;
  /** Where the submission stands. */
  readonly submission: Submission<Request, Receipt>;
  /** Sends what the assessment calls ready; a visitor is asked to sign in. */
  readonly submit: () => void;
  /** Back to an empty form after a success. */
  readonly again: () => void;
  /** Asks to sign in and keeps what was typed. */
  readonly signIn: () => void;
}
