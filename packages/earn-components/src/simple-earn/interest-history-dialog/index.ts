'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { InterestHistoryDialogProps } from './InterestHistoryDialog.tsx';

export type { InterestHistoryDialogProps };

/** `InterestHistoryDialog`, loaded when it is first opened. */
export const InterestHistoryDialog = lazyDialog<InterestHistoryDialogProps>(() =>
  import('./InterestHistoryDialog.tsx').then((file) => file.InterestHistoryDialog),
);
