'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { FlexibleSubscribeDialogProps } from './FlexibleSubscribeDialog.tsx';

export type { FlexibleSubscribeDialogProps };

/** `FlexibleSubscribeDialog`, loaded when it is first opened. */
export const FlexibleSubscribeDialog = lazyDialog<FlexibleSubscribeDialogProps>(() =>
  import('./FlexibleSubscribeDialog.tsx').then((file) => file.FlexibleSubscribeDialog),
);
