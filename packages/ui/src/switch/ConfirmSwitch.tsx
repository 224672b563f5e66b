'use client';

import { forwardRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { confirmLabels } from '../theme/labels.ts';
import { type SwitchProps, useSwitch } from './useSwitch.ts';
import { SwitchView } from './SwitchView.tsx';
import type { Tone } from '../theme/tone.ts';

/** The question of a {@link ConfirmSwitch}. */
export interface SwitchQuestion {
  /** The question. */
  title: ReactNode;
  /** One sentence about the consequence. */
  description?: ReactNode;
  /** Facts that help to decide. */
  children?: ReactNode;
  /**
   * Label of the confirm button. Names the action, never just "OK".
   * @default the theme's `confirm` label
   */
  confirmLabel?: ReactNode;
  /**
   * Label of the cancel button.
   * @default the theme's `cancel` label
   */
  cancelLabel?: ReactNode;
  /**
   * `danger` for a destructive action.
   * @default 'accent'
   */
  tone?: Extract<Tone, 'accent' | 'danger'>;
}

export interface ConfirmSwitchProps extends SwitchProps {
  /** The question before a change; `undefined` for a change that needs none, such as turning on. */
  confirm: (requested: boolean) => SwitchQuestion | undefined;
}

/**
 * A switch that asks for confirmation first. It shows the current state until the answer; then it closes the question, returns focus
 * and applies the change as a `Switch` does. A separate part, so that a plain switch does not include a dialog.
 */
export const ConfirmSwitch = forwardRef<HTMLButtonElement, ConfirmSwitchProps>(function ConfirmSwitch({ confirm, ...props }, ref) {
  const words = useLabels(confirmLabels);
  const state = useSwitch(props);
  const [asked, setAsked] = useState<{ requested: boolean; question: SwitchQuestion }>();
  const [open, setOpen] = useState(false);
  const question = asked?.question;
  return (
    <>
      <SwitchView
        data-part="confirm-switch"
        {...props}
        ref={ref}
        state={state}
        onRequest={(requested) => {
          const asking = confirm(requested);
          if (!asking) {
            state.change(requested);
            return;
          }
          setAsked({ requested, question: asking });
          setOpen(true);
        }}
      />
      {asked && question && (
        <ConfirmDialog
          open={open}
          onOpenChange={setOpen}
          title={question.title}
          {...(question.description === undefined ? {} : { description: question.description })}
          confirmLabel={question.confirmLabel ?? words.confirm}
          cancelLabel={question.cancelLabel ?? words.cancel}
          tone={question.tone ?? 'accent'}
          onConfirm={() => {
            setOpen(false);
            state.change(asked.requested);
          }}
        >
          {question.children}
        </ConfirmDialog>
      )}
    </>
  );
});
