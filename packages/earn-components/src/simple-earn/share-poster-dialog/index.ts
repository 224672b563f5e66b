'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';
import type { SharePosterDialogProps } from './SharePosterDialog.tsx';

export type { SharePosterDialogProps } from './SharePosterDialog.tsx';

/**
 * A poster of what the person earned with a coin, to save, copy or share (SE-S-01, SE-S-03, AMB-104): interest, rate, and a QR
 * code of their invitation (SE-S-02). Its code is loaded when it is first opened.
 */
export const SharePosterDialog = lazyDialog<SharePosterDialogProps>(
  async () => (await import('./SharePosterDialog.tsx')).SharePosterDialog,
);
