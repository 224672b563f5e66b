import type { ReactNode } from 'react';

/** Props of `Dialog`. */
export interface DialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person closes it: close button, Escape, a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog; read aloud when it opens. */
  title: ReactNode;
  /** A sentence under the title, read after it. */
  description?: ReactNode;
  /** Before the title: the coin. */
  icon?: ReactNode;
  /** What it is about. Mounted when the dialog opens and thrown away when it closes, so nothing has to be reset. */
  children?: ReactNode;
  /** Actions, side by side at the foot, above a phone's keyboard. */
  footer?: ReactNode;
  /**
   * 400, 440 or 640 px wide on a desktop. At 768 px and below always a sheet from below.
   * @default '2'
   */
  size?: '1' | '2' | '3';
  /**
   * `false` while a submission runs: Escape, a press outside and the close button do nothing, and the dialog stays.
   * @default true
   */
  dismissible?: boolean;
}
