'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { FlexibleRedeemDialogProps } from './FlexibleRedeemDialog.tsx';

/** `FlexibleRedeemDialog`, loaded when it is first opened. */
export const FlexibleRedeemDialog = lazyDialog(async () => (await import('./FlexibleRedeemDialog.tsx')).FlexibleRedeemDialog);
