'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { type Decimal, formatAmount, formatExact, formatPercent } from '@earnkit/core';
import type { ProjectType, TrendDays, TrendType } from '@earnkit/core/private-wealth/contract';
import { DEFAULT_TREND_DAYS, type WealthTrendView, useWealthTrend } from '@earnkit/hooks/private-wealth';
import { Amount, Flex, type PartProps, Percent, SegmentedControl, rootProps, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HIDDEN_TEXT, exactText, percentText, signedText, toneOfGain } from '../../parts/figureText.ts';
import { KeyFacts } from '../../parts/KeyFacts.tsx';
import { trendMessages } from '../../parts/trendMessages.ts';
import { TrendChart } from '../../parts/TrendChart.tsx';
import { TrendView } from '../../parts/TrendView.tsx';
import { privateWealthMessages } from '../messages.ts';
import * as css from './WealthTrendPanel.css.ts';

/** Props of {@link WealthTrendPanel}. */
export interface WealthTrendPanelProps extends PartProps {
  /** Names the order. */
  orderId: string;
  /** The kind of project. */
  projectType: ProjectType;
  /** The coin of the values. */
  asset: string;
}

const TYPES: readonly TrendType[] = ['balance', 'rate'];
const DAYS = ['30', '180', '365', '730'] as const satisfies readonly `${TrendDays}`[];

/** What the units of an order were worth, or what they earned, over 30, 180, 365 or 730 days (PW-04, PW-19 to PW-21). */
export const WealthTrendPanel = forwardRef<HTMLDivElement, WealthTrendPanelProps>(function WealthTrendPanel(
  { orderId, projectType, asset, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(privateWealthMessages);
  const [type, setType] = useState<TrendType>('balance');
  const [days, setDays] = useState<TrendDays>(DEFAULT_TREND_DAYS);
  const reading = useWealthTrend({ orderId, projectType, type, days });
  return (
    <Flex direction="column" gap="3" ref={ref} {...rootProps('wealth-trend-panel', rest)}>
      <Flex wrap="wrap" gap="3" justify="between">
        <SegmentedControl
          label={t('earn.wealth.trend.type')}
          value={type}
          onValueChange={setType}
          options={TYPES.map((value) => ({ value, label: t(`earn.wealth.trend.${value}`) }))}
        />
        <SegmentedControl
          label={t('earn.wealth.trend.period')}
          value={`${days}`}
          onValueChange={(chosen) => setDays(Number(chosen) as TrendDays)}
          options={DAYS.map((value) => ({ value, label: t('earn.wealth.days', { count: Number(value) }) }))}
        />
      </Flex>
      <TrendView
        reading={reading}
        failed={t('earn.wealth.trend.failed')}
        unreadable={(count) => t('earn.wealth.trend.unreadable', { count })}
        isKnown={({ latest }) => latest !== undefined}
        empty={t('earn.wealth.trend.empty')}
      >
        {(trend) => <Trend key={`${type} ${days}`} trend={trend} type={type} days={days} asset={asset} />}
      </TrendView>
    </Flex>
  );
});

interface TrendProps extends Pick<WealthTrendPanelProps, 'asset'> {
  readonly trend: WealthTrendView;
  readonly type: TrendType;
  readonly days: TrendDays;
}

function Trend({ trend, type, days, asset }: TrendProps): ReactElement {
  const { t } = useMessages(privateWealthMessages);
  const { t: tParts } = useMessages(trendMessages);
  const { from = 0, to = from, latest } = trend;
  const what = t(`earn.wealth.trend.${type}`);
  const visible = useAmountVisibility();
  const formatWith = (format: typeof formatExact) => (value: Decimal | undefined) =>
    type === 'rate' ? formatPercent(value) : visible ? format(value) : HIDDEN_TEXT;
  const formatValue = (value: Decimal | undefined): string => {
    const figure = formatWith(formatExact)(value);
    return type === 'rate' || value === undefined ? figure : `${figure} ${asset}`;
  };
  const title = t('earn.wealth.trend.chart', { what, days: String(days) });
  return (
    <>
      <KeyFacts
        items={[{ key: 'change', label: t('earn.wealth.trend.change'), value: <Change change={trend.change} type={type} asset={asset} /> }]}
      />
      <TrendChart
        className={css.chart}
        data-tone={toneOfGain(trend.change)}
        points={trend.points}
        from={from}
        to={to}
        step="day"
        ticks="date"
        gridlines={trend.ticks}
        average={undefined}
        asOf={latest?.at ?? to}
        formatValue={formatValue}
        formatGridline={formatWith(formatAmount)}
        text={{
          label: title,
          hint: tParts('earn.trend.chartHint'),
          point: (time, value) => tParts('earn.trend.point', { time, value }),
          table: { caption: title, timeHeader: t('earn.time'), valueHeader: what },
          asOf: (time, zone) => tParts('earn.trend.asOf', { time, zone }),
          showChart: tParts('earn.trend.showChart'),
          showTable: tParts('earn.trend.showTable'),
        }}
      />
    </>
  );
}

function Change({ change, type, asset }: Pick<TrendProps, 'type' | 'asset'> & Pick<WealthTrendView, 'change'>): ReactElement {
  const tone = toneOfGain(change);
  return type === 'rate' ? (
    <Percent value={signedText(percentText(change), change)} tone={tone} />
  ) : (
    <Amount value={signedText(exactText(change), change)} unit={asset} tone={tone} />
  );
}
