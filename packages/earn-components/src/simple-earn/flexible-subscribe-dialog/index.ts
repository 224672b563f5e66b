'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';

/** Subscribes an amount to flexible Simple Earn (SE-33 to SE-56). Its code is loaded when it is first opened. */
export const FlexibleSubscribeDialog = lazyDialog(async () => (await import('./FlexibleSubscribeDialog.tsx')).FlexibleSubscribeDialog);
