import type { ReactNode } from 'react';
import type { PartProps } from '../theme/rootProps.ts';

export interface DialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it: close button, Escape, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; read aloud when it opens. */
  title: ReactNode;
  /**
   * A sentence under the title, read after it.
   * @default none
   */
  description?: ReactNode;
  /**
   * Icon before the title, such as a coin.
   * @default none
   */
  icon?: ReactNode;
  /**
   * The content. Mounted when the dialog opens and unmounted when it closes, so there is nothing to reset.
   * @default none
   */
  children?: ReactNode;
  /**
   * Actions, side by side at the bottom, above a phone's keyboard.
   * @default none
   */
  footer?: ReactNode;
  /**
   * 400, 440 or 640 px wide on a desktop. At 768 px and below always a sheet from below.
   * @default '2'
   */
  size?: '1' | '2' | '3';
  /**
   * `false` while a submission runs: Escape, a press outside and the close button do nothing.
   * @default true
   */
  dismissible?: boolean;
  /**
   * Whether its content changes height while it is shown, such as a form whose data loads. Its upper edge then stays where it is: it stands
   * at the top on a desktop and takes the full height of a phone.
   * @default false
   */
  grows?: boolean;
}
