'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { WealthPurchaseDialogProps } from './WealthPurchaseDialog.tsx';

/** `WealthPurchaseDialog`, loaded when it is first opened. */
export const WealthPurchaseDialog = lazyDialog(async () => (await import('./WealthPurchaseDialog.tsx')).WealthPurchaseDialog);
