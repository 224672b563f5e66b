'use client';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useSession } from '@earnkit/hooks';
import { Button, type ButtonProps } from '@earnkit/ui';
import { useCopy } from '../copy/index.ts';
import { AddFundsDialog, type AddFundsDialogProps } from './AddFundsDialog.tsx';

/** Props of {@link AddFundsButton}. */
export interface AddFundsButtonProps extends Pick<AddFundsDialogProps, 'asset' | 'icon' | 'onLeave'> {
  /** How loud. @default 'soft' */
  variant?: NonNullable<ButtonProps['variant']>;
  /** 28, 36 or 44 px high; at least 44 px under a finger. @default '2' */
  size?: NonNullable<ButtonProps['size']>;
  /** Take the whole width. @default false */
  wide?: boolean;
  /** What it says. @default 'Add funds' */
  children?: ReactNode;
}

/**
 * The short way to more of a coin, from anywhere: opens the ways to add funds (SH-02). A visitor is asked to sign in at
 * once (SH-03).
 */
export function AddFundsButton(props: AddFundsButtonProps): ReactElement {
  const { variant = 'soft', size = '2', wide = false, children, ...dialog } = props;
  const { t } = useCopy();
  const { session, askLogin } = useSession();
  const [open, setOpen] = useState(false);
  const visitor = session.state === 'visitor';
  const press = (): void => (visitor ? askLogin() : setOpen(true));
  return (
    <>
      <Button variant={variant} size={size} wide={wide} onClick={press} {...(!visitor && { 'aria-haspopup': 'dialog' })}>
        {children ?? t('earn.addFunds.action')}
      </Button>
      <AddFundsDialog {...dialog} open={open} onOpenChange={setOpen} />
    </>
  );
}
