'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { WealthPurchaseDialogProps } from './WealthPurchaseDialog.tsx';

/** Buys more units of an order (PW-08 to PW-11, PW-15): amount, disclaimer, and a receipt. Its code is loaded when it is first opened. */
export const WealthPurchaseDialog = lazyDialog(async () => (await import('./WealthPurchaseDialog.tsx')).WealthPurchaseDialog);
