'use client';
import { type Decimal, type Instant, add, nextFullHour } from '@earnkit/core';
import {
  type EarlyRedeemRequest,
  type EarlyRedemptionLoss,
  assessEarlyRedeem,
  earlyRedemptionLoss,
  nextFixedOrderChange,
} from '@earnkit/core/simple-earn/rules';
import { type ConfirmedOrder, useConfirmedOrder } from '../../flow/useConfirmedOrder.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useMoment } from '../../time/useMoment.ts';
import { type EarlyRedeemReceipt, earlyRedeemOrder } from './earlyRedeemOrder.ts';
import type { FixedOrderView } from './useFixedOrders.ts';

/** The early redemption of an order while it is being made (SE-X-37). */
export interface EarlyRedeem extends ConfirmedOrder<EarlyRedeemRequest, EarlyRedeemReceipt> {
  /** What it gives up, as estimates (AMB-152). */
  readonly loss: EarlyRedemptionLoss;
  /** With this full hour the principal would arrive. */
  readonly receivedAt: Instant;
  /** Principal and interest at maturity; `undefined` while one is not known. */
  readonly kept: Decimal | undefined;
}

/** Redeems a fixed order before it matures: all of it, until an hour before its maturity (SE-X-34 to SE-X-38). */
export function useEarlyRedeem(order: FixedOrderView): EarlyRedeem {
  const earn = useEarn();
  const { asset, orderId, principal, earns } = order;
  // At that second it can no longer be redeemed, whatever is open (AMB-083).
  useMoment(nextFixedOrderChange([order], earn.now()));
  const confirmed = useConfirmedOrder(earlyRedeemOrder, { asset, orderId }, assessEarlyRedeem(order, earn.now()));
  return {
    ...confirmed,
    loss: earlyRedemptionLoss(order, earn.now(), earn.timeZone),
    receivedAt: nextFullHour(earn.now()),
    kept: principal && earns.total && add(principal, earns.total),
  };
}
