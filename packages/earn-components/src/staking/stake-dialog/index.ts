'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { StakingStakeDialogProps } from './StakingStakeDialog.tsx';

/** `StakingStakeDialog`, loaded when it is first opened. */
export const StakingStakeDialog = lazyDialog(async () => (await import('./StakingStakeDialog.tsx')).StakingStakeDialog);
