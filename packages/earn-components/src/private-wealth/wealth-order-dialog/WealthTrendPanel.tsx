'use client';
import { type ReactElement, forwardRef, useMemo, useState } from 'react';
import { type Decimal, formatAmount, formatExact, formatPercent, sumOfKnown } from '@earnkit/core';
import type { ProjectType, TrendDays, TrendType } from '@earnkit/core/private-wealth/contract';
import { DEFAULT_TREND_DAYS, type WealthTrendView, useWealthTrend } from '@earnkit/hooks/private-wealth';
import { Amount, Flex, type PartProps, Percent, SegmentedControl, rootProps, useAmountVisibility } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { HIDDEN_TEXT, exactText, percentText, signedText, toneOfGain } from '../../parts/figures/figureText.ts';
import { type KeyFact, KeyFacts } from '../../parts/figures/KeyFacts.tsx';
import { TrendChart } from '../../parts/figures/TrendChart.tsx';
import { TrendView } from '../../parts/figures/TrendView.tsx';
import * as css from './WealthTrendPanel.css.ts';
import { privateWealthDialogMessages } from '../dialogMessages.ts';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { privateWealthMessages } from '../messages.ts';

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

/**
 * What the units of an order were worth, or what they earned, over 30, 180, 365 or 730 days (PW-04, PW-19 to PW-21). The chart of values
 * marks purchases and redemptions, and what was put in is no gain (AMB-160).
 */
export const WealthTrendPanel = forwardRef<HTMLDivElement, WealthTrendPanelProps>(function WealthTrendPanel(
  { orderId, projectType, asset, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(privateWealthDialogMessages);
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
  const { t, figureStyle } = useMessages(partDialogMessages, privateWealthDialogMessages, privateWealthMessages);
  const { from = 0, to = from, latest, movements } = trend;
  const what = t(`earn.wealth.trend.${type}`);
  const visible = useAmountVisibility();
  const formatWith = (format: typeof formatExact) => (value: Decimal | undefined) =>
    type === 'rate' ? formatPercent(value, figureStyle) : visible ? format(value, figureStyle) : HIDDEN_TEXT;
  const formatValue = (value: Decimal | undefined): string => {
    const figure = formatWith(formatExact)(value);
    return type === 'rate' || value === undefined ? figure : `${figure} ${asset}`;
  };
  const title = t('earn.wealth.trend.chart', { what, days: String(days) });
  // A value that moved because units were bought or redeemed has neither gained nor lost.
  const gain = type === 'rate' || movements !== undefined ? trend.change : undefined;
  const events = useMemo(
    () =>
      movements?.map(({ at, kind, amount }) => ({
        at,
        text: t('earn.wealth.trend.moved', {
          what: t(`earn.wealth.movement.${kind}`),
          amount: visible ? `${formatExact(amount, figureStyle)} ${asset}` : HIDDEN_TEXT,
        }),
      })),
    [movements, t, figureStyle, visible, asset],
  );
  return (
    <>
      <KeyFacts
        items={[
          {
            key: 'change',
            label: t(type === 'balance' && movements === undefined ? 'earn.wealth.trend.valueChange' : 'earn.wealth.trend.change'),
            value: <Change change={trend.change} tone={toneOfGain(gain)} type={type} asset={asset} />,
            note:
              type === 'rate'
                ? undefined
                : t(movements === undefined ? 'earn.wealth.trend.movementsUnknown' : 'earn.wealth.trend.withoutMovements'),
          },
          ...(['purchase', 'redeem'] as const).flatMap((kind): readonly KeyFact[] => {
            const amounts = movements?.filter((each) => each.kind === kind).map(({ amount }) => amount) ?? [];
            if (amounts.length === 0) return [];
            const moved = <Amount value={exactText(sumOfKnown(amounts), figureStyle)} unit={asset} />;
            return [{ key: kind, label: t(`earn.wealth.trend.${kind}`), value: moved }];
          }),
        ]}
      />
      <TrendChart
        className={css.chart}
        data-tone={toneOfGain(gain)}
        points={trend.points}
        events={events}
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
          hint: t('earn.trend.chartHint'),
          point: (time, value) => t('earn.trend.point', { time, value }),
          table: { caption: title, timeHeader: t('earn.time'), valueHeader: what },
          asOf: (time, zone) => t('earn.trend.asOf', { time, zone }),
          showChart: t('earn.trend.showChart'),
          showTable: t('earn.trend.showTable'),
        }}
      />
    </>
  );
}

interface ChangeProps extends Pick<TrendProps, 'type' | 'asset'>, Pick<WealthTrendView, 'change'> {
  readonly tone: ReturnType<typeof toneOfGain>;
}

function Change({ change, tone, type, asset }: ChangeProps): ReactElement {
  const { figureStyle } = useMessages();
  return type === 'rate' ? (
    <Percent value={signedText(percentText(change, figureStyle), change)} tone={tone} />
  ) : (
    <Amount value={signedText(exactText(change, figureStyle), change)} unit={asset} tone={tone} />
  );
}
