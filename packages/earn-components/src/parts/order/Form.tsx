'use client';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import * as css from '../parts.css.ts';

export interface FormProps {
  /** Names the form for an action outside it. @default none */
  id?: string;
  /** Called for the action and for Enter. */
  onSubmit: () => void;
  /** Fields, figures and notices. */
  children: ReactNode;
}

/** The form of a dialog: one space between its fields, and no page load when it is submitted. */
export function Form({ id, onSubmit, children }: FormProps): ReactElement {
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
