import * as v from 'valibot';
import { type Decimal, compare, decimal, isNegative, isZero } from '../decimal.ts';
import { wireDecimal, wireOptional } from './wire.ts';

/** One step of a ladder bonus: the part of the amount from `from` up to `to` earns `aprFraction` more (SE-F-02, SE-28). */
export interface LadderStep {
  /** Where the step begins, in the product's coin. */
  readonly from: Decimal;
  /** Where it ends; `undefined` for an open end (AMB-096). */
  readonly to: Decimal | undefined;
  /** Bonus rate of the step, as a fraction per year. */
  readonly aprFraction: Decimal;
}

/**
 * The steps of a bonus, lowest first; an empty list means no bonus. `undefined` when one of them cannot be read: without it every
 * sum would be wrong, and a step with an unknown end would promise too much.
 */
export type Ladder = readonly LadderStep[] | undefined;

/** The largest amount that earns a bonus. `undefined`, zero and negative values mean no limit; `unknown` is an unreadable one. */
export type BonusLimit = Decimal | 'unknown' | undefined;

const OPEN_END = decimal('-1');

/** Where a step ends; `undefined` where it is open. */
export const endOfStep = (end: Decimal): Decimal | undefined => (isZero(end) || end === OPEN_END ? undefined : end);

/** Whether a step has a bound or rate below zero, or an end below its beginning, so that nobody can say what it pays. */
export const isBrokenStep = ({ from, to, aprFraction }: LadderStep): boolean =>
  isNegative(from) || isNegative(aprFraction) || (to !== undefined && compare(to, from) < 0);

/** A step on the wire: `{left, right, apr}`; an open end is `''`, 0 or -1 (AMB-096). */
const wireLadderStep = v.object({
  left: wireDecimal,
  right: v.pipe(
    v.nullish(v.string(), ''),
    v.transform((end) => end || '0'),
    wireDecimal,
  ),
  apr: wireDecimal,
});

/** A {@link LadderStep} on the wire. */
export interface LadderStepWire extends v.InferInput<typeof wireLadderStep> {}

/**
 * A ladder; its steps may come in any order. A missing ladder has no steps; one with a negative bound or rate, or with an end below its
 * beginning, is `undefined`.
 */
export const wireLadder: v.GenericSchema<readonly LadderStepWire[] | null | undefined, Ladder> = v.pipe(
  v.nullish(wireOptional(v.array(wireLadderStep)), null),
  v.transform((steps): Ladder => {
    if (steps === null) return [];
    const ladder = steps?.map(({ left: from, right, apr: aprFraction }): LadderStep => ({ from, to: endOfStep(right), aprFraction }));
    return ladder?.some(isBrokenStep) ? undefined : ladder?.sort((first, second) => compare(first.from, second.from));
  }),
);
