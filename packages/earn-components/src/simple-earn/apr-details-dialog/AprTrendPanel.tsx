'use client';
import { type ReactElement, Suspense, lazy, useId, useState } from 'react';
import { formatDay, formatHour, formatPercent, formatZone } from '@earnkit/core';
import type { AprPoint } from '@earnkit/core/simple-earn/contract';
import type { AprChartTab } from '@earnkit/core/simple-earn/rules';
import { type AprTrendView, useAprTrend, useEarn } from '@earnkit/hooks';
import { Banner, Button, EmptyState, ErrorState, SegmentedControl, Skeleton, Text } from '@earnkit/ui';
import { type MessageKey, useCopy } from '../../copy/index.ts';
import { FailureMessage } from '../../failure/FailureMessage.tsx';
import { shownPercent } from '../list-parts/shown.ts';
import * as css from './AprTrendPanel.css.ts';
import { AprTrendTable } from './AprTrendTable.tsx';

/** The drawing is large and rarely looked at: it is loaded when it is. */
const AprTrendChart = lazy(() => import('./AprTrendChart.tsx'));

type Period = Exclude<AprChartTab, '90d'>;

const PERIODS: readonly { readonly tab: Period; readonly label: MessageKey }[] = [
  { tab: '24h', label: 'earn.aprDetails.24h' },
  { tab: '7d', label: 'earn.aprDetails.7d' },
  { tab: '30d', label: 'earn.aprDetails.30d' },
];

/** How a coin's rate went in the last 24 hours, 7 days or 30 days, as a chart and as a table of the same points (SE-P-02 to SE-P-04). */
export function AprTrendPanel({ asset }: { asset: string }): ReactElement {
  const { t } = useCopy();
  const [period, setPeriod] = useState<Period>('24h');
  const reading = useAprTrend(asset, period);
  return (
    <div className={css.panel}>
      <SegmentedControl
        label={t('earn.aprDetails.period')}
        value={period}
        onValueChange={setPeriod}
        options={PERIODS.map(({ tab, label }) => ({ value: tab, label: t(label) }))}
      />
      {reading.state === 'failed' && (
        <div className={css.place}>
          <ErrorState
            size="compact"
            title={t('earn.aprDetails.failed')}
            description={<FailureMessage reading={reading} otherwise={t('earn.failedHint')} />}
            onRetry={reading.retry}
          />
        </div>
      )}
      {(reading.state === 'loading' || reading.state === 'anonymous') && <LoadingTrend />}
      {reading.state === 'ready' && (
        <>
          {reading.stale && (
            <Banner
              tone="warning"
              live="polite"
              action={
                <Button size="1" variant="soft" tone="neutral" onClick={reading.retry}>
                  {t('earn.retry')}
                </Button>
              }
            >
              {t('earn.aprDetails.failed')}
            </Banner>
          )}
          {reading.data.latest === undefined ? (
            <div className={css.place}>
              <EmptyState size="compact" title={t('finances.noData')} description={t('earn.aprDetails.empty')} />
            </div>
          ) : (
            <Trend key={period} asset={asset} period={period} trend={reading.data} />
          )}
        </>
      )}
      <ul className={css.notes}>
        <li>{t('earn.aprDetails.noteHourly')}</li>
        <li>{t('earn.aprDetails.noteBase')}</li>
      </ul>
    </div>
  );
}

/** The shape of what will come, so that nothing moves when it does. */
function LoadingTrend(): ReactElement {
  return (
    <div className={css.trend} aria-busy="true">
      <div className={css.figures}>
        {FIGURES.map(({ key }) => (
          <span key={key} className={css.figure}>
            <Skeleton width="4em" />
            <Skeleton width="5em" />
          </span>
        ))}
      </div>
      <Skeleton shape="block" width="100%" height="220px" />
      <div className={css.foot}>
        <Skeleton width="14em" />
      </div>
    </div>
  );
}

const FIGURES = [
  { key: 'latest', label: 'earn.aprDetails.current' },
  { key: 'average', label: 'earn.aprDetails.average' },
  { key: 'lowest', label: 'earn.aprDetails.lowest' },
  { key: 'highest', label: 'earn.aprDetails.highest' },
] as const;

function Trend({ asset, period, trend }: { asset: string; period: Period; trend: AprTrendView }): ReactElement {
  const { t, language } = useCopy();
  const { timeZone } = useEarn();
  const [asTable, setAsTable] = useState(false);
  const regionId = useId();
  // Daily points are UTC days: in any other zone they would be named after the wrong day.
  const daily = trend.step === 'day';
  const style = { locale: language, timeZone: daily ? 'UTC' : timeZone };
  const formatAt = (at: number): string => (daily ? formatDay(at, style) : formatHour(at, style));
  const values = { coin: asset, period: t(`earn.aprDetails.${period}`) };
  const describe = (point: AprPoint): string =>
    t('earn.aprDetails.point', { time: formatAt(point.at), apr: formatPercent(point.aprFraction) });
  const figures = { latest: trend.latest?.aprFraction, average: trend.average, lowest: trend.lowest, highest: trend.highest };
  const asOf = trend.latest?.at ?? trend.to;
  return (
    <div className={css.trend}>
      <dl className={css.figures}>
        {FIGURES.map(({ key, label }) => (
          <div key={key} className={css.figure}>
            <dt className={css.label} data-dashed={key === 'average' || undefined}>
              {t(label)}
            </dt>
            <dd className={css.value} data-first={key === 'latest' || undefined}>
              {shownPercent(figures[key])}
            </dd>
          </div>
        ))}
      </dl>
      <div id={regionId} className={css.drawing}>
        {asTable ? (
          <AprTrendTable caption={t('earn.aprDetails.tableCaption', values)} points={trend.points} formatAt={formatAt} />
        ) : (
          <Suspense fallback={<Skeleton shape="block" width="100%" height="220px" />}>
            <AprTrendChart
              trend={trend}
              label={t('earn.aprDetails.chart', values)}
              hint={t('earn.aprDetails.chartHint')}
              formatAt={formatAt}
              formatAxis={axisTime(language, style.timeZone, period)}
              describe={describe}
            />
          </Suspense>
        )}
      </div>
      <div className={css.foot}>
        <Text size="1" tone="muted">
          {t('earn.aprDetails.asOf', { time: formatAt(asOf), zone: formatZone(asOf, style.timeZone) })}
        </Text>
        <Button size="1" variant="ghost" tone="neutral" aria-controls={regionId} onClick={() => setAsTable(!asTable)}>
          {t(asTable ? 'earn.aprDetails.showChart' : 'earn.aprDetails.showTable')}
        </Button>
      </div>
    </div>
  );
}

/** Hour and minute within a day, month and day over longer times. */
function axisTime(locale: string, timeZone: string, period: Period): (at: number) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone,
    ...(period === '24h' ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } : { month: '2-digit', day: '2-digit' }),
  });
  return (at) => format.format(at * 1000);
}
