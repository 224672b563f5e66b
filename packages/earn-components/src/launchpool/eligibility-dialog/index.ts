'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';

export type { EligibilityDialogProps } from './EligibilityDialog.tsx';

/** `EligibilityDialog`, loaded when it is first opened. */
export const EligibilityDialog = lazyDialog(async () => (await import('./EligibilityDialog.tsx')).EligibilityDialog);
