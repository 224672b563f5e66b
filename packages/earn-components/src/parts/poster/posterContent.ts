import type { toneOfGain } from '../figures/figureText.ts';

/** A figure of a poster. */
export interface PosterFact {
  /** What it is. */
  readonly label: string;
  /** The figure, formatted. */
  readonly value: string;
  /** `accent` for a gain, `danger` for a loss. @default 'default' */
  readonly tone?: ReturnType<typeof toneOfGain>;
}

/** Everything that a poster says, in the person's language. */
export interface PosterContent {
  /** The product. */
  readonly product: string;
  /** The coin's name, as the exchange writes it. */
  readonly coin: string;
  /** Interest and rate, those that are known and shown. */
  readonly facts: readonly PosterFact[];
  /** The invitation; `undefined` without a code. */
  readonly invitation: { readonly invite: string; readonly code: PosterFact; readonly link: string } | undefined;
  /** Small print: when the figures were read, and a disclaimer. */
  readonly notes: readonly string[];
}
