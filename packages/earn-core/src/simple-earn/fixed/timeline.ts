import { addDays, dayOf, startOfDay } from '@earnkit/time';
import type { Instant } from '@earnkit/time';
import { redemptionReceivedAt } from './order.ts';

/** When a fixed subscription earns, matures and is paid. */
export interface FixedTimeline {
  readonly subscribedAt: Instant;
  readonly interestStartsAt: Instant;
  readonly maturesAt: Instant;
  readonly receivedAt: Instant;
}

/**
 * Interest starts with the next day, the term ends that many days later, and the payment follows after 30 minutes (SE-X-47 to
 * SE-X-49, AMB-084). Days are calendar days of the person's zone.
 */
export function fixedTimeline(now: Instant, days: number, timeZone: string): FixedTimeline {
  const today = dayOf(now, timeZone);
  const maturesAt = startOfDay(addDays(today, days + 1), timeZone);
  return {
    subscribedAt: now,
    interestStartsAt: startOfDay(addDays(today, 1), timeZone),
    maturesAt,
    receivedAt: redemptionReceivedAt(maturesAt),
  };
}
