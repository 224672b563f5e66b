'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { WealthOrderDialogProps } from './WealthOrderDialog.tsx';

/** `WealthOrderDialog`, loaded when it is first opened. */
export const WealthOrderDialog = lazyDialog(async () => (await import('./WealthOrderDialog.tsx')).WealthOrderDialog);
