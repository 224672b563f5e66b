'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { EligibilityDialogProps } from './EligibilityDialog.tsx';

/**
 * How much trading volume allows how large a stake (LP-56, AMB-070): the tiers T1, T2 by rising volume, the person's volume, and
 * links to futures and spot (LP-57). Its code is loaded when it is first opened.
 */
export const EligibilityDialog = lazyDialog(async () => (await import('./EligibilityDialog.tsx')).EligibilityDialog);
