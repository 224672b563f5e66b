'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { InterestHistoryDialogProps } from './InterestHistoryDialog.tsx';

/** `InterestHistoryDialog`, loaded when it is first opened. */
export const InterestHistoryDialog = lazyDialog(async () => (await import('./InterestHistoryDialog.tsx')).InterestHistoryDialog);
