'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { WealthRedeemDialogProps } from './WealthRedeemDialog.tsx';

/** Redeems units of an order (PW-12 to PW-15): units, what they are worth, and a receipt. Its code is loaded when it is first opened. */
export const WealthRedeemDialog = lazyDialog(async () => (await import('./WealthRedeemDialog.tsx')).WealthRedeemDialog);
