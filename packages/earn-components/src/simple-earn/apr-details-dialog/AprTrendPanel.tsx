'use client';
import { type ReactElement, useState } from 'react';
import { formatPercent } from '@earnkit/core';
import type { AprChartTab } from '@earnkit/core/simple-earn/rules';
import { type AprTrendView, useAprTrend } from '@earnkit/hooks';
import { EmptyState, SegmentedControl, Stack } from '@earnkit/ui';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/BulletList.tsx';
import { percentText } from '../../parts/figureText.ts';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { QueryView } from '../../parts/QueryView.tsx';
import { StaleBanner } from '../../parts/StaleBanner.tsx';
import { TrendChart, TrendChartPlaceholder } from '../../parts/TrendChart.tsx';
import { panelPlace } from './AprDetailsDialog.css.ts';

type Period = Exclude<AprChartTab, '90d'>;

const PERIODS: readonly Period[] = ['24h', '7d', '30d'];

/** A coin's rate in the last 24 hours, 7 days or 30 days, as a chart or as a table of the same points (SE-P-02 to SE-P-04). */
export function AprTrendPanel({ asset }: { asset: string }): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const [period, setPeriod] = useState<Period>('24h');
  const reading = useAprTrend(asset, period);
  return (
    <Stack gap="4">
      <SegmentedControl
        label={t('earn.aprDetails.period')}
        value={period}
        onValueChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: t(`earn.aprDetails.${value}`) }))}
      />
      <div className={reading.state === 'failed' || (reading.state === 'ready' && !reading.data.latest) ? panelPlace : undefined}>
        <QueryView reading={reading} failed={t('earn.aprDetails.failed')} size="compact" loading={<Trend asset={asset} period={period} />}>
          {(trend) => (
            <Stack gap="4">
              <StaleBanner reading={reading}>{t('earn.aprDetails.failed')}</StaleBanner>
              {trend.latest === undefined ? (
                <EmptyState size="compact" title={t('finances.noData')} description={t('earn.aprDetails.empty')} />
              ) : (
                <Trend key={period} asset={asset} period={period} trend={trend} />
              )}
            </Stack>
          )}
        </QueryView>
      </div>
      <BulletList muted items={[t('earn.aprDetails.noteHourly'), t('earn.aprDetails.noteBase')]} />
    </Stack>
  );
}

/** Figures and chart, or their placeholders without a trend, so that nothing moves when it arrives. */
function Trend({ asset, period, trend }: { asset: string; period: Period; trend?: AprTrendView }): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const values = { coin: asset, period: t(`earn.aprDetails.${period}`) };
  const facts = [
    { key: 'latest', label: t('earn.aprDetails.current'), apr: trend?.latest?.aprFraction, strong: true },
    { key: 'average', label: t('earn.aprDetails.average'), apr: trend?.average, dashed: true },
    { key: 'lowest', label: t('earn.aprDetails.lowest'), apr: trend?.lowest },
    { key: 'highest', label: t('earn.aprDetails.highest'), apr: trend?.highest },
  ];
  return (
    <Stack aria-busy={trend === undefined}>
      <KeyFacts columns="4" items={facts.map(({ apr, ...fact }) => ({ ...fact, value: percentText(apr), loading: trend === undefined }))} />
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
          formatValue={formatPercent}
          text={{
            label: t('earn.aprDetails.chart', values),
            hint: t('earn.aprDetails.chartHint'),
            point: (time, apr) => t('earn.aprDetails.point', { time, apr }),
            table: { caption: t('earn.aprDetails.tableCaption', values), timeHeader: t('earn.time'), valueHeader: t('earn.apr') },
            asOf: (time, zone) => t('earn.aprDetails.asOf', { time, zone }),
            showChart: t('earn.aprDetails.showChart'),
            showTable: t('earn.aprDetails.showTable'),
          }}
        />
      ) : (
        <TrendChartPlaceholder />
      )}
    </Stack>
  );
}
