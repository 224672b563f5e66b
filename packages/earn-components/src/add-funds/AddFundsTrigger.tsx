'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { useSession } from '@earnkit/hooks';
import { Button, type ButtonProps, type PartProps } from '@earnkit/ui';
import { useMessages } from '../messages/index.ts';
import { LazyAddFundsDialog } from './LazyAddFundsDialog.ts';

export interface AddFundsTriggerProps extends PartProps {
  /** Visual weight. @default 'soft' */
  variant?: NonNullable<ButtonProps['variant']>;
  /** 28, 36 or 44 px high; at least 44 px under a finger. @default '2' */
  size?: NonNullable<ButtonProps['size']>;
  /** Take the whole width. @default false */
  wide?: boolean;
  /** The button's text. @default 'Add funds' */
  children?: ReactNode;
  /** Opens the dialog with the methods to add funds. */
  onOpen: () => void;
}

/**
 * A button for an `AddFundsDialog` that its parent renders, so that the dialog stays when the button goes. A visitor is
 * asked to sign in at once (SH-03).
 */
export const AddFundsTrigger = forwardRef<HTMLButtonElement, AddFundsTriggerProps>(function AddFundsTrigger(
  { variant = 'soft', size = '2', wide = false, children, onOpen, ...rest },
  ref,
): ReactElement {
  const { t } = useMessages();
  const { session, askLogin } = useSession();
  const anonymous = session.state === 'anonymous';
  return (
    <Button
      data-part="add-funds-trigger"
      {...rest}
      ref={ref}

      variant={variant}
      size={size}
      wide={wide}
      onClick={anonymous ? askLogin : onOpen}
      {...(!anonymous && { 'aria-haspopup': 'dialog', ...LazyAddFundsDialog.prewarmProps })}
    >
      {children ?? t('earn.addFunds.action')}
    </Button>
  );
});
