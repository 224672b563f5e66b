'use client';
import type { ReactElement } from 'react';
import { formatExact } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { type KnownStakingProduct, type StakeReceipt, type StakingTerms, holdingTypeOf } from '@earnkit/hooks/staking';
import { Banner, type TimelineItem } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { amountItem } from '../../parts/figures/amountItem.tsx';
import { OrderReceipt, type ProductReceiptProps } from '../../parts/order/OrderReceipt.tsx';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { useProtocolItems } from './protocolItems.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakeReceiptDialog}. */
export interface StakeReceiptDialogProps extends ProductReceiptProps<StakeReceipt> {
  /** The product that was staked. */
  readonly product: KnownStakingProduct;
  /** Whether the product mints with one of several coins (ST-54). */
  readonly mints: boolean;
  /** The task that a web3 bonus needs; `undefined` where it needs none (AMB-138, AMB-165). */
  readonly task: StakingTerms['task'];
}

/** The receipt of a stake in its three forms: staked, minted, and with web3 tasks to do next (ST-50, ST-56, ST-57). */
export function StakeReceiptDialog({ receipt, product, mints, task, onOpenChange, onMore }: StakeReceiptDialogProps): ReactElement {
  const { t, figureStyle } = useMessages(stakingDialogMessages);
  const { links } = useEarn();
  const { minute } = useTimes();
  const { amount, asset, at, pid, minted } = receipt;
  const protocolItems = useProtocolItems(product, pid);
  // A task that is done is nothing to go to.
  const taskAddress = task?.done === true ? undefined : task?.address;
  const act = mints && minted ? 'minted' : 'staked';
  const timeline = useTimelineOf(receipt, act);
  return (
    <OrderReceipt
      onOpenChange={onOpenChange}
      title={t(`earn.staking.${act}.title`)}
      text={
        minted
          ? t('earn.staking.minted.text', { amount: formatExact(minted.amount, figureStyle), coin: minted.asset })
          : t('earn.staking.staked.text', { amount: formatExact(amount, figureStyle), coin: asset })
      }
      summary={[
        // The text says the amount that is not here, and the timeline the time.
        ...(minted
          ? [
              amountItem('amount', t('earn.amount.label'), amount, asset, { strong: true }),
              { key: 'held', label: t('earn.staking.minted.heldIn'), value: t('earn.staking.minted.holdings') },
            ]
          : []),
        ...protocolItems,
        ...(timeline.length > 0 ? [] : [{ key: 'time', label: t('earn.time'), value: minute(at) }]),
      ]}
      notice={task && task.done !== true && <Banner tone="info">{t('earn.staking.staked.tasksText')}</Banner>}
      {...(timeline.length > 0 && { timeline: { label: t('earn.staking.staked.timeline'), items: timeline } })}
      actions={[
        { label: t(`earn.staking.${act}.more`), onSelect: onMore },
        taskAddress === undefined
          ? { label: t('earn.staking.staked.view'), href: links.stakingHolding(asset, holdingTypeOf(product.type)) }
          : { label: t('earn.staking.staked.tasks'), href: taskAddress },
      ]}
    />
  );
}

/** When a stake earns and is first paid; nothing where that is not known, as after a reload. */
function useTimelineOf({ at, timeline }: StakeReceipt, act: 'minted' | 'staked'): readonly TimelineItem[] {
  const { t } = useMessages(stakingDialogMessages);
  const { minute } = useTimes();
  if (timeline === undefined) return [];
  const { earnsFrom, firstRewardAt } = timeline;
  const reward = firstRewardAt === 'at-redemption' ? t('earn.staking.staked.atRedemption') : minute(firstRewardAt);
  return [
    { key: 'at', label: t(`earn.staking.${act}.at`), time: minute(at), state: 'done' },
    { key: 'earns', label: t('earn.staking.staked.earns'), time: minute(earnsFrom), state: 'upcoming' },
    { key: 'reward', label: t('earn.staking.staked.reward'), time: reward, state: 'upcoming' },
  ];
}
