import type { Decimal, Instant } from '@earnkit/core';

/** A staking redemption on its way. */
export interface StakingArrival {
  /** Names the redemption. */
  readonly id: string;
  /** The coin that arrives, and how much of it; `undefined` where the host does not know it. */
  readonly asset: string;
  /** See `asset`. */
  readonly amount: Decimal | undefined;
  /** When it arrives, in unix seconds. */
  readonly arrivesAt: Instant;
}
