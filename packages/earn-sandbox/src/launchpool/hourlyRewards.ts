import { HOUR } from '../clock/clock.ts';
import { toUnits, UNIT } from '../units.ts';
import type { PoolPlan } from './catalogue.ts';
import type { Pool } from './tables.ts';

/** When a project starts and ends, in unix seconds. */
export interface HoursOfProject {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The full hours (hours since 1970) at which a project pays: an hour after its start for the first time, at its end for the last. */
export function hoursOf({ startsAt, endsAt }: HoursOfProject): { readonly first: number; readonly last: number; readonly count: number } {
  const first = Math.floor(startsAt / HOUR) + 1;
  const last = Math.floor(endsAt / HOUR);
  return { first, last, count: Math.max(last - first + 1, 0) };
}

/** The smallest amount of so many decimals, in smallest steps of the ledger. */
export const stepOf = (decimals: number): bigint => UNIT / 10n ** BigInt(decimals);

/**
 * Divides a pot pro rata, to the last step: each share is cut down, and what that leaves goes, a step each, to those that
 * lost most by it; of equals, to the first.
 *
 * @returns the shares in the order of the weights; they add up to the pot where any weight is above 0.
 */
export function sharesOf(pot: bigint, weights: readonly bigint[], step: bigint): readonly bigint[] {
  let total = 0n;
  for (const weight of weights) total += weight;
  if (total === 0n) return weights.map(() => 0n);
  const steps = pot / step;
  let left = steps;
  const cut = weights.map((weight, index) => {
    const exact = steps * weight;
    const whole = exact / total;
    left -= whole;
    return { index, whole, lost: exact - whole * total };
  });
  const shares = cut.map(({ whole }) => whole * step);
  if (left > 0n) {
    const byLoss = cut.toSorted((a, b) => (a.lost === b.lost ? a.index - b.index : a.lost < b.lost ? 1 : -1));
    for (const { index } of byLoss.slice(0, Number(left))) shares[index] = (shares[index] ?? 0n) + step;
  }
  return shares;
}

/** A pool with its plan and its times. */
export interface PlannedPool {
  readonly project: HoursOfProject;
  readonly pool: Pool;
  readonly plan: PoolPlan;
}

/**
 * The reward of an hour: the remaining budget divided by the remaining hours. No reward is lost in an hour without a stake,
 * and the last hour pays the rest. All earlier hours have to be paid first.
 */
export function hourlyReward({ project, pool, plan }: PlannedPool, hour: number): bigint {
  const { first, last } = hoursOf(project);
  if (hour < first || hour > last) return 0n;
  const left = toUnits(plan.budget) - pool.paid;
  const step = stepOf(plan.precision);
  return hour === last ? left : (left / BigInt(last - hour + 1) / step) * step;
}

/**
 * Divides the reward of an hour among everybody, including people outside the sandbox. Updates the pool and returns the
 * shares in the order of the weights. It does not write to the database.
 */
export function payHour(planned: PlannedPool, hour: number, weights: readonly bigint[]): readonly bigint[] {
  const { pool, plan } = planned;
  const [ofOthers = 0n, ...shares] = sharesOf(hourlyReward(planned, hour), [pool.others, ...weights], stepOf(plan.precision));
  pool.paidToOthers += ofOthers;
  pool.paid += shares.reduce((sum, share) => sum + share, ofOthers);
  pool.settledHour = hour;
  return shares;
}

/** Pays the hours up to `to` in which nobody of the sandbox had a stake. */
export function catchUp(planned: PlannedPool, to: number): void {
  const last = Math.min(to, hoursOf(planned.project).last);
  for (let hour = planned.pool.settledHour + 1; hour <= last; hour += 1) payHour(planned, hour, []);
}
