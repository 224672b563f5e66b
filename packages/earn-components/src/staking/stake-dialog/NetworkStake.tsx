'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useTimes } from '../../parts/figures/useTimes.ts';
import { StakeForm, type StakeVariantProps } from './StakeForm.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Stakes a coin for the rewards of its network (type 1): the summary says when it earns (ST-38). */
export function NetworkStake(props: StakeVariantProps): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { minute } = useTimes();
  const { earnsFrom } = props.stake.timeline;
  const lines = earnsFrom === undefined ? [] : [{ key: 'earns', label: t('earn.staking.staked.earns'), value: minute(earnsFrom) }];
  return <StakeForm {...props} lines={lines} />;
}
