'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { SoftStakingDialogProps } from './SoftStakingDialog.tsx';

/** `SoftStakingDialog`, loaded when it is first opened. */
export const SoftStakingDialog = lazyDialog(async () => (await import('./SoftStakingDialog.tsx')).SoftStakingDialog);
