import { HOUR, type Instant } from '@earnkit/time';

/** When a flexible subscription begins to earn and is first paid. */
export interface FlexibleTimeline {
  /** When it is subscribed, in unix seconds. */
  readonly subscribedAt: Instant;
  /** When it begins to earn, in unix seconds. */
  readonly interestStartsAt: Instant;
  /** When interest is first paid, in unix seconds. */
  readonly interestPaidAt: Instant;
}

/** One hour to the start of interest, two to its payment (SE-F-36, AMB-085); shown as full hours by `formatHour`. */
export const flexibleTimeline = (now: Instant): FlexibleTimeline => ({
  subscribedAt: now,
  interestStartsAt: now + HOUR,
  interestPaidAt: now + 2 * HOUR,
});

/** Whether to show that nothing accrues yet: true before interest starts (SE-F-37). */
export const isAccrualNoticeDue = (now: Instant, { interestStartsAt }: Pick<FlexibleTimeline, 'interestStartsAt'>): boolean =>
  now < interestStartsAt;
