import type { ReactElement } from 'react';
import { type Decimal, formatAmount, formatCompact, formatPercent } from '@earnkit/core';
import { type StakingTrendQuery, useStakedAmountTrend, useStakingRates } from '@earnkit/hooks/staking';
import { Flex } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { TrendChart, TrendChartPlaceholder, type TrendChartProps } from '../../parts/figures/TrendChart.tsx';
import { TrendView } from '../../parts/figures/TrendView.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';
import { stakingMessages } from '../messages.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';

/** The trend of a product's total, base and extra rate. A base or extra rate that is unknown on every day has no line. */
export function StakingRateChart(query: StakingTrendQuery): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const trendProps = useTrendProps();
  const values = { coin: query.asset, days: query.days };
  return (
    <TrendView
      {...trendProps.view}
      reading={useStakingRates(query)}
      isKnown={({ highest }) => highest !== undefined}
      loading={<Figures format={(value) => formatPercent(value, figureStyle)} legend />}
    >
      {(trend) => {
        const { rate, base, extra, extraAsset } = trend;
        const extraName = extraAsset === undefined ? t('earn.staking.trend.extra') : t('earn.staking.trend.extraIn', { coin: extraAsset });
        const others = [
          { name: t('earn.staking.trend.base'), known: base.latest, values: base.points.map((point) => point.baseAprFraction) },
          { name: extraName, known: extra.latest, values: extra.points.map((point) => point.extraAprFraction) },
        ].filter(({ known }) => known !== undefined);
        return (
          <Figures
            latest={rate.latest?.aprFraction}
            average={rate.average}
            lowest={rate.lowest}
            highest={rate.highest}
            format={(value) => formatPercent(value, figureStyle)}
            chart={{
              ...trendProps.chart(trend, rate.latest?.at),
              points: rate.points.map(({ at, aprFraction }) => ({ at, value: aprFraction })),
              ...(others.length > 0 && { name: t('earn.staking.trend.total'), others }),
              formatValue: (value) => formatPercent(value, figureStyle),
              text: trendProps.text(t('earn.staking.trend.rateChart', values), t('earn.staking.trend.total')),
            }}
          />
        );
      }}
    </TrendView>
  );
}

/** Props of {@link StakedAmountChart}. */
export interface StakedAmountChartProps extends Pick<StakingTrendQuery, 'asset' | 'days'> {
  /** Unit of the totals. */
  readonly unit: 'coin' | 'usdt';
}

/** The trend of what all people together have staked of a coin, in the coin or in USDT. */
export function StakedAmountChart({ asset, days, unit }: StakedAmountChartProps): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages, stakingMessages);
  const trendProps = useTrendProps();
  const unitSymbol = unit === 'coin' ? asset : 'USDT';
  const formatValue = (value: Decimal | undefined): string => `${formatAmount(value, figureStyle)} ${unitSymbol}`;
  const stakedLabel = t('earn.staking.trend.staked', { unit: unitSymbol });
  return (
    <TrendView {...trendProps.view} reading={useStakedAmountTrend({ asset, days }, unit)} isKnown={({ highest }) => highest !== undefined}>
      {(trend) => {
        const { amount, amountUsdt } = trend;
        const series =
          unit === 'coin'
            ? {
                ...amount,
                points: amount.points.map((point) => ({ at: point.at, value: point.amount })),
                latestValue: amount.latest?.amount,
              }
            : {
                ...amountUsdt,
                points: amountUsdt.points.map((point) => ({ at: point.at, value: point.amountUsdt })),
                latestValue: amountUsdt.latest?.amountUsdt,
              };
        return (
          <Figures
            latest={series.latestValue}
            average={series.average}
            lowest={series.lowest}
            highest={series.highest}
            format={(value) => `${formatCompact(value, figureStyle)} ${unitSymbol}`}
            chart={{
              ...trendProps.chart(trend, series.latest?.at),
              points: series.points,
              formatValue,
              formatGridline: (value) => formatCompact(value, figureStyle),
              text: trendProps.text(t('earn.staking.trend.stakedChart', { coin: asset, days, unit: unitSymbol }), stakedLabel),
            }}
          />
        );
      }}
    </TrendView>
  );
}

interface FiguresProps extends Partial<Record<(typeof FIGURE_KEYS)[number], Decimal | undefined>> {
  readonly format: (value: Decimal | undefined) => string;
  /** The chart below; without it the figures are placeholders. */
  readonly chart?: TrendChartProps;
  /** Whether the placeholder reserves space for the chart's legend. @default false */
  readonly legend?: boolean;
}

const FIGURE_KEYS = ['latest', 'average', 'lowest', 'highest'] as const;

/** The latest value, mean and extremes above a chart. */
function Figures({ format, chart, legend = false, ...values }: FiguresProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages, stakingMessages);
  return (
    <Flex direction="column" gap="3" aria-busy={chart === undefined}>
      <KeyFacts
        columns="4"
        items={FIGURE_KEYS.map((key) => ({
          key,
          label: t(`earn.staking.trend.${key}`),
          value: format(values[key]),
          loading: chart === undefined,
          accent: key === 'latest',
        }))}
      />
      {chart ? <TrendChart {...chart} /> : <TrendChartPlaceholder legend={legend} />}
    </Flex>
  );
}

/** The props that the trend charts of staking share. */
function useTrendProps() {
  const { t, figureStyle } = useMessages(partDialogMessages, stakingDialogMessages, stakingMessages);
  return {
    view: {
      failed: t('earn.staking.trend.failed'),
      unreadable: (count: number) => t('earn.staking.trend.unreadable', { count }),
      empty: t('earn.staking.trend.empty'),
      loading: <Figures format={(value) => formatPercent(value, figureStyle)} />,
    },
    chart: (trend: Pick<TrendChartProps, 'from' | 'to' | 'step' | 'gridlines'>, latestAt: number | undefined) => ({
      from: trend.from,
      to: trend.to,
      step: trend.step,
      ticks: 'point' as const,
      gridlines: trend.gridlines,
      average: undefined,
      asOf: latestAt ?? trend.to,
    }),
    text: (label: string, valueHeader: string): TrendChartProps['text'] => ({
      label,
      hint: t('earn.trend.chartHint'),
      point: (time, value) => t('earn.trend.point', { time, value }),
      table: { caption: label, timeHeader: t('earn.time'), valueHeader },
      asOf: (time, zone) => t('earn.trend.asOf', { time, zone }),
      showChart: t('earn.trend.showChart'),
      showTable: t('earn.trend.showTable'),
    }),
  };
}
