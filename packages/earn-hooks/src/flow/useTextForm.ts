'use client';
import type { Assessment, ReasonKey } from '@earnkit/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';

/** Longest text a field takes; no amount or rate is longer. */
const MAX_LENGTH = 80;

/** The schema of a field: what a rule calls ready is its output, what the rule blocks is an error of the field. */
const schemaOf = <Request>(assess: (text: string) => Assessment<Request>) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.maxLength(MAX_LENGTH),
      v.rawTransform<string, Request>(({ dataset, addIssue, NEVER }) => {
        const assessment = assess(dataset.value);
        if (assessment.state === 'ready') return assessment.request;
        addIssue({ message: firstReason(assessment) ?? '' });
        return NEVER;
      }),
    ),
  });

const firstReason = (assessment: Assessment<unknown>): ReasonKey | undefined =>
  assessment.state === 'blocked' ? assessment.reasons[0]?.key : undefined;

/** One text field that a rule assesses. */
export interface TextForm<Request> {
  /** The field's text. */
  readonly text: string;
  /** Replaces the text. Never changes identity. */
  readonly setText: (text: string) => void;
  /** Reads the current text without rendering again. Never changes identity. */
  readonly readText: () => string;
  /** The rule's result for the text. */
  readonly assessment: Assessment<Request>;
  /** The form's error: the key of the first reason that blocks the text; `undefined` when nothing has to be said. */
  readonly error: string | undefined;
  /** Passes the request to `send` when the rule calls it ready, and does nothing otherwise. */
  readonly submit: (send: (request: Request) => void) => void;
}

/**
 * A form of one text field on React Hook Form. The form holds the value and the error, and its valibot schema runs the rule,
 * so the form never sends what the rule does not call ready. The rule runs once for each render: the schema takes its result
 * as long as the text is the same. The state of sending belongs to the submission, which outlives the form.
 *
 * @param assess the rule with the facts of this render.
 * @param initial the text to start with.
 */
export function useTextForm<Request>(assess: (text: string) => Assessment<Request>, initial = ''): TextForm<Request> {
  const { control, setValue, getValues, handleSubmit, setError, clearErrors, formState } = useForm<
    { text: string },
    unknown,
    { text: Request }
  >({
    defaultValues: { text: initial },
    // The resolver runs after the render, when the assessment below is known.
    resolver: valibotResolver(schemaOf((next) => (next === text ? assessment : assess(next)))),
  });
  const text: string = useWatch({ control, name: 'text' });
  const assessment: Assessment<Request> = assess(text);
  const reason = firstReason(assessment);
  useEffect(() => {
    // The error follows the facts as well as the text: a balance that arrives later can block an amount.
    if (reason === undefined) clearErrors('text');
    else setError('text', { type: 'rule', message: reason });
  }, [reason, setError, clearErrors]);
  return {
    text,
    setText: useCallback((next: string) => setValue('text', next), [setValue]),
    readText: useCallback(() => getValues('text'), [getValues]),
    assessment,
    error: formState.errors.text?.message || undefined,
    submit: (send) => void handleSubmit(({ text: request }) => send(request))(),
  };
}
