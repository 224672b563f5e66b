'use client';

import { type ReactNode, forwardRef } from 'react';
import { type PartProps } from '../theme/rootProps.ts';
import { Button } from '../button/Button.tsx';
import type { Tone } from '../theme/tone.ts';
import { DialogShell } from './DialogShell.tsx';

export interface ConfirmDialogProps extends PartProps {
  /** Whether it is open. */
  open: boolean;
  /** Called when the person cancels: cancel, close, Escape, a press outside. Confirming does not close the dialog; the caller does. */
  onOpenChange: (open: boolean) => void;
  /** The question. */
  title: ReactNode;
  /**
   * One sentence on the consequence, read after the question.
   * @default none
   */
  description?: ReactNode;
  /**
   * Facts that help to decide.
   * @default none
   */
  children?: ReactNode;
  /** Label of the confirm button. Names the action, never just "OK". */
  confirmLabel: ReactNode;
  /** Label of the cancel button. */
  cancelLabel: ReactNode;
  /** Called when the person confirms. */
  onConfirm: () => void;
  /**
   * Whether the confirmed action runs: the dialog stays until the caller closes it.
   * @default false
   */
  pending?: boolean;
  /**
   * Whether confirming is disabled; the content must say why.
   * @default false
   */
  confirmDisabled?: boolean;
  /**
   * `danger` for a destructive action: it is outlined, and declining is emphasized instead.
   * @default 'accent'
   */
  tone?: Extract<Tone, 'accent' | 'danger'>;
}

/** Asks for confirmation. Focus starts on the cancel button, so that an accidental Enter does nothing. */
export const ConfirmDialog = forwardRef<HTMLDivElement, ConfirmDialogProps>(function ConfirmDialog(
  {
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
    ...rest
  },
  ref,
) {
  const danger = tone === 'danger';
  const decline = (
    <Button
      key="decline"
      size="3"
      variant="soft"
      tone={danger ? 'accent' : 'neutral'}
      disabled={pending}
      data-autofocus=""
      onClick={() => onOpenChange(false)}
    >
      {cancelLabel}
    </Button>
  );
  const confirm = (
    <Button
      key="confirm"
      size="3"
      variant={danger ? 'outline' : 'solid'}
      tone={tone}
      loading={pending}
      disabled={confirmDisabled}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  return (
    <DialogShell
      data-part="confirm-dialog"
      {...rest}
      ref={ref}

      open={open}
      onOpenChange={onOpenChange}
      title={title}
      {...(description === undefined ? {} : { description })}
      role="alertdialog"
      size="2"
      dismissible={!pending}
      footer={danger ? [confirm, decline] : [decline, confirm]}
    >
      {children}
    </DialogShell>
  );
});
