'use client';
import { useEffect } from 'react';
import { type Earn, useEarn } from '../provider/earnContext.ts';
import type { OrderFlow } from './orderSubmission.ts';
import type { SubmissionSpec } from './submission.ts';
import { submissionKey } from './useSubmission.ts';

/** Continues one restored order. @param resume takes what its flow does. */
export type RestoreOrder = (
  earn: Earn,
  asset: string,
  resume: <Request, Receipt, Baseline>(spec: SubmissionSpec<Request, Receipt, Baseline>) => void,
) => void;

/** How each kind of order that is remembered over a reload goes on. One that is missing does not compile. */
export type RestoreOrders = Readonly<Record<OrderFlow, RestoreOrder>>;

/**
 * Reconciles orders that were on their way when the page was reloaded and that no open form shows: a notice says so, and
 * another how each ended.
 *
 * @param orders how each kind goes on. Never changes identity.
 */
export function useRestoredOrdersOf(orders: RestoreOrders): void {
  const earn = useEarn();
  const { submissions, notify, scope } = earn;
  useEffect(
    () =>
      submissions.onRestored((key, { asset, amount }) => {
        const restore = Object.entries(orders).find(([flow]) => submissionKey(scope, `${flow}:${asset}`) === key)?.[1];
        if (restore === undefined) return;
        notify({ tone: 'info', key: 'earn.submission.recalled', values: { amount, coin: asset } });
        restore(earn, asset, (spec) => submissions.resume(key, spec));
      }),
    [earn, submissions, notify, scope, orders],
  );
}
