'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { FixedSubscribeDialogProps } from './FixedSubscribeDialog.tsx';

/** `FixedSubscribeDialog`, loaded when it is first opened. */
export const FixedSubscribeDialog = lazyDialog(async () => (await import('./FixedSubscribeDialog.tsx')).FixedSubscribeDialog);
