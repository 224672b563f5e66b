'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { SharePosterDialogProps } from './SharePosterDialog.tsx';

export type { SharePosterDialogProps } from './SharePosterDialog.tsx';

/** `SharePosterDialog`, loaded when it is first opened. */
export const SharePosterDialog = lazyDialog<SharePosterDialogProps>(
  async () => (await import('./SharePosterDialog.tsx')).SharePosterDialog,
);
