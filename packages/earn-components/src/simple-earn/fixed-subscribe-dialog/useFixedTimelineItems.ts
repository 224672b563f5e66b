'use client';
import type { FixedTimeline } from '@earnkit/core/simple-earn/rules';
import type { TimelineItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { fixedDialogMessages } from '../fixedDialogMessages.ts';

/** The moments of a fixed subscription (SE-X-47 to SE-X-49): subscribed, interest starts, matures, and received or renewed. */
export function useFixedTimelineItems(timeline: FixedTimeline | undefined, reinvest: boolean): readonly TimelineItem[] {
  const { t } = useMessages(fixedDialogMessages);
  const { minute } = useTimes();
  if (timeline === undefined) return [];
  const { subscribedAt, interestStartsAt, maturesAt, receivedAt } = timeline;
  return [
    { key: 'subscribed', label: t('earn.fixed.subscribe.timeline.subscribed'), time: minute(subscribedAt), state: 'current' },
    { key: 'starts', label: t('earn.fixed.subscribe.timeline.starts'), time: minute(interestStartsAt), state: 'upcoming' },
    { key: 'matures', label: t('earn.fixed.subscribe.timeline.matures'), time: minute(maturesAt), state: 'upcoming' },
    reinvest
      ? { key: 'renewed', label: t('earn.fixed.subscribed.renews'), time: minute(maturesAt), state: 'upcoming' }
      : { key: 'received', label: t('earn.fixed.subscribe.timeline.received'), time: minute(receivedAt), state: 'upcoming' },
  ];
}
