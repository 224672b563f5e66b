'use client';
import type { ForwardedRef, ReactElement, ReactNode } from 'react';
import type { QueryState } from '@earnkit/hooks';
import { Banner, EmptyState, Flex, forwardGeneric, type PartProps, rootProps, Words } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { QueryView } from '../query/QueryView.tsx';
import { StaleBanner } from '../query/StaleBanner.tsx';
import { TrendChartPlaceholder } from './TrendChart.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

export interface TrendViewProps<Trend> extends PartProps {
  /** The series, as a hook built on `useTrend` returns it. */
  reading: QueryState<Trend>;
  /** Says that it could not be read. */
  failed: string;
  /** Says that so many points could not be read. */
  unreadable: (count: number) => string;
  /** Whether any value is known. */
  isKnown: (trend: Trend) => boolean;
  /** Says when values appear, in place of a chart without any. */
  empty: string;
  /** Placeholder while it loads. @default the place of a chart */
  loading?: ReactNode;
  /** Draws the series. */
  children: (trend: Trend) => ReactNode;
}

/** Renders a series once it is read. Shows if it is loading, failed, stale, partly unreadable or without values. */
export const TrendView = forwardGeneric(function TrendView<Trend extends { readonly unreadable: number }>(
  { reading, failed, unreadable, isKnown, empty, loading = <TrendChartPlaceholder />, children, ...rest }: TrendViewProps<Trend>,
  ref: ForwardedRef<HTMLDivElement>,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  return (
    <Flex direction="column" gap="3" ref={ref} {...rootProps('trend-view', rest)}>
      <QueryView reading={reading} failed={failed} size="compact" loading={loading}>
        {(trend) => (
          <>
            <StaleBanner reading={reading} />
            {trend.unreadable > 0 && <Banner tone="warning">{unreadable(trend.unreadable)}</Banner>}
            <Words>
              {isKnown(trend) ? (
                children(trend)
              ) : (
                <EmptyState kind="chart" size="compact" title={t('finances.noData')} description={empty} />
              )}
            </Words>
          </>
        )}
      </QueryView>
    </Flex>
  );
});
