'use client';
import { type Decimal, type Instant, formatExact, isZero } from '@earnkit/core';
import type { RedemptionSplit } from '@earnkit/core/simple-earn/rules';
import type { TimelineItem } from '@earnkit/ui';
import { useCopy } from '../../copy/index.ts';
import { useTimes } from '../../earn-dialog/useTimes.ts';

/** What the arrivals are worked out from. */
export interface Arrivals {
  /** The coin's holding. */
  readonly holding: { readonly asset: string };
  /** What comes at once and what later; `undefined` while it is not known. */
  readonly split: RedemptionSplit | undefined;
  /** The next full hour. */
  readonly restAt: Instant;
}

/** When a redemption arrives (SE-F-23, SE-F-36): the free part at once, what borrowers hold with the next full hour. */
export function useArrivalItems({ holding: { asset }, split, restAt }: Arrivals): readonly TimelineItem[] {
  const { t } = useCopy();
  const { hour } = useTimes();
  const named = (amount: Decimal) => ({ amount: formatExact(amount), coin: asset });
  const items: TimelineItem[] = [];
  if (split === undefined || !isZero(split.atOnce)) {
    items.push({
      key: 'once',
      label: split ? t('earn.flexible.redeem.timeline.free', named(split.atOnce)) : t('earn.flexible.redeem.timeline.none'),
      time: t('earn.immediately'),
      state: 'current',
    });
  }
  if (split === undefined || !isZero(split.atNextHour)) {
    items.push({
      key: 'hour',
      label: split ? t('earn.flexible.redeem.timeline.lent', named(split.atNextHour)) : t('earn.flexible.redeem.timeline.noneLent'),
      time: hour(restAt),
      state: 'upcoming',
      hint: t('earn.flexible.redeem.estimate'),
    });
  }
  return items;
}
