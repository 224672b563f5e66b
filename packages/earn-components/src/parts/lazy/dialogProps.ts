import type { PartProps } from '@earnkit/ui';

/** Whether a dialog is open, and what closes it. */
export interface DialogOpenProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it and when its work is done. A running submission continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
}

/** Props of a dialog about one coin. */
export interface CoinDialogProps extends DialogOpenProps {
  /** The coin. */
  asset: string;
  /** Address of the coin's icon. @default an icon made of its name */
  icon?: string | undefined;
}
