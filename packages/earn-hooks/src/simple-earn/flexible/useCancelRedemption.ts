'use client';
import type { Assessment } from '@earnkit/core';
import type { FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { type CancelRedemptionRequest, assessCancelRedemption } from '@earnkit/core/simple-earn/rules';
import { type Submission, useSubmission } from '../../flow/useSubmission.ts';
import { useEarn } from '../../provider/earnContext.ts';
import { type CancelReceipt, cancelFlow, cancelSubmission } from './cancelSubmission.ts';
import { useLiveHolding } from './liveHolding.ts';

/** Cancelling a redemption on its way. */
export interface CancelRedemption {
  /** The holding as it is now. */
  readonly holding: FlexibleHolding;
  /** Whether it can be cancelled, and if not, why (SE-F-32). */
  readonly assessment: Assessment<CancelRedemptionRequest>;
  /** Where the submission stands. */
  readonly submission: Submission<CancelRedemptionRequest, CancelReceipt>;
  /** Sends it; a visitor is asked to sign in. */
  readonly submit: () => void;
}

/**
 * Cancels the redemption of a holding that is on its way: all of it, while the exchange allows it (SE-F-31 to SE-F-34).
 * The result is told through the provider's `notify`, as the confirmation closes with it.
 */
export function useCancelRedemption(listed: FlexibleHolding): CancelRedemption {
  const earn = useEarn();
  const { holding } = useLiveHolding(listed);
  const submission = useSubmission(cancelFlow(listed.asset), cancelSubmission(earn, holding));
  const assessment = assessCancelRedemption(holding);
  return {
    holding,
    assessment,
    submission,
    submit: () => {
      if (earn.session.state === 'anonymous') earn.askLogin();
      else if (assessment.state === 'ready') submission.submit(assessment.request);
    },
  };
}
