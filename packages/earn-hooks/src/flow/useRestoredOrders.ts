'use client';
import { useEffect } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { RestoreOrder } from './defineOrder.ts';
import { submissionKey } from './useSubmission.ts';

/** As much of a kind of order as a reload needs. */
export interface RestorableOrder {
  /** Names the kind of order. */
  readonly name: string;
  /** Names the submission of one coin. */
  readonly flow: (asset: string) => string;
  /** Continues an order that was sent before the reload. */
  readonly restore: RestoreOrder;
}

/**
 * Reconciles orders that were pending when the page was reloaded and that no open form shows. One notice reports each
 * restored order, another its end.
 *
 * @param orders every kind of order. Never changes identity.
 */
export function useRestoredOrdersOf(orders: readonly RestorableOrder[]): void {
  const earn = useEarn();
  const { submissions, notify, scope } = earn;
  useEffect(
    () =>
      submissions.onRestored((key, { asset, amount }) => {
        const order = orders.find(({ flow }) => submissionKey(scope, flow(asset)) === key);
        if (order === undefined) return;
        notify({ tone: 'info', key: 'earn.submission.recalled', values: { amount, coin: asset } });
        order.restore(earn, asset, (spec) => submissions.resume(key, spec));
      }),
    [earn, submissions, notify, scope, orders],
  );
}
