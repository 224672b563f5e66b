'use client';
import { lazyDialog } from '../../parts/lazy/lazyDialog.tsx';

/** `AprDetailsDialog` for an opener that shows the minimum at once: the form is loaded beside the dialog. */
export const MinAprDialog = lazyDialog(async () => {
  const [{ AprDetailsDialog }] = await Promise.all([import('./AprDetailsDialog.tsx'), import('./MinAprPanel.tsx')]);
  return AprDetailsDialog;
});
