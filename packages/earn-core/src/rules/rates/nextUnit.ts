import { type Decimal, ZERO, add, compare, isPositive, multiply, subtract } from '../../decimal.ts';
import type { Ladder } from '../../endpoint/wireLadder.ts';
import { addedYearlyBonus } from './yearlyBonus.ts';
import { highestLadderApr } from './rate.ts';
import { type ShownParts, shownParts } from './shownParts.ts';

/** What decides the rate of a further amount. */
export interface RateTerms {
  /** The rate on all of it, a fraction per year; `undefined` while it is not known. */
  readonly baseFraction: Decimal | undefined;
  /** The steps of the bonus that comes on top; `undefined` where they cannot be read. */
  readonly ladder: Ladder;
  /** What earns already and has used the first steps; `undefined` for a visitor and while it is not known. */
  readonly held: Decimal | undefined;
}

/** The rate that the next unit of a coin earns, as fractions per year. */
export interface NextUnitRate {
  /** Base and bonus together; `undefined` while the base is not known. */
  readonly aprFraction: Decimal | undefined;
  /** The base; `undefined` while it is not known. */
  readonly baseFraction: Decimal | undefined;
  /** What the step of the bonus adds that the next unit falls into; zero where there is none left. */
  readonly bonusFraction: Decimal;
  /** Whether it is the most that anybody earns, because it is not known what the person has, or the steps cannot be read. */
  readonly upTo: boolean;
  /** How much more earns this rate, in coins; `undefined` where every amount does, and with {@link upTo}. */
  readonly left: Decimal | undefined;
  /** What is earned beyond {@link left}; `undefined` where there is no end. */
  readonly thenFraction: Decimal | undefined;
  /** Whether there is a bonus and the person has reached the end of its last step. */
  readonly bonusUsedUp: boolean;
}

/**
 * The rate of the next unit (AMB-173): the base, and the step of the ladder that follows what earns already. While it is not known what
 * earns, it is the highest rate, as "up to" (SE-25).
 */
export function nextUnitRate({ baseFraction, ladder, held }: RateTerms): NextUnitRate {
  const most = highestLadderApr(ladder);
  const all = { baseFraction, left: undefined, thenFraction: undefined, bonusUsedUp: false };
  const rate = (bonus: Decimal) => ({ aprFraction: baseFraction && add(baseFraction, bonus), bonusFraction: bonus });
  if (ladder !== undefined && !isPositive(most)) return { ...all, ...rate(ZERO), upTo: false };
  if (ladder === undefined || held === undefined) return { ...all, ...rate(most), upTo: true };
  const bonusAt = (amount: Decimal): Decimal =>
    ladder.find(({ from, to }) => compare(amount, from) >= 0 && (to === undefined || compare(amount, to) < 0))?.aprFraction ?? ZERO;
  const bonus = bonusAt(held);
  // Steps may leave a gap, which earns the base alone, and neighbours may have one rate.
  const end = ladder
    .flatMap(({ from, to }) => [from, ...(to === undefined ? [] : [to])])
    .find((bound) => compare(bound, held) > 0 && compare(bonusAt(bound), bonus) !== 0);
  return {
    ...all,
    ...rate(bonus),
    upTo: false,
    left: end && subtract(end, held),
    thenFraction: end && baseFraction && add(baseFraction, bonusAt(end)),
    bonusUsedUp: end === undefined && !isPositive(bonus),
  };
}

/**
 * The rate that a further amount earns, and its parts, which add up (FM-11, AMB-096, AMB-154): the base on all of it, each step on its own
 * part. `undefined` without a rate or an amount above zero, and where there is a bonus and its steps, or what earns already, is not known.
 */
export function rateForAmount({ baseFraction, ladder, held }: RateTerms, amount: Decimal): ShownParts<'base' | 'bonus'> | undefined {
  if (baseFraction === undefined || !isPositive(amount)) return undefined;
  const bonus =
    ladder?.length === 0 ? ZERO : held === undefined ? undefined : addedYearlyBonus({ amount, held, ladder, bonusLimit: undefined });
  return bonus && shownParts({ base: multiply(baseFraction, amount), bonus }, amount);
}
