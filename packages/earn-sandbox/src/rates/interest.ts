import { priceOf } from '../coins/coins.ts';
import { constantUnits, cutTo8, least, UNIT } from '../units.ts';

/** A step of a bonus ladder: the part of the amount from `left` to `right` earns `apr` more; `''` is no bound. */
export interface LadderStep {
  readonly left: string;
  readonly right: string;
  readonly apr: string;
}

/** A bonus paid beside the interest, in a coin of its own. */
export interface BonusPool {
  readonly asset: string;
  /** Only this much of a holding earns the bonus, in the product's coin. */
  readonly limit: string;
  /** Fraction per year; the best step's where there is a ladder. */
  readonly rateYear: string;
  readonly steps: readonly LadderStep[];
  /** Unix seconds, the end exclusive. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The bonus pool's state at a moment: 0 not started, 1 processing, 2 finished (SE-27). */
export const bonusStatus = (pool: BonusPool, at: number): 0 | 1 | 2 => (at < pool.startsAt ? 0 : at < pool.endsAt ? 1 : 2);

const HOURS_A_YEAR = 365n * 24n;

/** Interest in smallest steps: principal × rate × hours / 8,760, divided once and cut down to 8 places. */
export const interestOf = (principal: bigint, rateYear: bigint, hours = 1n): bigint =>
  cutTo8((principal * rateYear * hours) / (UNIT * HOURS_A_YEAR));

/** Bonus in smallest steps of the bonus coin, at today's prices, cut down to 8 places (AMB-096). */
export function bonusOf(asset: string, pool: Omit<BonusPool, 'startsAt' | 'endsAt'>, principal: bigint, hours = 1n): bigint {
  const price = constantUnits(priceOf(asset));
  const bonusPrice = constantUnits(priceOf(pool.asset));
  if (bonusPrice === 0n) return 0n;
  const limit = constantUnits(pool.limit);
  const counted = limit > 0n ? least(principal, limit) : principal;
  const steps = pool.steps.length > 0 ? pool.steps : [{ left: '', right: '', apr: pool.rateYear }];
  let yearly = 0n;
  for (const step of steps) {
    const from = constantUnits(step.left);
    const right = constantUnits(step.right);
    const to = right > 0n ? least(counted, right) : counted;
    if (to > from) yearly += (to - from) * constantUnits(step.apr);
  }
  return cutTo8((yearly * hours * price) / (UNIT * bonusPrice * HOURS_A_YEAR));
}
