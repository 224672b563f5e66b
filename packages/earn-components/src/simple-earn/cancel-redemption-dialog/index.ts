'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { CancelRedemptionDialogProps } from './CancelRedemptionDialog.tsx';

export type { CancelRedemptionDialogProps };

/** `CancelRedemptionDialog`, loaded when it is first opened. */
export const CancelRedemptionDialog = lazyDialog<CancelRedemptionDialogProps>(() =>
  import('./CancelRedemptionDialog.tsx').then((file) => file.CancelRedemptionDialog),
);
