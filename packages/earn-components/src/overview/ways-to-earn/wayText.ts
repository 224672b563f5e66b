import { type TimeStyle, formatDay } from '@earnkit/core';
import type { WayView } from '@earnkit/hooks/overview';
import type { Translate } from '../../messages/index.ts';
import type { RiskKind } from '../../parts/risk/RiskLine.tsx';
import type { usePeriodText } from '../../staking/period.ts';
import type { waysMessages } from './messages.ts';

type Say = Translate<typeof waysMessages>;

/** What a way is called among the ways of its coin. */
export function wayName(t: Say, way: WayView): string {
  switch (way.product) {
    case 'flexible':
      return t('earn.ways.flexible');
    case 'fixed':
      return t('earn.ways.fixed', { days: way.days });
    case 'staking': {
      const name = way.protocol ?? way.minted;
      return name === undefined ? t('earn.ways.staking') : t('earn.ways.stakingOf', { name });
    }
    case 'launchpool':
      return t('earn.ways.launchpool', { coin: way.paidIn ?? '' });
    case 'soft-staking':
      return t('earn.ways.softStaking');
  }
}

/** When the money is back, and under which condition. */
export function accessText(
  t: Say,
  { access }: WayView,
  style: TimeStyle,
  periodText: ReturnType<typeof usePeriodText>['short'],
): { readonly text: string; readonly note?: string | undefined } {
  switch (access.kind) {
    case 'any-time':
      return {
        text: t('earn.ways.anyTime'),
        note: access.endsAt === undefined ? undefined : t('earn.ways.ends', { at: formatDay(access.endsAt, style) }),
      };
    case 'at':
      return {
        text: formatDay(access.at, style),
        note: access.early === undefined ? undefined : t(access.early ? 'earn.ways.early' : 'earn.ways.notEarly'),
      };
    case 'after':
      return { text: access.period?.kind === 'immediate' ? t('earn.ways.atOnce') : (periodText(access.period) ?? t('earn.unknown')) };
  }
}

/** What a way is, by what can go wrong with it. */
export const riskKindOf = (way: WayView): RiskKind => (way.product === 'staking' ? way.variant : way.product);
