'use client';
import { type ReactElement, useState, forwardRef } from 'react';
import type { AddFundsDialogProps } from './AddFundsDialog.tsx';
import { AddFundsTrigger, type AddFundsTriggerProps } from './AddFundsTrigger.tsx';
import { LazyAddFundsDialog } from './LazyAddFundsDialog.ts';

export interface AddFundsButtonProps
  extends Pick<AddFundsDialogProps, 'asset' | 'icon' | 'onLeave'>, Omit<AddFundsTriggerProps, 'onOpen'> {}

/**
 * A button that opens the methods to add funds of a coin (SH-02). A visitor is asked to sign in at once (SH-03).
 */
export const AddFundsButton = forwardRef<HTMLButtonElement, AddFundsButtonProps>(function AddFundsButton(
  { asset, icon, onLeave, ...trigger },
  ref,
): ReactElement {
  const [open, setOpen] = useState(false);
  return (
    <>
      <AddFundsTrigger data-part="add-funds-button" {...trigger} ref={ref} onOpen={() => setOpen(true)} />
      <LazyAddFundsDialog asset={asset} icon={icon} onLeave={onLeave} open={open} onOpenChange={setOpen} />
    </>
  );
});
