'use client';
import type { Assessment } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import type { SubmissionSpec } from './submission.ts';
import { useAmountForm } from './useAmountForm.ts';
import { type Submission, useSubmission } from './useSubmission.ts';
import type { TextForm } from './useTextForm.ts';
import { useWhenEnded } from './useWhenEnded.ts';

/** A setting with a typed value while it is changed. */
export interface SettingForm<Request> extends Pick<TextForm<Request>, 'text' | 'setText' | 'assessment' | 'error'> {
  /** Where the change stands. */
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
export function useSettingForm<Request>({ name, assess, spec, initialText, onSaved }: SettingFormOptions<Request>): SettingForm<Request> {
  const { session, askLogin } = useEarn();
  const { text, setText, assessment, error, submit, keep } = useAmountForm(name, assess, initialText);
  const submission = useSubmission(name, spec);
  useWhenEnded(submission.status.state === 'succeeded', onSaved);
  return {
    text,
    setText,
    assessment,
    error,
    submission,
    submit: () => {
      if (session.state === 'anonymous') {
        keep();
        askLogin();
      } else submit((request) => void submission.submit(request));
    },
  };
}
