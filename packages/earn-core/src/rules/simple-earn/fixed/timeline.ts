import { addDays, dayOf, daysBetween, isInstant, parseCalendarDay, startOfDay, type Instant } from '@earnkit/time';
import { redemptionReceivedAt } from './receivedAt.ts';

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
export function startOfOtherDay(at: Instant, days: number, exchangeTimeZone: string): Instant | undefined {
  const today = isInstant(at) ? parseCalendarDay(dayOf(at, exchangeTimeZone)) : undefined;
  if (today === undefined) return undefined;
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
