'use client';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { FundingPasswordQuestion } from './prompts.ts';

/** The form that answers a funding-password question. */
export interface FundingPasswordForm {
  /** Spread onto the password input. */
  readonly field: UseFormRegisterReturn<'password'>;
  /** It was sent empty. */
  readonly missing: boolean;
  /** Answers the question; does nothing while the last answer is checked. */
  readonly submit: (event?: FormEvent) => void;
}

const schema = v.object({ password: v.pipe(v.string(), v.minLength(1)) });

/**
 * The form of one funding-password question (SH-31 to SH-34). After a wrong password the field is emptied and focused. The
 * password leaves with the form; mount it anew for each question.
 */
export function useFundingPasswordForm({ state, attempt, answer }: FundingPasswordQuestion): FundingPasswordForm {
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { password: '' },
    resolver: valibotResolver(schema),
    reValidateMode: 'onSubmit',
  });
  const checking = state === 'checking';
  useEffect(() => {
    if (attempt === 1 || checking) return;
    setValue('password', '');
    setFocus('password');
  }, [attempt, checking, setValue, setFocus]);
  return {
    field: register('password'),
    missing: formState.errors.password !== undefined,
    submit: (event) => {
      event?.preventDefault();
      if (!checking) void handleSubmit(({ password }) => answer(password))();
    },
  };
}
