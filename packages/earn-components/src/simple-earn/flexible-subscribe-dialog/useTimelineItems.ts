'use client';
import { formatPercent } from '@earnkit/core';
import type { FlexibleTimeline, NotLent } from '@earnkit/core/simple-earn/rules';
import type { TimelineItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/**
 * The moments of a subscription in order (SE-F-36): subscribed, interest starts, first payment, redeemable at any time. What is not lent
 * has no first interest until the rate reaches the person's minimum (AMB-158).
 */
export function useTimelineItems(
  { subscribedAt, interestStartsAt, interestPaidAt }: FlexibleTimeline,
  notLent: NotLent | undefined,
): readonly TimelineItem[] {
  const { t, figureStyle } = useMessages(flexibleDialogMessages);
  const { minute, hour } = useTimes();
  return [
    { key: 'subscribed', label: t('earn.flexible.timeline.subscribed'), time: minute(subscribedAt), state: 'current' },
    {
      key: 'starts',
      label: t('earn.flexible.timeline.starts'),
      time: notLent
        ? t('earn.flexible.timeline.startsAtMinimum', { minimum: formatPercent(notLent.minAprFraction, figureStyle) })
        : hour(interestStartsAt),
      state: 'upcoming',
    },
    {
      key: 'paid',
      label: t('earn.flexible.timeline.paid'),
      time: notLent ? t('earn.flexible.timeline.paidAfter') : hour(interestPaidAt),
      state: 'upcoming',
    },
    { key: 'redeem', label: t('earn.flexible.timeline.redeem'), time: t('earn.flexible.timeline.redeemTime'), state: 'upcoming' },
  ];
}
