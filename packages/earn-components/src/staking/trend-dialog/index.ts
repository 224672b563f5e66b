'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { StakingTrendDialogProps } from './StakingTrendDialog.tsx';
export { StakingTrendPanel, type StakingTrendPanelProps } from './StakingTrendPanel.tsx';

/** `StakingTrendDialog`, loaded when it is first opened. */
export const StakingTrendDialog = lazyDialog(async () => (await import('./StakingTrendDialog.tsx')).StakingTrendDialog);
