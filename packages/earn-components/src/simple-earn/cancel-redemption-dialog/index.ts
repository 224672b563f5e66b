'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { CancelRedemptionDialogProps } from './CancelRedemptionDialog.tsx';

/** Asks before a pending redemption is cancelled (SE-F-31 to SE-F-34). Its code is loaded when it is first opened. */
export const CancelRedemptionDialog = lazyDialog(async () => (await import('./CancelRedemptionDialog.tsx')).CancelRedemptionDialog);
