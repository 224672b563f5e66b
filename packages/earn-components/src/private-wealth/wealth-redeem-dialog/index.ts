'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { WealthRedeemDialogProps } from './WealthRedeemDialog.tsx';

/** `WealthRedeemDialog`, loaded when it is first opened. */
export const WealthRedeemDialog = lazyDialog(async () => (await import('./WealthRedeemDialog.tsx')).WealthRedeemDialog);
