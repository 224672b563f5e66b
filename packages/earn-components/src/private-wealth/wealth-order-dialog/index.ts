'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { WealthOrderDialogProps } from './WealthOrderDialog.tsx';

/**
 * One order of private wealth: personal information, product information and a trend chart (PW-02, PW-03, PW-05). Its code is
 * loaded when it is first opened.
 */
export const WealthOrderDialog = lazyDialog(async () => (await import('./WealthOrderDialog.tsx')).WealthOrderDialog);
