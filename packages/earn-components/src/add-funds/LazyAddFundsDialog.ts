'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';
import type { AddFundsDialogProps } from './AddFundsDialog.tsx';

/** `AddFundsDialog`, loaded when it is first opened. */
export const LazyAddFundsDialog = lazyDialog<AddFundsDialogProps>(() => import('./AddFundsDialog.tsx').then((file) => file.AddFundsDialog));
