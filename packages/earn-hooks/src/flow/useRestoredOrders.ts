'use client';
import { useEffect } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { OrderSubject, RestoreOrder } from './defineOrder.ts';
import { type RestoredOrder, countOf } from '../submission/pendingOrders.ts';
import { submissionKey } from '../submission/submission.ts';
import type { NoticeKey } from '../submission/notice.ts';

/** Milliseconds between two attempts to load the code of the orders. */
const RETRY_MS = 5000;

/** The part of an order kind that is needed after a reload. */
export interface RestorableOrder {
  /** Names the kind of order. */
  readonly name: string;
  /** Names the submission of one subject. */
  readonly flow: (subject: OrderSubject) => string;
  /** Continues an order that was sent before the reload. */
  readonly restore: RestoreOrder;
  /** Words for the restored order. */
  readonly restoredNotice: NoticeKey;
}

/**
 * Reconciles orders that were pending when the page was reloaded and that no open form shows. One notice reports each
 * restored order, another its end.
 *
 * @param load loads every kind of order; called for a restored order, and again every few seconds until it succeeds. Never
 *   changes identity.
 */
export function useRestoredOrdersOf(load: () => Promise<readonly RestorableOrder[]>): void {
  const earn = useEarn();
  const { submissions, notify, scope } = earn;
  useEffect(() => {
    const resume = async (key: string, subject: RestoredOrder['request']): Promise<void> => {
      // A form that opens in the meantime resumes the order itself; another person's sign-in forgets it.
      while (submissions.isRestored(key)) {
        const orders = await load().catch(() => undefined);
        if (orders === undefined) {
          await new Promise((retry) => setTimeout(retry, RETRY_MS));
          continue;
        }
        const order = orders.find(({ flow }) => submissionKey(scope, flow(subject)) === key);
        if (order === undefined || !submissions.isRestored(key)) return;
        notify({ tone: 'info', key: order.restoredNotice, values: { amount: countOf(subject), coin: subject.asset } });
        return order.restore(earn, subject, (spec) => submissions.resume(key, spec));
      }
    };
    return submissions.onRestored((key, request) => void resume(key, request));
  }, [earn, submissions, notify, scope, load]);
}
