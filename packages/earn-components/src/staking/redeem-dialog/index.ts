'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { StakingRedeemDialogProps } from './StakingRedeemDialog.tsx';

/** `StakingRedeemDialog`, loaded when it is first opened. */
export const StakingRedeemDialog = lazyDialog(async () => (await import('./StakingRedeemDialog.tsx')).StakingRedeemDialog);
