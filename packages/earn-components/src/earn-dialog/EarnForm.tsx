'use client';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import * as css from './earnDialog.css.ts';

/** Props of {@link EarnForm}. */
export interface EarnFormProps {
  /** Names the form for the button that stands outside it. */
  id: string;
  /** Called for the button and for Enter alike. */
  onSubmit: () => void;
  /** Fields, figures and notices. */
  children: ReactNode;
}

/** The form of a dialog. Its button stands in the dialog's foot and is tied to it by the id. */
export function EarnForm({ id, onSubmit, children }: EarnFormProps): ReactElement {
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form id={id} className={css.form} noValidate onSubmit={submit}>
      {children}
    </form>
  );
}
