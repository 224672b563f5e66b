'use client';

import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import type { Tone } from '../theme/tone.ts';
import { DialogShell } from './DialogShell.tsx';

/** What {@link ConfirmDialog} takes. */
export interface ConfirmDialogProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person declines: cancel, close, Escape, a press outside. Confirming does not close; the host does, when it is done. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /** One sentence on what follows, read after the question. */
  description?: ReactNode;
  /** Facts that help to decide. */
  children?: ReactNode;
  /** Says what is done, never only "OK". */
  confirmLabel: ReactNode;
  /** Says that nothing is done. */
  cancelLabel: ReactNode;
  /** Called when the person confirms. */
  onConfirm: () => void;
  /**
   * The confirmed action runs: the dialog stays until the host closes it.
   * @default false
   */
  pending?: boolean;
  /**
   * It cannot be confirmed now; the content says why.
   * @default false
   */
  confirmDisabled?: boolean;
  /**
   * `danger` where something is taken away.
   * @default 'accent'
   */
  tone?: Extract<Tone, 'accent' | 'danger'>;
}

/** Asks before something is done. Focus starts on the way back, so that a stray Enter does nothing. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel,
  onConfirm,
  pending = false,
  confirmDisabled = false,
  tone = 'accent',
}: ConfirmDialogProps) {
  return (
    <DialogShell
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...(description === undefined ? {} : { description })}
      role="alertdialog"
      size="1"
      dismissible={!pending}
      footer={
        <>
          <Button size="3" variant="soft" tone="neutral" disabled={pending} data-autofocus="" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
          <Button size="3" tone={tone} loading={pending} disabled={confirmDisabled} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </DialogShell>
  );
}
