'use client';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { type ActionMessages, type SubmissionSpec, type SubmissionStatus, submissionKey } from '../submission/submission.ts';

/** One submission of one write, as a component sees it. */
export interface Submission<Request, Result> {
  /** Its status. */
  readonly status: SubmissionStatus<Request, Result>;
  /** Its messages and their tone. */
  readonly messages: ActionMessages;
  /** True while the outcome is not known: submitting, checking, unresolved. Nothing more can be sent meanwhile. */
  readonly pending: boolean;
  /** Sends a request, once. @returns false when the press was ignored (under way, unresolved, or debounced). */
  readonly submit: (request: Request) => boolean;
  /** Checks an unresolved order again. */
  readonly checkAgain: () => void;
  /** Returns to the form after an end, or when the person has checked an unresolved order themselves. */
  readonly release: () => void;
}

/** The status of the submission of a key; see {@link useSubmission}. It sends nothing. */
export function useSubmissionStatus<Request, Result>(name: string): SubmissionStatus<Request, Result> {
  const { submissions, scope } = useEarn();
  const key = submissionKey(scope, name);
  const watch = useCallback((listener: () => void) => submissions.watch(key, listener), [submissions, key]);
  const read = useCallback(
    // The key names one write, so its request and result are those of the spec that sends it.
    () => submissions.status(key) as SubmissionStatus<Request, Result>,
    [submissions, key],
  );
  return useSyncExternalStore(watch, read, read);
}

/**
 * Watches and starts the submission of one key (a write and what it is about, such as `flexible.subscribe:USDT`). The
 * state lives in the provider: a closed dialog, a second mount or StrictMode neither sends twice nor loses the result. A
 * restored order is reconciled from here on.
 *
 * @param name names the submission within the session.
 * @param spec what it does; the one of the render in which `submit` is called counts.
 */
export function useSubmission<Request, Result, Baseline>(
  name: string,
  spec: SubmissionSpec<Request, Result, Baseline>,
): Submission<Request, Result> {
  const { submissions, scope } = useEarn();
  const key = submissionKey(scope, name);
  const status = useSubmissionStatus<Request, Result>(name);
  useEffect(() => submissions.resume(key, spec));
  const actions = useMemo(
    () => ({ checkAgain: () => submissions.checkAgain(key), release: () => submissions.release(key) }),
    [submissions, key],
  );
  return {
    status,
    messages: spec.messages,
    pending: status.state === 'submitting' || status.state === 'checking' || status.state === 'unresolved',
    submit: (request) => submissions.submit(key, spec, request),
    ...actions,
  };
}
