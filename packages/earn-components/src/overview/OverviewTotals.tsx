'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import type { Decimal } from '@earnkit/core';
import type { QueryState } from '@earnkit/hooks';
import type { EarnOverview, OverviewTotal } from '@earnkit/hooks/overview';
import { type PartProps, Text, Words } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { useAccountName, YOUR_ACCOUNT } from '../parts/order/accountName.ts';
import { listText } from '../parts/query/listText.ts';
import { SummaryBand } from '../parts/figures/SummaryBand.tsx';
import { overviewMessages } from './messages.ts';
import { useProductNames } from './useProductNames.ts';

export interface OverviewTotalsProps extends PartProps {
  /** The area as the person has it, from `useEarnOverview`. */
  overview: EarnOverview;
  /** Below the totals, while there are any. @default nothing */
  children?: ReactNode;
}

interface Figures {
  readonly worth: Decimal | undefined;
  readonly earned: Decimal | undefined;
}

/**
 * What everything is worth and what it has earned, in USDT (SH-01). A total that leaves a product out says which; it is never shown as if
 * it were whole.
 */
export const OverviewTotals = forwardRef<HTMLElement, OverviewTotalsProps>(function OverviewTotals(
  { overview: { products, worth, earned, shown, shares }, children, ...rest },
  ref,
): ReactElement {
  const { t, language } = useMessages(overviewMessages);
  const { namesOf } = useProductNames();
  const account = t(YOUR_ACCOUNT[useAccountName('unified')]);
  const noteOf = (total: OverviewTotal | undefined, whole?: string): string | undefined => {
    if (total === undefined || total.without.length === 0) return whole;
    return total.amount === undefined ? t('earn.overview.withoutAll') : t('earn.overview.without', { products: namesOf(total.without) });
  };
  const read = products.map(({ figures }) => figures).filter((figures) => figures.state === 'ready');
  // What is missing from what was earned although every product answered.
  const leftOut = products.flatMap(({ figures }) => (figures.state === 'ready' ? (figures.data.earnedWithout ?? []) : []));
  const earnedNote =
    leftOut.length === 0
      ? undefined
      : t('earn.overview.without', {
          products: listText(
            language,
            leftOut.map((part) => t(`earn.overview.leftOut.${part}`)),
          ),
        });
  const failures = products.map(({ figures }) => figures).filter((figures) => figures.state === 'failed');
  const [failure] = failures;
  const reading = ((): QueryState<Figures> => {
    if (products.some(({ figures }) => figures.state === 'anonymous')) return { state: 'anonymous' };
    // One failure is told in the row of its product, and the totals leave it out. Where nothing was read there is no figure at all.
    if (failure && failures.length === products.length)
      return { state: 'failed', error: failure.error, retry: () => failures.forEach(({ retry }) => retry()) };
    return {
      state: 'ready',
      data: {
        worth: shown.worth,
        earned: shown.earned,
      },
      stale: read.some(({ stale }) => stale),
      readAt: Math.min(...read.map(({ readAt }) => readAt)),
      retry: () => read.forEach(({ retry }) => retry()),
    };
  })();
  return (
    <SummaryBand
      data-part="overview-totals"
      {...rest}
      ref={ref}
      title={t('earn.overview.band')}
      stacked
      reading={reading}
      figures={[
        {
          key: 'worth',
          label: t('earn.overview.worth'),
          loading: worth === undefined,
          note: noteOf(worth, t('earn.overview.inProducts', { count: shares.length })),
          hasNote: true,
        },
        { key: 'earned', label: t('earn.overview.earned'), earned: true, loading: earned === undefined, note: noteOf(earned, earnedNote) },
      ]}
      failed={t('earn.overview.failed')}
      invitation={{ title: t('earn.overview.anonymous'), text: t('earn.overview.anonymousHint') }}
    >
      <Words>{reading.state !== 'failed' && children}</Words>
      {reading.state !== 'failed' && (
        <Text as="p" size="1" color="gray">
          {t('earn.overview.notCounted', { account })}
        </Text>
      )}
    </SummaryBand>
  );
});
