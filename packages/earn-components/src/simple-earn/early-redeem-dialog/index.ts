'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { EarlyRedeemDialogProps } from './EarlyRedeemDialog.tsx';

/** `EarlyRedeemDialog`, loaded when it is first opened. */
export const EarlyRedeemDialog = lazyDialog(async () => (await import('./EarlyRedeemDialog.tsx')).EarlyRedeemDialog);
