'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { StakeDialogProps } from './StakeDialog.tsx';

/** Stakes an amount into a pool of a project (LP-14 to LP-50). Its code is loaded when it is first opened. */
export const StakeDialog = lazyDialog(async () => (await import('./StakeDialog.tsx')).StakeDialog);
