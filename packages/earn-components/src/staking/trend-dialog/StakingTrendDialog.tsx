'use client';
import { type ReactElement, forwardRef } from 'react';
import { useMessages } from '../../messages/index.ts';
import { CoinDialog } from '../../parts/query/CoinDialog.tsx';
import type { CoinDialogProps } from '../../parts/lazy/dialogProps.ts';
import { StakingTrendPanel } from './StakingTrendPanel.tsx';
import { stakingDialogMessages } from '../dialogMessages.ts';

/** Props of {@link StakingTrendDialog}. */
export interface StakingTrendDialogProps extends CoinDialogProps {
  /** The product or protocol whose rates are shown. @default the coin's product */
  pid?: string | undefined;
  /** Name of the protocol, for the title. @default the coin alone */
  protocol?: string | undefined;
}

/** The rates of a product and what everybody has staked of its coin, over time (ST-103). For visitors too. */
export const StakingTrendDialog = forwardRef<HTMLDivElement, StakingTrendDialogProps>(function StakingTrendDialog(
  { open, pid, protocol, ...shell },
  ref,
): ReactElement {
  const { t } = useMessages(stakingDialogMessages);
  return (
    <CoinDialog
      data-part="staking-trend-dialog"
      {...shell}
      ref={ref}
      open={open}
      title={t('earn.staking.trend.title', { coin: protocol === undefined ? shell.asset : `${protocol} ${shell.asset}` })}
    >
      {open && <StakingTrendPanel key={`${shell.asset} ${pid ?? ''}`} asset={shell.asset} pid={pid} />}
    </CoinDialog>
  );
});
