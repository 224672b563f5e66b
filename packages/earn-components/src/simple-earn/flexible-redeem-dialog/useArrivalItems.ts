'use client';
import { type Decimal, type Instant, formatExact, isZero } from '@earnkit/core';
import type { RedemptionSplit } from '@earnkit/core/simple-earn/rules';
import type { TimelineItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { flexibleDialogMessages } from '../flexibleDialogMessages.ts';

/** The parts of a redemption and their arrival. */
export interface Arrivals {
  /** The part that arrives at once and the part that arrives later; `undefined` while unknown. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/**
 * When a redemption arrives (SE-F-23, SE-F-36): the free part at once, the borrowed part at the next full hour of the exchange, which is
 * not a full hour in every time zone (AMB-058). A part of zero has an empty time and keeps its place, so that a form does not move while an
 * amount is typed.
 */
export function useArrivalItems(coin: string, { split, restAt }: Arrivals): readonly TimelineItem[] {
  const { t, figureStyle } = useMessages(flexibleDialogMessages);
  const { minute } = useTimes();
  const named = (amount: Decimal) => ({ amount: formatExact(amount, figureStyle), coin });
  const timeOf = (time: string, amount: Decimal | undefined) => (amount && isZero(amount) ? '' : time);
  return [
    {
      key: 'once',
      label: split ? t('earn.flexible.redeem.timeline.free', named(split.atOnce)) : t('earn.flexible.redeem.timeline.none'),
      time: timeOf(t('earn.immediately'), split?.atOnce),
      state: 'current',
    },
    {
      key: 'hour',
      label: split ? t('earn.flexible.redeem.timeline.lent', named(split.atNextHour)) : t('earn.flexible.redeem.timeline.noneLent'),
      time: timeOf(minute(restAt), split?.atNextHour),
      state: 'upcoming',
      hint: t('earn.flexible.redeem.estimate'),
    },
  ];
}
