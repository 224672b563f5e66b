'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';

/** `FlexibleSubscribeDialog`, loaded when it is first opened. */
export const FlexibleSubscribeDialog = lazyDialog(async () => (await import('./FlexibleSubscribeDialog.tsx')).FlexibleSubscribeDialog);
