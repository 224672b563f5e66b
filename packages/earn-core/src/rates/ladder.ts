import * as v from 'valibot';
import { type Decimal, isPositive } from '../decimal/decimal.ts';
import { wireDecimal, wireDecimalOrUnknown } from '../endpoint/wire.ts';

/** One step of a ladder bonus: the part of the amount from `from` up to `to` earns `aprFraction` more (SE-F-02, SE-28). */
export interface LadderStep {
  /** Where the step begins, in the product's coin. */
  readonly from: Decimal;
  /** Where it ends; `undefined` has no end (AMB-096). */
  readonly to: Decimal | undefined;
  /** Bonus rate of the step, as a fraction per year. */
  readonly aprFraction: Decimal;
}

/** The ladder as it travels: `{left, right, apr}`, an open end as `''`, 0 or -1 (AMB-096). */
const wireLadderStep = v.pipe(
  v.object({ left: wireDecimal, right: wireDecimalOrUnknown, apr: wireDecimal }),
  v.transform((wire): LadderStep => ({
    from: wire.left,
    to: wire.right !== undefined && isPositive(wire.right) ? wire.right : undefined,
    aprFraction: wire.apr,
  })),
);

/** A ladder; a missing one is empty. */
export const wireLadder = v.pipe(
  v.nullish(v.array(wireLadderStep), null),
  v.transform((steps): readonly LadderStep[] => steps ?? []),
);
