'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { BonusLadderDialogProps } from './BonusLadderDialog.tsx';

/** `BonusLadderDialog`, loaded when it is first opened. */
export const BonusLadderDialog = lazyDialog(async () => (await import('./BonusLadderDialog.tsx')).BonusLadderDialog);
