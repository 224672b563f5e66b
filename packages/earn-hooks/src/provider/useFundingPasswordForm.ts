'use client';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { type FormEvent, useEffect } from 'react';
import { type UseFormRegisterReturn, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { FundingPasswordQuestion } from './prompts.ts';

/** The form that answers a funding-password question. */
export interface FundingPasswordForm {
  /** Spread onto the password input. */
  readonly field: UseFormRegisterReturn<'funding-password'>;
  /** The form was submitted empty. */
  readonly missing: boolean;
  /** Answers the question. Does nothing while the last answer is checked. */
  readonly submit: (event?: FormEvent) => void;
}

const schema = v.object({ 'funding-password': v.pipe(v.string(), v.minLength(1)) });

/**
 * The form of one funding-password question (SH-31 to SH-34). After a wrong password the field is cleared and focused, and
 * focused too when it is submitted empty. The form forgets the password when it unmounts; mount it with a new key for each
 * question.
 */
export function useFundingPasswordForm({ state, attempt, answer }: FundingPasswordQuestion): FundingPasswordForm {
  const { register, handleSubmit, setValue, setFocus, formState } = useForm({
    defaultValues: { 'funding-password': '' },
    resolver: valibotResolver(schema),
    reValidateMode: 'onSubmit',
  });
  const checking = state === 'checking';
  useEffect(() => {
    if (attempt === 1 || checking) return;
    setValue('funding-password', '');
    setFocus('funding-password');
  }, [attempt, checking, setValue, setFocus]);
  return {
    field: register('funding-password'),
    missing: formState.errors['funding-password'] !== undefined,
    submit: (event) => {
      event?.preventDefault();
      if (!checking) void handleSubmit(({ 'funding-password': password }) => answer(password))();
    },
  };
}
