'use client';
import { type Decimal, type Instant, compare, subtract } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { TYPED_DECIMALS } from '@earnkit/core/orders/rules';
import {
  type FlexibleRedeemRequest,
  type PendingRedemption,
  type RedemptionSplit,
  assessFlexibleRedeem,
  isBorrowedNoticeDue,
  nextFullHour,
  pendingRedemption,
  redeemableAmount,
  redemptionSplit,
} from '@earnkit/core/simple-earn/rules';
import { type AmountFlow, useAmountFlow } from '../../flow/useAmountFlow.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { useLiveHolding } from './liveHolding.ts';
import { type RedeemReceipt, redeemFlow, redeemSubmission } from './redeemSubmission.ts';
import { useFlexibleProduct } from './useFlexibleProduct.ts';

/** A flexible redemption while it is being made. */
export interface FlexibleRedeem extends AmountFlow<FlexibleRedeemRequest, RedeemReceipt> {
  /** The holding as it is now. */
  readonly holding: FlexibleHolding;
  /** The holding could not be read anew; its amounts may be older than they should be. */
  readonly stale: boolean;
  /** What can be redeemed; `undefined` while it is not known (SE-F-24). */
  readonly redeemable: Decimal | undefined;
  /** What is on its way out (SE-F-23). */
  readonly redeeming: PendingRedemption | undefined;
  /** Most of what is lent is borrowed: say so (SE-F-30). */
  readonly borrowedNotice: boolean;
  /** What of the typed amount is not sent and stays, as amounts are cut to 6 decimals (FM-08); `undefined` where all is sent. */
  readonly remainder: Decimal | undefined;
  /** What of the amount to send comes at once and what with the next full hour, as far as the holding says. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/**
 * A flexible redemption without a look. Mount it anew for each holding.
 *
 * @param listed the holding as a list showed it; it is read again at once and followed.
 */
export function useFlexibleRedeem(listed: FlexibleHolding): FlexibleRedeem {
  const earn = useEarn();
  const { asset } = listed;
  const { holding, stale } = useLiveHolding(listed);
  const product = useFlexibleProduct(asset);
  const redeemable = redeemableAmount(holding);
  const { flow, typed, sent } = useAmountFlow({
    asset,
    flow: redeemFlow(asset),
    max: redeemable,
    decimals: TYPED_DECIMALS,
    assess: (amount) => assessFlexibleRedeem({ amount }, holding),
    submissionOf: (text) => redeemSubmission(earn, holding, text),
  });
  return {
    ...flow,
    holding,
    stale,
    redeemable,
    redeeming: pendingRedemption(holding),
    borrowedNotice: isBorrowedNoticeDue(product.state === 'ready' ? product.data?.lentRatio : undefined),
    remainder: sent && typed && compare(sent, typed) < 0 ? subtract(typed, sent) : undefined,
    split: typed && redemptionSplit(holding, sent ?? typed),
    restAt: nextFullHour(earn.now()),
  };
}
