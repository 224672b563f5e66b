'use client';
import { lazyDialog } from '../parts/lazyDialog.tsx';
import type { AddFundsDialogProps } from './AddFundsDialog.tsx';

export type { AddFundsDialogProps };

/** `AddFundsDialog`, loaded when it is first opened. */
export const AddFundsDialog = lazyDialog<AddFundsDialogProps>(() =>
  import('./AddFundsDialog.tsx').then((file) => file.AddFundsDialog),
);
export { AddFundsButton, type AddFundsButtonProps } from './AddFundsButton.tsx';
