import { toUnits } from '../units.ts';
import type { PoolPlan } from './catalogue.ts';
import { hoursOf, type HoursOfProject } from './hours.ts';
import { sharesOf, stepOf } from './shares.ts';
import type { Pool } from './tables.ts';

/** A pool with its plan and its times. */
export interface PlannedPool {
  readonly project: HoursOfProject;
  readonly pool: Pool;
  readonly plan: PoolPlan;
}

/**
 * What an hour pays: what is left of the budget, spread over the hours that are left. Nothing of an hour without a stake is
 * lost, and the last hour pays the rest. The hours before it have to be paid.
 */
export function potOf({ project, pool, plan }: PlannedPool, hour: number): bigint {
  const { first, last } = hoursOf(project);
  if (hour < first || hour > last) return 0n;
  const left = toUnits(plan.budget) - pool.paid;
  const step = stepOf(plan.precision);
  return hour === last ? left : (left / BigInt(last - hour + 1) / step) * step;
}

/**
 * Pays an hour: everyone has a share, those outside the sandbox too. Changes the pool and returns the shares in the order
 * of the weights; the database is not touched.
 */
export function payHour(planned: PlannedPool, hour: number, weights: readonly bigint[]): readonly bigint[] {
  const { pool, plan } = planned;
  const [ofOthers = 0n, ...shares] = sharesOf(potOf(planned, hour), [pool.others, ...weights], stepOf(plan.precision));
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
