import { priceOf } from '../../coins/coins.ts';
import { constantUnits, cutTo8, least, UNIT } from '../../ledger/units.ts';
import type { BonusPool } from './products.ts';

const HOURS_A_YEAR = 365n * 24n;

/** Interest of one hour in smallest steps: principal × rate / 365 / 24, divided once and cut down to 8 places. */
export const hourlyInterest = (principal: bigint, rateYear: bigint): bigint => cutTo8((principal * rateYear) / (UNIT * HOURS_A_YEAR));

/** Bonus of one hour in smallest steps of the bonus coin, at today's prices, cut down to 8 places (AMB-096). */
export function hourlyBonus(asset: string, pool: BonusPool, principal: bigint): bigint {
  const price = constantUnits(priceOf(asset));
  const bonusPrice = constantUnits(priceOf(pool.asset));
  if (bonusPrice === 0n) return 0n;
  const limit = constantUnits(pool.limit);
  const counted = limit > 0n ? least(principal, limit) : principal;
  const steps = pool.steps.length > 0 ? pool.steps : [{ left: '0', right: '', apr: pool.rateYear }];
  let yearly = 0n;
  for (const step of steps) {
    const from = constantUnits(step.left);
    const right = constantUnits(step.right === '' ? '0' : step.right);
    const to = right > 0n ? least(counted, right) : counted;
    if (to > from) yearly += (to - from) * constantUnits(step.apr);
  }
  return cutTo8((yearly * price) / (UNIT * bonusPrice * HOURS_A_YEAR));
}
