'use client';
import { type Decimal, type Instant, compare, readDraft, subtract } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import {
  type FlexibleRedeemRequest,
  type PendingRedemption,
  type RedemptionSplit,
  TYPED_DECIMALS,
  assessFlexibleRedeem,
  isBorrowedNoticeDue,
  nextFullHour,
  pendingRedemption,
  redeemableAmount,
  redemptionSplit,
} from '@earnkit/core/simple-earn/rules';
import type { AmountFlow } from '../../flow/useAmountFlow.ts';
import { useSubmission } from '../../flow/useSubmission.ts';
import { useAmountDraft } from '../../flow/useAmountDraft.ts';
import { useAmountUnderWay } from '../../flow/useAmountUnderWay.ts';
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
  const { amount, setAmount, confirm, keep, drop } = useAmountDraft(redeemFlow(asset));
  const submission = useSubmission(redeemFlow(asset), redeemSubmission(earn, holding, amount));
  useAmountUnderWay(submission.status, amount, setAmount);
  const redeemable = redeemableAmount(holding);
  const assessment = assessFlexibleRedeem({ amount }, holding);
  const draft = readDraft(amount);
  const typed = draft === 'empty' ? undefined : draft;
  const sent = assessment.state === 'ready' ? assessment.request.amount : undefined;
  // A refusal speaks of the amount it met, not of the next one.
  const edit = (text: string): void => {
    if (submission.status.state === 'refused') submission.release();
    setAmount(text);
  };
  const signIn = (): void => {
    keep();
    earn.askLogin();
  };
  return {
    asset,
    decimals: TYPED_DECIMALS,
    holding,
    stale,
    redeemable,
    redeeming: pendingRedemption(holding),
    borrowedNotice: isBorrowedNoticeDue(product.state === 'ready' ? product.data?.lentRatio : undefined),
    amount,
    setAmount: edit,
    setMax: redeemable === undefined ? undefined : () => edit(redeemable),
    assessment,
    remainder: sent && typed && compare(sent, typed) < 0 ? subtract(typed, sent) : undefined,
    split: typed && redemptionSplit(holding, sent ?? typed),
    restAt: nextFullHour(earn.now()),
    submission,
    submit: () => {
      if (earn.session.state === 'anonymous') return signIn();
      confirm((text) => {
        const judged = assessFlexibleRedeem({ amount: text }, holding);
        if (judged.state !== 'ready') return;
        drop();
        submission.submit(judged.request);
      });
    },
    again: () => {
      setAmount('');
      submission.release();
    },
    signIn,
  };
}
