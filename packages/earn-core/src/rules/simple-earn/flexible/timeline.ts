import { HOUR, type Instant } from '@earnkit/time';
import type { FlexibleTimeline } from './subscribe.ts';

/** One hour to the start of interest, two to its payment (SE-F-36, AMB-085); shown as full hours by `formatHour`. */
export const flexibleTimeline = (now: Instant): FlexibleTimeline => ({
  subscribedAt: now,
  interestStartsAt: now + HOUR,
  interestPaidAt: now + 2 * HOUR,
});
