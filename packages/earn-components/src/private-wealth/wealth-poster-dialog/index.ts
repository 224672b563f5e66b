'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { WealthPosterDialogProps } from './WealthPosterDialog.tsx';

/**
 * A poster of an order, to save, copy or share: its product, what it changed in 30 days, its income where the person wants it
 * shown, and a QR code of their invitation (SE-S-01, SE-S-02, AMB-104). Its code is loaded when it is first opened.
 */
export const WealthPosterDialog = lazyDialog(async () => (await import('./WealthPosterDialog.tsx')).WealthPosterDialog);
