'use client';
import { type Decimal, type Instant, isPositive } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type Leftover, TYPED_DECIMALS, leftoverOf } from '@earnkit/core/orders/rules';
import {
  type FlexibleRedeemRequest,
  MIN_REDEEM_AMOUNT,
  type HeldBack,
  type PendingRedemption,
  type RedemptionSplit,
  heldBack,
  isBorrowedNoticeDue,
  pendingRedemption,
  redeemableAmount,
  redemptionSplit,
  assessFlexibleRedeem,
} from '@earnkit/core/simple-earn/rules';
import { type OrderForm, useOrderDraft, useOrderForm } from '../../flow/useOrderForm.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useLiveHolding } from './liveHolding.ts';
import { type RedeemReceipt, redeemOrder } from './redeemOrder.ts';
import { useFlexibleProduct } from './useFlexibleProduct.ts';
import { useNextFullHour } from '../../time/time.ts';

/** A flexible redemption while it is being made. */
export interface FlexibleRedeem extends OrderForm<FlexibleRedeemRequest, RedeemReceipt> {
  /** The holding as it is now. */
  readonly holding: FlexibleHolding;
  /** The last read of the holding failed, so its amounts may be out of date. */
  readonly stale: boolean;
  /** Reads the holding again. */
  readonly retry: () => void;
  /** What can be redeemed; `undefined` while it is not known (SE-F-24). */
  readonly redeemable: Decimal | undefined;
  /** What of the holding cannot be redeemed, and because of what. */
  readonly heldBack: readonly HeldBack[];
  /** The pending redemption (SE-F-23). */
  readonly redeeming: PendingRedemption | undefined;
  /** Show that most of what is lent is borrowed (SE-F-30). */
  readonly borrowedNotice: boolean;
  /** The part of the typed amount that is not sent, as amounts are cut to 6 decimals (FM-08); `undefined` where all is sent. */
  readonly remainder: Decimal | undefined;
  /** What would stay and is too little to be redeemed alone (AMB-164); `undefined` where nothing does. */
  readonly leftover: Leftover | undefined;
  /** What is paid at once and what with the next full hour; `undefined` while nothing can be sent or the holding does not say. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/**
 * A headless flexible redemption. Mount it with a new key for each holding.
 *
 * @param listed the holding as a list showed it; it is read again at once and kept up to date.
 */
export function useFlexibleRedeem(listed: FlexibleHolding): FlexibleRedeem {
  const { session } = useEarn();
  const restAt = useNextFullHour();
  const { row: holding, stale, retry } = useLiveHolding(listed);
  const product = useFlexibleProduct(listed.asset);
  const redeemable = redeemableAmount(holding);
  const { flow, sent, remainder } = useOrderForm(redeemOrder, holding, {
    form: useOrderDraft(redeemOrder, holding.asset),
    assess: (values) => assessFlexibleRedeem(values, holding),
    max: redeemable && isPositive(redeemable) && session.state !== 'anonymous' ? redeemable : undefined,
    decimals: TYPED_DECIMALS,
  });
  return {
    ...flow,
    holding,
    stale,
    retry,
    redeemable,
    heldBack: heldBack(holding),
    redeeming: pendingRedemption(holding),
    borrowedNotice: isBorrowedNoticeDue(product.state === 'ready' ? product.data?.lentRatio : undefined),
    remainder,
    leftover: leftoverOf(sent, redeemable, MIN_REDEEM_AMOUNT),
    split: sent && redemptionSplit(holding, sent),
    restAt,
  };
}
