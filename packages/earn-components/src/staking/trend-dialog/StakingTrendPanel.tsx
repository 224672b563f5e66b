'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { DEFAULT_TREND_PERIOD, TREND_PERIODS, type TrendPeriod } from '@earnkit/hooks/staking';
import { Flex, type PartProps, rootProps, SegmentedControl } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { StakedAmountChart, StakingRateChart } from './StakingTrendCharts.tsx';
import { partDialogMessages } from '../../parts/dialogMessages.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakingTrendPanel}. */
export interface StakingTrendPanelProps extends PartProps {
  /** The coin. */
  asset: string;
  /** The product or protocol whose rates are shown. @default the coin's product */
  pid?: string | undefined;
}

/** What the panel can show: the rates, or what everybody has staked, in the coin or in USDT. */
type Figure = 'rate' | 'coin' | 'usdt';

const PERIODS = TREND_PERIODS.map((days) => `${days}` as const);

/**
 * The rates of a product (total, base and extra) or what everybody has staked of its coin (in the coin and in USDT), over 7, 30,
 * 90 or 365 days (ST-16, ST-17, ST-103, API-61, API-62). For visitors too.
 */
export const StakingTrendPanel = forwardRef<HTMLDivElement, StakingTrendPanelProps>(function StakingTrendPanel(
  { asset, pid, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages(partDialogMessages, stakingDialogMessages);
  const [figure, setFigure] = useState<Figure>('rate');
  const [days, setDays] = useState<TrendPeriod>(DEFAULT_TREND_PERIOD);
  const figures: readonly Figure[] = asset === 'USDT' ? ['rate', 'usdt'] : ['rate', 'coin', 'usdt'];
  return (
    <Flex direction="column" gap="4" ref={ref} {...rootProps('staking-trend-panel', rest)}>
      <Flex wrap="wrap" gap="3" justify="between">
        <SegmentedControl
          label={t('earn.staking.trend.figure')}
          value={figure}
          onValueChange={setFigure}
          options={figures.map((value) => ({
            value,
            label:
              value === 'rate' ? t('earn.staking.trend.rate') : t('earn.staking.trend.staked', { unit: value === 'coin' ? asset : 'USDT' }),
          }))}
        />
        <SegmentedControl
          label={t('earn.trend.period')}
          value={`${days}`}
          onValueChange={(chosen) => setDays(Number(chosen) as TrendPeriod)}
          options={PERIODS.map((value) => ({ value, label: t('earn.staking.trend.days', { days: Number(value) }) }))}
        />
      </Flex>
      {figure === 'rate' ? (
        <StakingRateChart key={days} asset={asset} pid={pid} days={days} />
      ) : (
        <StakedAmountChart key={`${days} ${figure}`} asset={asset} days={days} unit={figure} />
      )}
    </Flex>
  );
});
