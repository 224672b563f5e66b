'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { HistoryDialogProps } from './HistoryDialog.tsx';

/** `HistoryDialog`, loaded when it is first opened. */
export const HistoryDialog = lazyDialog(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);
