'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { HistoryDialogProps } from './HistoryDialog.tsx';

/** The history of Simple Earn in a dialog, six records to a page (SE-H-04, SE-H-12). Its code is loaded when it is first opened. */
export const HistoryDialog = lazyDialog(async () => (await import('./HistoryDialog.tsx')).HistoryDialog);
