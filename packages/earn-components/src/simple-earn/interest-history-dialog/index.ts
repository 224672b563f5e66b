'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { InterestHistoryDialogProps } from './InterestHistoryDialog.tsx';

/**
 * A coin's interest by day: the last six months at first, seven days to a page (SE-H-16 to SE-H-21). Its code is loaded when it is
 * first opened.
 */
export const InterestHistoryDialog = lazyDialog(async () => (await import('./InterestHistoryDialog.tsx')).InterestHistoryDialog);
