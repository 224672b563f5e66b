'use client';
import { type Decimal, type Instant, add } from '@earnkit/core';
import type { FixedOrder } from '@earnkit/core/simple-earn/contract';
import {
  type EarlyRedeemRequest,
  type EarlyRedemptionLoss,
  assessEarlyRedeem,
  earlyRedemptionLoss,
  nextFixedOrderChange,
} from '@earnkit/core/simple-earn/rules';
import { type ConfirmedOrder, useConfirmedOrder } from '../../flow/useConfirmedOrder.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useReading } from '../../provider/useReading.ts';
import { useMoment, useNextFullHour, useNow } from '../../time/time.ts';
import { type EarlyRedeemReceipt, earlyRedeemOrder } from './earlyRedeemOrder.ts';
import { fixedProductOptions } from './queries.ts';
import type { FixedOrderView } from './useFixedOrders.ts';

/** The early redemption of an order while it is being made (SE-X-37). */
export interface EarlyRedeem extends ConfirmedOrder<EarlyRedeemRequest, EarlyRedeemReceipt> {
  /** What it gives up, as estimates (AMB-152). */
  readonly loss: EarlyRedemptionLoss;
  /** With this full hour the principal would arrive. */
  readonly receivedAt: Instant;
  /** Seconds until it matures; `undefined` while that is not known. */
  readonly maturesIn: number | undefined;
  /** Seconds by which the principal would arrive earlier; `undefined` where it renews itself, and while that is not known. */
  readonly earlierBy: number | undefined;
  /** What is paid at maturity in the order's coin: principal, interest, and a bonus in that coin; `undefined` while one is not known. */
  readonly kept: Decimal | undefined;
}

/** Redeems a fixed order before it matures: all of it, until an hour before its maturity (SE-X-34 to SE-X-38). */
export function useEarlyRedeem(order: FixedOrderView): EarlyRedeem {
  const earn = useEarn();
  const { asset, orderId, principal, finishesAt } = order;
  const now = useNow();
  // At that second it can no longer be redeemed, whatever is open (AMB-083).
  useMoment(nextFixedOrderChange([order], earn.now()));
  const receivedAt = useNextFullHour();
  const loss = useEarlyRedemptionLoss(order);
  const confirmed = useConfirmedOrder(earlyRedeemOrder, { asset, orderId }, assessEarlyRedeem(order, earn.now()));
  return {
    ...confirmed,
    loss,
    receivedAt,
    maturesIn: finishesAt && Math.max(0, finishesAt - now),
    earlierBy: order.reinvest || order.receivedAt === undefined ? undefined : Math.max(0, order.receivedAt - receivedAt),
    kept: principal && loss.total && add(principal, loss.total),
  };
}

/** What an early redemption of an order gives up (AMB-152). A bonus in another coin is counted with the prices of the order's product. */
export function useEarlyRedemptionLoss(order: FixedOrder): EarlyRedemptionLoss {
  const earn = useEarn();
  const { ladder, asset, bonusAsset = asset, productId } = order;
  const needsPrices = ladder?.length !== 0 && bonusAsset !== asset;
  const options = fixedProductOptions(earn, productId);
  const product = useReading(needsPrices ? options : { ...options, enabled: false });
  const prices = product.state === 'ready' ? (product.data ?? undefined) : undefined;
  return earlyRedemptionLoss(order, earn.now(), { exchangeTimeZone: earn.exchangeTimeZone, prices });
}
