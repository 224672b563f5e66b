'use client';
import { useCallback } from 'react';
import type { Assessment, Reason } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import type { SubmissionSpec } from '../submission/submission.ts';
import { useDraftForm, useRule } from './useDraftForm.ts';
import { type Submission, useSubmission } from './useSubmission.ts';
import { useWhenEnded } from './useWhenEnded.ts';

/** The form of a setting with a typed value. */
export interface SettingForm<Request> {
  /** The field's text. */
  readonly text: string;
  /** Replaces the text. Never changes identity. */
  readonly setText: (text: string) => void;
  /** Whether the value can be sent, and if not, why. */
  readonly assessment: Assessment<Request>;
  /** The error of the form; `undefined` when there is none. */
  readonly error: Reason | undefined;
  /** The submission of the change. */
  readonly submission: Submission<Request, true>;
  /** Sends the value when it is ready, and nothing otherwise; a visitor is asked to sign in. */
  readonly submit: () => void;
}

/** What differs between two settings with a typed value. */
export interface SettingFormOptions<Request> {
  /** Names the submission within the session, and the text that is kept over a sign-in. */
  readonly name: string;
  /** The rule with the facts of this render. */
  readonly assess: (text: string) => Assessment<Request>;
  /** How the setting is changed. */
  readonly spec: SubmissionSpec<Request, true, undefined>;
  /** The text to start with. @default none */
  readonly initialText?: string | undefined;
  /** Called once when the new value is known to be set while the form is mounted. @default nothing */
  readonly onSaved: (() => void) | undefined;
}

/**
 * The form and the one submission of a setting with a typed value. The text stays when the change is refused and over a
 * sign-in (SH-05).
 */
export function useSettingForm<Request>({
  name,
  assess,
  spec,
  initialText = '',
  onSaved,
}: SettingFormOptions<Request>): SettingForm<Request> {
  const { session, askLogin } = useEarn();
  const form = useDraftForm({ name, begin: () => ({ text: '' }), given: { text: initialText } });
  const { set, values } = form;
  const { assessment, errors, submit } = useRule(
    form,
    () => 'text',
    ({ text }) => assess(text),
  );
  const submission = useSubmission(name, spec);
  useWhenEnded(submission.status.state === 'succeeded', onSaved);
  return {
    text: values.text,
    setText: useCallback((text: string) => set({ text }), [set]),
    assessment,
    error: errors.text,
    submission,
    submit: () => {
      if (session.state === 'anonymous') askLogin();
      else submit((request) => void submission.submit(request));
    },
  };
}
