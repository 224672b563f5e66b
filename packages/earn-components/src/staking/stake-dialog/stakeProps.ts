import type { Stake } from '@earnkit/hooks/staking';
import type { SubDialog } from './subDialog.ts';

/** Props of the form of one variant. */
export interface StakeVariantProps {
  /** The stake being made. */
  stake: Stake;
  /** Whether the page is embedded in another: no transfer shortcut, and no link opens a new tab (ST-34, ST-36). */
  embedded: boolean;
  /** Opens the dialog that adds funds. */
  onAddFunds: () => void;
  /** Opens a sub-dialog. */
  onOpen: (sub: SubDialog) => void;
  /** Called before a link leads to another page. */
  onLeave: () => void;
  /** Called when the form's code cannot be loaded. */
  onFail: () => void;
}
