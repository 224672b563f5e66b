import { type Instant, nextFullHour } from '@earnkit/core';
import type { LaunchpoolProject } from '@earnkit/core/launchpool/contract';
import { nextRewardsAt } from '@earnkit/core/launchpool/rules';
import type { HeldRow } from './useHeldRows.ts';

/** What pays again and again, and is one line in place of one for each payment. */
export interface RecurringPayment {
  /** What pays. */
  readonly product: 'flexible' | 'launchpool' | 'staking';
  /** How often. */
  readonly every: 'hour' | 'day';
  /** Holdings that it pays for. */
  readonly count: number;
  /** When it pays next, in unix seconds; `undefined` where that is not known. */
  readonly next: Instant | undefined;
}

type Held = Pick<HeldRow, 'product' | 'id' | 'arriving' | 'debt'>;

/** What pays again and again: nothing of a project that has not started or is over. @param projects every project that is known */
export function recurringPayments(
  holdings: readonly Held[],
  projects: readonly Pick<LaunchpoolProject, 'id' | 'status' | 'startsAt' | 'endsAt'>[],
  now: Instant,
): readonly RecurringPayment[] {
  const of = (product: RecurringPayment['product']): readonly Held[] => holdings.filter((holding) => holding.product === product);
  const paying = of('launchpool').flatMap(({ id }) => {
    const project = projects.find((one) => one.id === id);
    return (project && nextRewardsAt(project, now)) ?? [];
  });
  const flexible = of('flexible').length;
  // Credit pays with the money, and so does what is on its way.
  const staking = of('staking').filter(({ arriving, debt }) => !arriving && !debt).length;
  const payments: readonly RecurringPayment[] = [
    { product: 'flexible', every: 'hour', count: flexible, next: nextFullHour(now) },
    { product: 'launchpool', every: 'hour', count: paying.length, next: Math.min(...paying) },
    { product: 'staking', every: 'day', count: staking, next: undefined },
  ];
  return payments.filter(({ count }) => count > 0);
}
