import { DAY, dayOf, daysBetween, isInstant, type Instant } from '@earnkit/time';
import type { FixedOrder } from '../../../contract/simple-earn/fixed.ts';
import { startOfOtherDay } from './timeline.ts';

/**
 * When an order begins to earn (SE-X-47, AMB-157): its term before its maturity, in calendar days of the exchange's zone, and in days
 * of 24 hours where it matures within a day. While the maturity is not known, with the day after the subscription. `undefined`
 * where neither is known.
 */
export function interestStartOf(
  { createdAt, finishesAt, days }: Pick<FixedOrder, 'createdAt' | 'finishesAt' | 'days'>,
  exchangeTimeZone: string,
): Instant | undefined {
  if (finishesAt === undefined) return createdAt === undefined ? undefined : startOfOtherDay(createdAt, 1, exchangeTimeZone);
  const maturesWithADay = startOfOtherDay(finishesAt, 0, exchangeTimeZone) === finishesAt;
  if (maturesWithADay) return startOfOtherDay(finishesAt, -days, exchangeTimeZone);
  return isInstant(finishesAt - days * DAY) ? finishesAt - days * DAY : undefined;
}

/** Whole days that an order has earned at a moment, counted as {@link interestStartOf} counts them; `undefined` where its start is not known. */
export function earnedDaysOf(
  order: Pick<FixedOrder, 'createdAt' | 'finishesAt' | 'days'>,
  now: Instant,
  exchangeTimeZone: string,
): number | undefined {
  const startsAt = interestStartOf(order, exchangeTimeZone);
  if (startsAt === undefined) return undefined;
  const startsWithADay = startOfOtherDay(startsAt, 0, exchangeTimeZone) === startsAt;
  const days = startsWithADay
    ? daysBetween(dayOf(startsAt, exchangeTimeZone), dayOf(now, exchangeTimeZone))
    : Math.floor((now - startsAt) / DAY);
  return Math.min(order.days, Math.max(0, days));
}
