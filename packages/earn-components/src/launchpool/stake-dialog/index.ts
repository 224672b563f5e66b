'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { StakeDialogProps } from './StakeDialog.tsx';

/** `StakeDialog`, loaded when it is first opened. */
export const StakeDialog = lazyDialog(async () => (await import('./StakeDialog.tsx')).StakeDialog);
