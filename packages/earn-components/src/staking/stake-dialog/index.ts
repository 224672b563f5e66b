'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { StakingStakeDialogProps } from './StakingStakeDialog.tsx';

/** Stakes a coin (ST-25, ST-37 to ST-70). Its code is loaded when it is first opened. */
export const StakingStakeDialog = lazyDialog(async () => (await import('./StakingStakeDialog.tsx')).StakingStakeDialog);
