'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { CancelRedemptionDialogProps } from './CancelRedemptionDialog.tsx';

/** `CancelRedemptionDialog`, loaded when it is first opened. */
export const CancelRedemptionDialog = lazyDialog(async () => (await import('./CancelRedemptionDialog.tsx')).CancelRedemptionDialog);
