import { addDays, DAY, dayOf, isInstant, parseCalendarDay, startOfDay } from '@earnkit/time';
import type { Instant } from '@earnkit/time';
import type { FixedOrder } from './contract.ts';
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

/** The moment at which a later day begins; `undefined` where the calendar has no such day. */
function startOfLaterDay(now: Instant, days: number, timeZone: string): Instant | undefined {
  const today = parseCalendarDay(dayOf(now, timeZone));
  const day = today && isInstant(now + days * DAY) ? parseCalendarDay(addDays(today, days)) : undefined;
  return day && startOfDay(day, timeZone);
}

/**
 * Interest starts with the next day, the term ends that many days later, and the payment follows after 30 minutes (SE-X-47 to
 * SE-X-49, AMB-084). Days are calendar days of the person's zone.
 */
export function fixedTimeline(now: Instant, days: number, timeZone: string): FixedTimeline {
  const maturesAt = startOfLaterDay(now, days + 1, timeZone);
  return {
    subscribedAt: now,
    interestStartsAt: startOfLaterDay(now, 1, timeZone),
    maturesAt,
    receivedAt: redemptionReceivedAt(maturesAt),
  };
}

/**
 * When an order begins to earn (SE-X-47): its term before its maturity, as the exchange counts its days; the next day of the
 * person's zone while the maturity is not known. `undefined` where neither is known.
 */
export function interestStartOf(
  { createdAt, finishesAt, days }: Pick<FixedOrder, 'createdAt' | 'finishesAt' | 'days'>,
  timeZone: string,
): Instant | undefined {
  if (finishesAt !== undefined && isInstant(finishesAt - days * DAY)) return finishesAt - days * DAY;
  return createdAt === undefined ? undefined : startOfLaterDay(createdAt, 1, timeZone);
}
