'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { EarlyRedeemDialogProps } from './EarlyRedeemDialog.tsx';

/**
 * Redeems a fixed order before it matures (SE-X-34 to SE-X-38): says first what is given up (AMB-152), sends the order once and
 * ends in a receipt with time and account. Its code is loaded when it is first opened.
 */
export const EarlyRedeemDialog = lazyDialog(async () => (await import('./EarlyRedeemDialog.tsx')).EarlyRedeemDialog);
