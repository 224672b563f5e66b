'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { AprDetailsDialogProps } from './AprDetailsDialog.tsx';

/** `AprDetailsDialog`, loaded when it is first opened. */
export const AprDetailsDialog = lazyDialog(async () => (await import('./AprDetailsDialog.tsx')).AprDetailsDialog);
