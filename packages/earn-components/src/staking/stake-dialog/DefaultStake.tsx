'use client';
import type { ReactElement } from 'react';
import { useMessages } from '../../messages/index.ts';
import { stakingOrderMessages } from '../orderMessages.ts';
import { StakeForm } from './StakeForm.tsx';
import type { StakeVariantProps } from './stakeProps.ts';

/** Stakes a token in the plain flexible form (ST-38). */
export function DefaultStake(props: StakeVariantProps): ReactElement {
  const { t } = useMessages(stakingOrderMessages);
  return <StakeForm {...props} introduction={t('earn.staking.intro.default')} />;
}
