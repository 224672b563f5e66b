'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Stakes a coin for the rewards of its network (type 1): the summary says when it earns (ST-38). */
export function NetworkStake(props: StakeVariantProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { minute } = useTimes();
  const { stake } = props;
  const { earnsFrom } = stake.timeline;
  return (
    <StakeForm
      {...props}
      lines={earnsFrom === undefined ? [] : [{ key: 'earns', label: t('earn.staking.staked.earns'), value: minute(earnsFrom) }]}
      variant="staking"
    />
  );
}
