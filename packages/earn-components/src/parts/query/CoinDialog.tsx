'use client';
import { type ReactElement, type ReactNode, forwardRef } from 'react';
import { CoinIcon, Dialog } from '@earnkit/ui';
import type { CoinDialogProps } from '../lazy/dialogProps.ts';

/** Props of {@link CoinDialog}. */
export interface CoinDialogShellProps extends CoinDialogProps {
  /** Names the dialog. */
  title: string;
  /** Actions at its foot, which stay while the content scrolls. @default none */
  footer?: ReactNode;
  /** What it shows. */
  children: ReactNode;
}

/** A wide dialog about one coin that sends no order, such as a history or a chart. */
export const CoinDialog = forwardRef<HTMLDivElement, CoinDialogShellProps>(function CoinDialog(
  { open, onOpenChange, asset, icon, title, footer, children, ...rest },
  ref,
): ReactElement {
  return (
    <Dialog
      grows
      data-part="coin-dialog"
      {...rest}
      ref={ref}

      open={open}
      onOpenChange={onOpenChange}
      title={title}
      icon={<CoinIcon symbol={asset} src={icon} size="3" />}
      size="3"
      footer={footer}
    >
      {children}
    </Dialog>
  );
});
