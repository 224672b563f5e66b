'use client';
import type { ReactElement, ReactNode } from 'react';
import { CoinIcon, Dialog } from '@earnkit/ui';
import type { CoinDialogProps } from './dialogProps.ts';

/** Props of {@link CoinDialog}. */
export interface CoinDialogShellProps extends CoinDialogProps {
  /** Names the dialog. */
  title: string;
  /** What it shows. */
  children: ReactNode;
}

/** A wide dialog about one coin that sends no order, such as a history or a chart. */
export const CoinDialog = ({ open, onOpenChange, asset, icon, title, children }: CoinDialogShellProps): ReactElement => (
  <Dialog open={open} onOpenChange={onOpenChange} title={title} icon={<CoinIcon symbol={asset} src={icon} size="3" />} size="3">
    {children}
  </Dialog>
);
