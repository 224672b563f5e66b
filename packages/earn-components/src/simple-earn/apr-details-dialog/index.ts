'use client';
import { lazyDialog } from '../../parts/lazyDialog.tsx';
import type { AprDetailsDialogProps } from './AprDetailsDialog.tsx';

export type { AprDetailsDialogProps };

/** `AprDetailsDialog`, loaded when it is first opened. */
export const AprDetailsDialog = lazyDialog<AprDetailsDialogProps>(() =>
  import('./AprDetailsDialog.tsx').then((file) => file.AprDetailsDialog),
);
