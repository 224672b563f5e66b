'use client';
import type { Assessment } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import type { Order, OrderFacts, OrderRequest } from './defineOrder.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** An order without an amount to type: the person only confirms it. */
export interface ConfirmedOrder<Request, Receipt> {
  /** Whether it can be sent, and if not, why. */
  readonly assessment: Assessment<Request>;
  /** The submission of the order. */
  readonly submission: Submission<Request, Receipt>;
  /** Sends the request of a `ready` assessment; a visitor is asked to sign in. */
  readonly submit: () => void;
}

/** The submission of an order that is only confirmed. Its outcome is reported through the provider's `notify`. */
export function useConfirmedOrder<Facts extends OrderFacts, Request extends OrderRequest, Receipt, Baseline>(
  order: Pick<Order<string, Facts, Request, Receipt, Baseline>, 'flow' | 'submission'>,
  facts: Facts,
  assessment: Assessment<Request>,
): ConfirmedOrder<Request, Receipt> {
  const earn = useEarn();
  const submission = useSubmission(order.flow(facts), order.submission(earn, facts));
  return {
    assessment,
    submission,
    submit: () => {
      if (earn.session.state === 'anonymous') earn.askLogin();
      else if (assessment.state === 'ready') submission.submit(assessment.request);
    },
  };
}
