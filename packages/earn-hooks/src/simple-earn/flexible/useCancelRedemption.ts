'use client';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type CancelRedemptionRequest, assessCancelRedemption } from '@earnkit/core/simple-earn/rules';
import { type ConfirmedOrder, useConfirmedOrder } from '../../flow/useConfirmedOrder.ts';
import { type CancelReceipt, cancelOrder } from './cancelOrder.ts';
import { useLiveHolding } from './liveHolding.ts';

/** The cancellation of a pending redemption while it is being made (SE-F-32). */
export interface CancelRedemption extends ConfirmedOrder<CancelRedemptionRequest, CancelReceipt> {
  /** The holding as it is now. */
  readonly holding: FlexibleHolding;
}

/**
 * Cancels the pending redemption of a holding: all of it, while the exchange allows it (SE-F-31 to SE-F-34). The end is
 * reported through the provider's `notify`, as the confirmation closes with it.
 */
export function useCancelRedemption(listed: FlexibleHolding): CancelRedemption {
  const { row: holding } = useLiveHolding(listed);
  return { holding, ...useConfirmedOrder(cancelOrder, holding, assessCancelRedemption(holding)) };
}
