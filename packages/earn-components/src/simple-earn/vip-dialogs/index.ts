'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { IneligibleDialogProps } from './IneligibleDialog.tsx';
export type { UpgradeVipGuideProps } from './UpgradeVipGuide.tsx';

/**
 * Leads to a higher VIP tier (SE-X-55): what it opens, and the quickest way to it as the exchange sees it (SE-29). Its code is
 * loaded when it is first opened.
 */
export const UpgradeVipGuide = lazyDialog(async () => (await import('./UpgradeVipGuide.tsx')).UpgradeVipGuide);

/**
 * Says that the person may not subscribe a product of VIPs or a special one (SE-X-59), and leads to the other products. Its code
 * is loaded when it is first opened.
 */
export const IneligibleDialog = lazyDialog(async () => (await import('./IneligibleDialog.tsx')).IneligibleDialog);
