'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { StakingTrendDialogProps } from './StakingTrendDialog.tsx';

/** The rates of a product and what everybody has staked of its coin, over time (ST-103). Its code is loaded when it is first opened. */
export const StakingTrendDialog = lazyDialog(async () => (await import('./StakingTrendDialog.tsx')).StakingTrendDialog);
