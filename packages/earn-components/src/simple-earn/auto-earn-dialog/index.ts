'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { AutoEarnDialogProps, OpenAutoEarnDialogProps } from './AutoEarnDialog.tsx';

export type { AutoEarnDialogProps } from './AutoEarnDialog.tsx';

/** Asks before Auto-Earn is switched (SE-A-11). Its code is loaded when it is first opened. */
export const AutoEarnDialog = lazyDialog(async () => (await import('./AutoEarnDialog.tsx')).AutoEarnDialog, {
  isOpen: (props: AutoEarnDialogProps): props is OpenAutoEarnDialogProps => props.change !== undefined,
  close: ({ onDismiss }) => onDismiss(),
});
