'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { AprDetailsDialogProps } from './AprDetailsDialog.tsx';

/**
 * Shows a coin's rate over time with what the holding earns of its bonus (AMB-148), and edits the minimum rate at which the person
 * lends it (SE-P-01). Its code is loaded when it is first opened.
 */
export const AprDetailsDialog = lazyDialog(async () => (await import('./AprDetailsDialog.tsx')).AprDetailsDialog);
