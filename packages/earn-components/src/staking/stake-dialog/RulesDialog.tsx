'use client';
import { type ReactElement, forwardRef } from 'react';
import type { Stake } from '@earnkit/hooks/staking';
import { Dialog } from '@earnkit/ui';
import { useMessages } from '../../messages/index.ts';
import { BulletList } from '../../parts/figures/BulletList.tsx';
import type { DialogOpenProps } from '../../parts/lazy/dialogProps.ts';
import { useRules } from './useRules.ts';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link RulesDialog}. */
export interface RulesDialogProps extends DialogOpenProps {
  /** The stake being made. */
  stake: Stake;
}

/** The rules of the product with what the exchange itself says about it (ST-55). */
export const RulesDialog = forwardRef<HTMLDivElement, RulesDialogProps>(function RulesDialog({ stake, ...shell }, ref): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  const { product } = stake;
  const written = [product.period.periodText ?? '', ...product.tips].filter((line) => line !== '');
  return (
    <Dialog data-part="staking-rules" {...shell} ref={ref} size="1" title={t('earn.staking.stake.rules')}>
      <BulletList items={[...new Set([...useRules(stake), ...written])]} />
    </Dialog>
  );
});
