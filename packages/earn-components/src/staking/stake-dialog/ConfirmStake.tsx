'use client';
import type { ReactElement } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { Banner, ConfirmDialog, Flex, SummaryList } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { usePeriodText } from '../period.ts';
import { useProtocolItems } from './protocolItems.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link ConfirmStake}. */
export interface ConfirmStakeProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
  /** Sends it. */
  onConfirm: () => void;
}

/** Shows the order once more before it is sent: redemption period, and what to plan for (ST-52, ST-56, AMB-112). */
export function ConfirmStake({ stake, onConfirm, ...shell }: ConfirmStakeProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const periods = usePeriodText();
  const { typedAmount, asset, product, protocol, period, task } = stake;
  const protocolItems = useProtocolItems(product, protocol?.pid);
  return (
    <ConfirmDialog
      data-part="staking-confirm"
      {...shell}
      title={t('earn.staking.confirm.title')}
      confirmLabel={t('earn.confirm')}
      cancelLabel={t('earn.staking.back')}
      onConfirm={onConfirm}
    >
      <Flex direction="column" gap="3">
        <SummaryList
          variant="filled"
          items={[
            amountItem('amount', t('earn.amount.label'), typedAmount, asset, { strong: true }),
            ...protocolItems,
            { key: 'period', label: t('earn.staking.confirm.period'), value: periods.short(period) },
            ...(task
              ? [
                  {
                    key: 'task',
                    label: t('earn.staking.task.label'),
                    value: t(task.done === true ? 'earn.staking.task.done' : 'earn.staking.task.todo'),
                    hint: t('earn.staking.rule.task'),
                  },
                ]
              : []),
          ]}
        />
        <Banner tone="info">{t(period?.kind === 'immediate' ? 'earn.staking.confirm.instant' : 'earn.staking.confirm.plan')}</Banner>
      </Flex>
    </ConfirmDialog>
  );
}
