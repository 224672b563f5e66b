'use client';
import type { Assessment } from '@earnkit/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';

/** Longest text a field takes; no amount or rate is longer. */
const MAX_LENGTH = 80;

/** The schema of a field: whatever a rule calls ready is its output, whatever it blocks is an error of the field. */
const schemaOf = <Request>(assess: (text: string) => Assessment<Request>) =>
  v.object({
    text: v.pipe(
      v.string(),
      v.maxLength(MAX_LENGTH),
      v.rawTransform<string, Request>(({ dataset, addIssue, NEVER }) => {
        const judged = assess(dataset.value);
        if (judged.state === 'ready') return judged.request;
        addIssue({ message: judged.state === 'blocked' ? (judged.reasons[0]?.key ?? judged.state) : judged.state });
        return NEVER;
      }),
    ),
  });

/** One field that a rule judges. */
export interface TextForm<Request> {
  /** The field's text. */
  readonly text: string;
  /** Replaces the text. Never changes identity. */
  readonly setText: (text: string) => void;
  /** Reads the text as it is now, without drawing anew. Never changes identity. */
  readonly readText: () => string;
  /** What the rule makes of the text. */
  readonly assessment: Assessment<Request>;
  /** Hands the request on when the rule calls it ready, and does nothing otherwise. */
  readonly submit: (send: (request: Request) => void) => void;
}

/**
 * A form of one text field on React Hook Form. Its valibot schema runs the rule, so nothing that the rule does not call ready
 * leaves the form.
 *
 * @param assess the rule with the facts of this render.
 * @param initial the text to begin with.
 */
export function useTextForm<Request>(assess: (text: string) => Assessment<Request>, initial = ''): TextForm<Request> {
  const { control, setValue, getValues, handleSubmit } = useForm({
    defaultValues: { text: initial },
    resolver: valibotResolver(schemaOf(assess)),
  });
  const text = useWatch({ control, name: 'text' });
  return {
    text,
    setText: useCallback((next: string) => setValue('text', next), [setValue]),
    readText: useCallback(() => getValues('text'), [getValues]),
    assessment: assess(text),
    submit: (send) => void handleSubmit(({ text: request }) => send(request))(),
  };
}
