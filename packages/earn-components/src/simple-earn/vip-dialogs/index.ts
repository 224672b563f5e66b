'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { IneligibleDialogProps } from './IneligibleDialog.tsx';
export type { UpgradeVipGuideProps } from './UpgradeVipGuide.tsx';

/** `UpgradeVipGuide`, loaded when it is first opened. */
export const UpgradeVipGuide = lazyDialog(async () => (await import('./UpgradeVipGuide.tsx')).UpgradeVipGuide);

/** `IneligibleDialog`, loaded when it is first opened. */
export const IneligibleDialog = lazyDialog(async () => (await import('./IneligibleDialog.tsx')).IneligibleDialog);
