'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { FlexibleRedeemDialogProps } from './FlexibleRedeemDialog.tsx';

/** Redeems an amount of a flexible holding (SE-F-23 to SE-F-30). Its code is loaded when it is first opened. */
export const FlexibleRedeemDialog = lazyDialog(async () => (await import('./FlexibleRedeemDialog.tsx')).FlexibleRedeemDialog);
