'use client';
import { type ReactElement, forwardRef, useState } from 'react';
import { formatExactPercent, isPositive } from '@earnkit/core';
import type { Stake } from '@earnkit/hooks/staking';
import { Button, Dialog, Flex, type SummaryItem, SummaryList, Text } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { percentText } from '../../parts/figures/figureText.ts';
import { StakingTrendDialog } from '../trend-dialog/index.ts';
import { useExchangeLines } from './exchangeLines.tsx';
import { coinIcon } from './coinIcon.ts';
import { useUpTo } from './useUpTo.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link RateInfoDialog}. */
export interface RateInfoDialogProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
}

/** What the estimated rate is made of, each reward with its coin, and how the rate has moved (ST-48, ST-103). */
export const RateInfoDialog = forwardRef<HTMLDivElement, RateInfoDialogProps>(function RateInfoDialog(
  { stake, ...shell },
  ref,
): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const { apr, rewards, asset, product, protocol, task } = stake;
  const upTo = useUpTo();
  const hasBonus = apr !== undefined && isPositive(apr.bonus);
  const [trendOpen, setTrendOpen] = useState(false);
  const exchange = useExchangeLines(stake).slice(0, 1);
  const paid = rewards.map(({ rewardAsset = product.rewardAsset ?? asset, aprFraction, feeFraction }, index): SummaryItem => ({
    key: `reward ${index}`,
    label: t('earn.staking.rateInfo.reward', { coin: rewardAsset }),
    value: percentText(aprFraction, figureStyle),
    ...(feeFraction !== undefined && { hint: t('earn.staking.rateInfo.fee', { fee: formatExactPercent(feeFraction, figureStyle) }) }),
  }));
  return (
    <Dialog data-part="staking-rate-info" {...shell} ref={ref} size="1" title={t('earn.staking.rateInfo.title', { coin: asset })}>
      <Flex direction="column" gap="3">
        <SummaryList
          variant="filled"
          items={[
            { key: 'base', label: t('earn.staking.stake.base'), value: percentText(apr?.base, figureStyle) },
            {
              key: 'bonus',
              label: t('earn.staking.stake.bonus'),
              value: apr && upTo(apr.bonus, hasBonus),
              ...(task && task.done !== true && { hint: t('earn.staking.task.hint') }),
            },
            { key: 'total', label: t('earn.staking.rateInfo.total'), value: apr && upTo(apr.total, hasBonus), strong: true },
            ...paid,
            ...exchange,
          ]}
        />
        <Button
          variant="soft"
          tone="neutral"
          aria-haspopup="dialog"
          onClick={() => setTrendOpen(true)}
          {...StakingTrendDialog.prewarmProps}
        >
          {t('earn.staking.rateInfo.trend')}
        </Button>
        <Text as="p" size="1" color="gray">
          {t('earn.staking.rateInfo.note')}
        </Text>
        <StakingTrendDialog
          open={trendOpen}
          onOpenChange={setTrendOpen}
          asset={asset}
          icon={coinIcon(stake)}
          pid={protocol?.pid ?? product.pid}
        />
      </Flex>
    </Dialog>
  );
});
