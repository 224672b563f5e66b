'use client';

import type { ReactNode } from 'react';
import { DialogShell } from './DialogShell.tsx';

/** What {@link Dialog} takes. */
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

/**
 * A modal dialog; on a phone a sheet from below. Focus goes to the first field, or where a finger points to the dialog itself,
 * stays inside, and goes back to what opened it. A dialog opened above another hides it, and shows it again when it closes.
 * A press on a notice does not close it. Needs no styles written at run time, so a strict content security policy holds.
 */
export function Dialog(props: DialogProps) {
  return <DialogShell {...props} />;
}
