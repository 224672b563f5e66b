'use client';
import { type ReactElement, forwardRef } from 'react';
import { formatPercent, isPositive } from '@earnkit/core';
import type { ChartPeriod, SeriesTrend } from '@earnkit/core/series/rules';
import type { QueryState, TrendFrame } from '@earnkit/hooks';
import { EmptyState, Flex, type PartProps, rootProps, SegmentedControl } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from './BulletList.tsx';
import { percentText } from './figureText.ts';
import { KeyFacts } from './KeyFacts.tsx';
import { panelPlace } from '../parts.css.ts';
import { QueryView } from '../query/QueryView.tsx';
import { StaleBanner } from '../query/StaleBanner.tsx';
import { TrendChart, TrendChartPlaceholder } from './TrendChart.tsx';
import { partDialogMessages } from '../dialogMessages.ts';

/** The period of a {@link RateTrend}. */
export type RatePeriod = Exclude<ChartPeriod, '90d'>;

const PERIODS: readonly RatePeriod[] = ['24h', '7d', '30d'];

/** A rate's history, as a hook built on `useTrend` returns it. */
export type RateTrendData = SeriesTrend<'aprFraction'> & TrendFrame;

export interface RateTrendProps extends PartProps {
  /** The coin, for the names of chart and table. */
  asset: string;
  /** The rates of the period. */
  reading: QueryState<RateTrendData>;
  /** The period. */
  period: RatePeriod;
  /** Called with the period to show. */
  onPeriodChange: (period: RatePeriod) => void;
  /** Says when rates appear, for a coin without any. */
  empty: string;
  /** Sentences below the chart, and only there. */
  notes: readonly string[];
}

/** A coin's rate over time: its newest value, mean and extremes, as a chart or as a table of the same points (SE-P-02 to SE-P-04). */
export const RateTrend = forwardRef<HTMLDivElement, RateTrendProps>(function RateTrend(
  { asset, reading, period, onPeriodChange, empty, notes, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages);
  const blank = reading.state === 'failed' || (reading.state === 'ready' && !reading.data.latest);
  return (
    <Flex direction="column" gap="4" ref={ref} {...rootProps('rate-trend', rest)}>
      <SegmentedControl
        label={t('earn.trend.period')}
        value={period}
        onValueChange={onPeriodChange}
        options={PERIODS.map((value) => ({ value, label: t(`earn.trend.${value}`) }))}
      />
      <div className={blank ? panelPlace : undefined}>
        <QueryView reading={reading} failed={t('earn.trend.failed')} size="compact" loading={<Trend asset={asset} period={period} />}>
          {(trend) => (
            <Flex direction="column" gap="4">
              <StaleBanner reading={reading} />
              {trend.latest === undefined ? (
                <EmptyState size="compact" title={t('finances.noData')} description={empty} />
              ) : (
                <Trend key={period} asset={asset} period={period} trend={trend} />
              )}
            </Flex>
          )}
        </QueryView>
      </div>
      {!blank && <BulletList muted items={notes} />}
    </Flex>
  );
});

/** The figures and the chart, or placeholders while there is no trend, so that the layout does not move when it arrives. */
function Trend({ asset, period, trend }: { asset: string; period: RatePeriod; trend?: RateTrendData }): ReactElement {
  const { t, figureStyle } = useMessages(partDialogMessages);
  const values = { coin: asset, period: t(`earn.trend.${period}`) };
  const latest = trend?.latest?.aprFraction;
  const facts = [
    { key: 'latest', label: t('earn.trend.latest'), apr: latest, accent: latest !== undefined && isPositive(latest) },
    { key: 'average', label: t('earn.trend.average'), apr: trend?.average, dashed: true },
    { key: 'lowest', label: t('earn.trend.lowest'), apr: trend?.lowest },
    { key: 'highest', label: t('earn.trend.highest'), apr: trend?.highest },
  ];
  return (
    <Flex direction="column" gap="3" aria-busy={trend === undefined}>
      <KeyFacts
        columns="4"
        items={facts.map(({ apr, ...fact }) => ({ ...fact, value: percentText(apr, figureStyle), loading: trend === undefined }))}
      />
      {trend ? (
        <TrendChart
          points={trend.points.map(({ at, aprFraction }) => ({ at, value: aprFraction }))}
          from={trend.from}
          to={trend.to}
          step={trend.step}
          ticks={period === '24h' ? 'time' : 'day'}
          gridlines={trend.gridlines}
          average={trend.average}
          asOf={trend.latest?.at ?? trend.to}
          formatValue={(value) => formatPercent(value, figureStyle)}
          text={{
            label: t('earn.trend.chart', values),
            hint: t('earn.trend.chartHint'),
            point: (time, value) => t('earn.trend.point', { time, value }),
            table: { caption: t('earn.trend.tableCaption', values), timeHeader: t('earn.time'), valueHeader: t('earn.apr') },
            asOf: (time, zone) => t('earn.trend.asOf', { time, zone }),
            showChart: t('earn.trend.showChart'),
            showTable: t('earn.trend.showTable'),
          }}
        />
      ) : (
        <TrendChartPlaceholder />
      )}
    </Flex>
  );
}
