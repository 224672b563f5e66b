'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { SoftStakingDialogProps } from './SoftStakingDialog.tsx';

/** Turns soft staking on, after a tick at the terms, or off (SS-01 to SS-10). Its code is loaded when it is first opened. */
export const SoftStakingDialog = lazyDialog(async () => (await import('./SoftStakingDialog.tsx')).SoftStakingDialog);
