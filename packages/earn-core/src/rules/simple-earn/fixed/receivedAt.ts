import { type Instant, MINUTE } from '@earnkit/time';

/** When a matured order is paid (SE-X-10, SE-X-49); `undefined` while its maturity is not known. */
export const redemptionReceivedAt = (finishesAt: Instant | undefined): Instant | undefined =>
  finishesAt === undefined ? undefined : finishesAt + 30 * MINUTE;
