'use client';
import { useEffect } from 'react';
import { submissionKey } from '../flow/useSubmission.ts';
import { type Earn, useEarn } from '../provider/earnContext.ts';
import { cancelFlow, cancelSubmission } from './flexible/cancelSubmission.ts';
import { unreadHolding } from './flexible/liveHolding.ts';
import { redeemFlow, redeemSubmission } from './flexible/redeemSubmission.ts';
import { subscribeFlow, subscribeSubmission } from './flexible/subscribeSubmission.ts';

/**
 * Goes on looking for orders that were on their way when the page was loaded anew and that no open form shows: says that
 * they are looked for, then how each ended, through the provider's `notify`. An area uses it once, `EarnArea` does.
 */
export function useRestoredOrders(): void {
  const earn = useEarn();
  const { submissions, notify } = earn;
  useEffect(
    () =>
      submissions.onRestored((key, { asset, amount }) => {
        notify({ tone: 'info', key: 'earn.submission.recalled', values: { amount, coin: asset } });
        resumeOrder(earn, key, asset);
      }),
    [earn, submissions, notify],
  );
}

function resumeOrder(earn: Earn, key: string, asset: string): void {
  const { submissions, scope } = earn;
  switch (key) {
    case submissionKey(scope, subscribeFlow(asset)):
      return submissions.resume(key, subscribeSubmission(earn, asset, undefined, ''));
    case submissionKey(scope, redeemFlow(asset)):
      return submissions.resume(key, redeemSubmission(earn, unreadHolding(asset), ''));
    case submissionKey(scope, cancelFlow(asset)):
      return submissions.resume(key, cancelSubmission(earn, unreadHolding(asset)));
  }
}
