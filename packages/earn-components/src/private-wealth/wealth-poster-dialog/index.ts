'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { WealthPosterDialogProps } from './WealthPosterDialog.tsx';

/** `WealthPosterDialog`, loaded when it is first opened. */
export const WealthPosterDialog = lazyDialog(async () => (await import('./WealthPosterDialog.tsx')).WealthPosterDialog);
