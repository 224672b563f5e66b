'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

export type { BonusLadderDialogProps } from './BonusLadderDialog.tsx';

/** The tiers of an order's bonus, with the one that its principal reaches (SE-X-18). Its code is loaded when it is first opened. */
export const BonusLadderDialog = lazyDialog(async () => (await import('./BonusLadderDialog.tsx')).BonusLadderDialog);
