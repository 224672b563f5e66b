'use client';
import { type ReactElement, Suspense, lazy, useId, useState } from 'react';
import { type Decimal, DAY, HOUR, formatDay, formatHour, formatPercent, formatZone } from '@earnkit/core';
import type { AprChartTab } from '@earnkit/core/simple-earn/rules';
import { type AprTrendView, useAprTrend, useEarn } from '@earnkit/hooks';
import { Button, EmptyState, SegmentedControl, Skeleton, Stack, Text } from '@earnkit/ui';
import type { LineChartProps } from '@earnkit/ui/line-chart';
import { simpleEarnMessages } from '../messages.ts';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/BulletList.tsx';
import { percentText } from '../../parts/figureText.ts';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { chartPlace, panelFoot, panelPlace } from '../../parts/parts.css.ts';
import { QueryView } from '../../parts/QueryView.tsx';
import { StaleBanner } from '../../parts/StaleBanner.tsx';

/** The chart is large and rarely opened: its code is loaded with it. */
const AprChart = lazy(async () => {
  const { LineChart } = await import('@earnkit/ui/line-chart');
  return { default: (props: LineChartProps<Decimal>) => <LineChart<Decimal> {...props} /> };
});

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

/** Figures, chart and foot; without a trend their placeholders, so that nothing moves when it comes. */
function Trend({ asset, period, trend }: { asset: string; period: Period; trend?: AprTrendView }): ReactElement {
  const { t } = useMessages(simpleEarnMessages);
  const facts = [
    { key: 'latest', label: t('earn.aprDetails.current'), apr: trend?.latest?.aprFraction, strong: true },
    { key: 'average', label: t('earn.aprDetails.average'), apr: trend?.average, dashed: true },
    { key: 'lowest', label: t('earn.aprDetails.lowest'), apr: trend?.lowest },
    { key: 'highest', label: t('earn.aprDetails.highest'), apr: trend?.highest },
  ];
  return (
    <Stack aria-busy={trend === undefined}>
      <KeyFacts columns="4" items={facts.map(({ apr, ...fact }) => ({ ...fact, value: percentText(apr), loading: trend === undefined }))} />
      {trend ? <Chart asset={asset} period={period} trend={trend} /> : <ChartPlaceholder />}
    </Stack>
  );
}

const ChartPlaceholder = (): ReactElement => <Skeleton shape="block" width="100%" height="220px" />;

function Chart({ asset, period, trend }: { asset: string; period: Period; trend: AprTrendView }): ReactElement {
  const { t, language } = useMessages(simpleEarnMessages);
  const earn = useEarn();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  const regionId = useId();
  // Daily points are UTC days: in any other zone they would be named after the wrong day.
  const daily = trend.step === 'day';
  const timeZone = daily ? 'UTC' : earn.timeZone;
  const formatAt = (at: number): string => (daily ? formatDay : formatHour)(at, { locale: language, timeZone });
  const values = { coin: asset, period: t(`earn.aprDetails.${period}`) };
  const asOf = trend.latest?.at ?? trend.to;
  return (
    <>
      <div id={regionId} className={chartPlace}>
        <Suspense fallback={<ChartPlaceholder />}>
          <AprChart
            points={trend.points.map(({ at, aprFraction }) => ({ at, value: aprFraction }))}
            from={trend.from}
            to={trend.to}
            step={daily ? DAY : HOUR}
            gridlines={trend.gridlines}
            average={trend.average}
            formatValue={formatPercent}
            formatTime={formatAt}
            formatTick={tickTime(language, timeZone, period)}
            label={t('earn.aprDetails.chart', values)}
            hint={t('earn.aprDetails.chartHint')}
            pointLabel={({ at, value }) => t('earn.aprDetails.point', { time: formatAt(at), apr: formatPercent(value) })}
            view={view}
            table={{
              caption: t('earn.aprDetails.tableCaption', values),
              timeHeader: t('earn.time'),
              valueHeader: t('earn.apr'),
            }}
          />
        </Suspense>
      </div>
      <div className={panelFoot}>
        <Text size="1" tone="muted">
          {t('earn.aprDetails.asOf', { time: formatAt(asOf), zone: formatZone(asOf, timeZone) })}
        </Text>
        <Button
          size="1"
          variant="ghost"
          tone="neutral"
          aria-controls={regionId}
          onClick={() => setView(view === 'chart' ? 'table' : 'chart')}
        >
          {t(view === 'table' ? 'earn.aprDetails.showChart' : 'earn.aprDetails.showTable')}
        </Button>
      </div>
    </>
  );
}

/** Hour and minute within a day, month and day over a longer time. */
function tickTime(locale: string, timeZone: string, period: Period): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(period === '24h' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { month: '2-digit', day: '2-digit' }),
  });
  return (at) => format.format(at * 1000);
}
