'use client';
import { isAccrualNoticeDue } from '@earnkit/core/simple-earn/rules';
import { useEarn } from '../../provider/earnContext.ts';
import { useMoment } from '../../time/time.ts';
import type { SubscribeReceipt } from './subscribeOrder.ts';

/** Whether to show that a subscription does not earn yet; renders again when it does (SE-F-37). */
export function useAccrualNotice({ timeline }: Pick<SubscribeReceipt, 'timeline'>): boolean {
  const { now } = useEarn();
  useMoment(timeline.interestStartsAt);
  return isAccrualNoticeDue(now(), timeline);
}
