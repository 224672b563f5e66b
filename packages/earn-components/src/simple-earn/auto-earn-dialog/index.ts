'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { AutoEarnDialogProps } from './AutoEarnDialog.tsx';

export type { AutoEarnDialogProps } from './AutoEarnDialog.tsx';

/** `AutoEarnDialog`, loaded when it is first opened. */
export const AutoEarnDialog = lazyDialog<AutoEarnDialogProps>(async () => (await import('./AutoEarnDialog.tsx')).AutoEarnDialog, {
  isOpen: ({ change }) => change !== undefined,
  close: ({ onDismiss }) => onDismiss(),
});
