import type { PartProps } from '@earnkit/ui';
import type { OnLoadError } from '../../area/loadError.ts';

/** Whether a dialog is open, and what closes it. */
export interface DialogOpenProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it and when its work is done. A running submission continues; a toast shows its result. */
  onOpenChange: (open: boolean) => void;
  /** Called where the code of the dialog does not arrive, which closes it again; the area's `onLoadError` is called too. @default nothing */
  onLoadError?: OnLoadError | undefined;
}

/** Props of a dialog about one coin. */
export interface CoinDialogProps extends DialogOpenProps {
  /** The coin. */
  asset: string;
  /** Address of the coin's icon. @default an icon made of its name */
  icon?: string | undefined;
}
