'use client';

import { forwardRef, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx';
import { useLabels } from '../theme/useLabels.ts';
import { confirmWords } from '../theme/words.ts';
import type { SwitchProps } from './switchProps.ts';
import { SwitchView } from './SwitchView.tsx';
import type { Tone } from '../theme/tone.ts';
import { useSwitch } from './useSwitch.ts';

/** What a {@link ConfirmSwitch} asks before it changes anything. */
export interface SwitchQuestion {
  /** The question. */
  title: ReactNode;
  /** One sentence on what follows. */
  description?: ReactNode;
  /** Facts that help to decide. */
  children?: ReactNode;
  /**
   * Says what is done, never only "OK".
   * @default the theme's `confirm` label
   */
  confirmLabel?: ReactNode;
  /**
   * Says that nothing is done.
   * @default the theme's `cancel` label
   */
  cancelLabel?: ReactNode;
  /**
   * `danger` where something is taken away.
   * @default 'accent'
   */
  tone?: Extract<Tone, 'accent' | 'danger'>;
}

/** What {@link ConfirmSwitch} takes. */
export interface ConfirmSwitchProps extends SwitchProps {
  /** What is asked before a wish is carried out; `undefined` for a wish that needs no question, such as turning on. */
  confirm: (wish: boolean) => SwitchQuestion | undefined;
}

/**
 * A switch that asks first. Until the answer it shows what is; then it closes its question, gives focus back and carries the wish out
 * as a `Switch` does. On its own, so that a plain switch does not carry a dialog along.
 */
export const ConfirmSwitch = forwardRef<HTMLButtonElement, ConfirmSwitchProps>(function ConfirmSwitch({ confirm, ...props }, ref) {
  const words = useLabels(confirmWords);
  const state = useSwitch(props);
  const [asked, setAsked] = useState<{ wish: boolean; question: SwitchQuestion }>();
  const [open, setOpen] = useState(false);
  const question = asked?.question;
  return (
    <>
      <SwitchView
        {...props}
        ref={ref}
        state={state}
        onWish={(wish) => {
          const asking = confirm(wish);
          if (!asking) {
            state.change(wish);
            return;
          }
          setAsked({ wish, question: asking });
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
            state.change(asked.wish);
          }}
        >
          {question.children}
        </ConfirmDialog>
      )}
    </>
  );
});
