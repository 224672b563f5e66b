'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { FixedSubscribeDialogProps } from './FixedSubscribeDialog.tsx';

/** Subscribes an amount to a fixed term (SE-33 to SE-56). Its code is loaded when it is first opened. */
export const FixedSubscribeDialog = lazyDialog(async () => (await import('./FixedSubscribeDialog.tsx')).FixedSubscribeDialog);
