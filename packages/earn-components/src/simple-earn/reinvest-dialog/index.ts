'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { ReinvestDialogProps } from './ReinvestDialog.tsx';

export type { ReinvestChange, ReinvestDialogProps } from './ReinvestDialog.tsx';

/** `ReinvestDialog`, loaded when it is first opened. */
export const ReinvestDialog = lazyDialog<ReinvestDialogProps>(async () => (await import('./ReinvestDialog.tsx')).ReinvestDialog, {
  isOpen: ({ change }) => change !== undefined,
  close: ({ onDismiss }) => onDismiss(),
});
