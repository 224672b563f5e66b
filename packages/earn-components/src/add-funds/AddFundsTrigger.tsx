'use client';
import type { ReactElement, ReactNode } from 'react';
import { useSession } from '@earnkit/hooks';
import { Button, type ButtonProps } from '@earnkit/ui';
import { useCopy } from '../copy/index.ts';

/** Props of {@link AddFundsTrigger}. */
export interface AddFundsTriggerProps {
  /** How loud. @default 'soft' */
  variant?: NonNullable<ButtonProps['variant']>;
  /** 28, 36 or 44 px high; at least 44 px under a finger. @default '2' */
  size?: NonNullable<ButtonProps['size']>;
  /** Take the whole width. @default false */
  wide?: boolean;
  /** What it says. @default 'Add funds' */
  children?: ReactNode;
  /** Opens the ways to add funds. */
  onOpen: () => void;
}

/**
 * A button for a dialog of ways to add funds that stands elsewhere: where the button goes while the dialog is open, the
 * dialog stays. A visitor is asked to sign in at once (SH-03).
 */
export function AddFundsTrigger({ variant = 'soft', size = '2', wide = false, children, onOpen }: AddFundsTriggerProps): ReactElement {
  const { t } = useCopy();
  const { session, askLogin } = useSession();
  const anonymous = session.state === 'anonymous';
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      onClick={anonymous ? askLogin : onOpen}
      {...(!anonymous && { 'aria-haspopup': 'dialog' })}
    >
      {children ?? t('earn.addFunds.action')}
    </Button>
  );
}
