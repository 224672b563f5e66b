import { addDays, DAY, dayOf, daysBetween, isInstant, parseCalendarDay, startOfDay } from '@earnkit/time';
import type { Instant } from '@earnkit/time';
import type { FixedOrder } from '../../../contract/simple-earn/fixed.ts';
import { redemptionReceivedAt } from './order.ts';

/** When a fixed subscription earns, matures and is paid; a moment beyond the calendar is `undefined`. */
export interface FixedTimeline {
  /** When it is subscribed, in unix seconds. */
  readonly subscribedAt: Instant;
  /** When it begins to earn, in unix seconds. */
  readonly interestStartsAt: Instant | undefined;
  /** When its term ends, in unix seconds. */
  readonly maturesAt: Instant | undefined;
  /** When it is paid, in unix seconds. */
  readonly receivedAt: Instant | undefined;
}

/** The moment at which a day of the exchange begins, some days after that of a moment or before it; `undefined` where the calendar has no such day. */
function startOfOtherDay(at: Instant, days: number, exchangeTimeZone: string): Instant | undefined {
  const today = isInstant(at) ? parseCalendarDay(dayOf(at, exchangeTimeZone)) : undefined;
  if (today === undefined || !isInstant(at + days * DAY)) return undefined;
  const day = addDays(today, days);
  // At an end of the calendar fewer days are added.
  return daysBetween(today, day) === days ? startOfDay(day, exchangeTimeZone) : undefined;
}

/**
 * Interest starts with the next day, the term ends that many days later, and the payment follows after 30 minutes (SE-X-47 to
 * SE-X-49, AMB-157).
 *
 * @param exchangeTimeZone IANA zone in which the exchange's days begin. Days of the person's zone may begin at other moments.
 */
export function fixedTimeline(now: Instant, days: number, exchangeTimeZone: string): FixedTimeline {
  const maturesAt = startOfOtherDay(now, days + 1, exchangeTimeZone);
  return {
    subscribedAt: now,
    interestStartsAt: startOfOtherDay(now, 1, exchangeTimeZone),
    maturesAt,
    receivedAt: redemptionReceivedAt(maturesAt),
  };
}

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
