'use client';
import type { Assessment, Reason } from '@earnkit/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Resolver, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useEarn } from '../provider/earnContext.ts';
import type { Draft } from '../submission/drafts.ts';
import { isSame } from './useDecided.ts';

/** The values of one form: its text and its choices. */
export interface DraftForm<Values extends Draft> {
  /** Names the draft. */
  readonly name: string;
  /** What is decided now. */
  readonly values: Values;
  /** What is decided now, as a draft keeps it. */
  readonly draft: Draft;
  /** The person decides: replaces some values. Never changes identity. */
  readonly set: (next: Partial<Values>) => void;
  /** Fills in the values that are shown first. The person has not decided them, so they are no draft. Never changes identity. */
  readonly begin: (first: Partial<Values>) => void;
  /** Restores a draft that was kept under another name, unless something is decided here. */
  readonly takeBack: (name: string) => void;
  /** Removes the kept draft. Never changes identity. */
  readonly drop: () => void;
  /** React Hook Form, for {@link useRule}. */
  readonly rhf: Pick<UseFormReturn, 'handleSubmit'>;
  /** Sets the resolver of the form, for {@link useRule}. Never changes identity. */
  readonly setResolver: (resolver: Resolver) => void;
}

/** What differs between two forms. */
export interface DraftFormOptions<Values extends Draft> {
  /** Names the draft, such as `flexible.subscribe:USDT`. */
  readonly name: string;
  /** Returns the initial values. Called once. */
  readonly begin: () => Values;
  /** The values at first when no draft was kept. @default those of `begin` */
  readonly given?: Partial<Values> | undefined;
  /** Fields that are not kept in a draft, such as an agreement, which has to be ticked each time. @default none */
  readonly unkept?: readonly (keyof Values & string)[] | undefined;
}

/**
 * The result of a resolver that lets nothing be sent. Its error is not called `root`: React Hook Form 7.54, which our peer range
 * allows, forgets an error of that name and sends.
 */
const nothing = (): Awaited<ReturnType<Resolver>> => ({ values: {}, errors: { rule: { type: 'rule' } } });

/** Turns an assessment into the result of a resolver: only what is `ready` is sent. */
const resolved = (assessment: Assessment<unknown>): Awaited<ReturnType<Resolver>> =>
  assessment.state === 'ready' ? { values: { request: assessment.request }, errors: {} } : nothing();

/**
 * One form on React Hook Form with all that a person decides in it, and its one draft, which outlives a sign-in (SH-05). The rule
 * of {@link useRule} is the form's resolver. The state of sending belongs to the submission, which outlives the form.
 */
export function useDraftForm<Values extends Draft>({ name, begin, given, unkept = [] }: DraftFormOptions<Values>): DraftForm<Values> {
  const { drafts, scope } = useEarn();
  const [first] = useState(begin);
  const [defaultValues] = useState((): FieldValues => ({ ...first, ...(kept(first, drafts.read(name, scope)) ?? given) }));
  const begun = useRef(first);
  const resolver = useRef<Resolver>(nothing);
  const { control, getValues, setValue, handleSubmit } = useForm({
    defaultValues,
    resolver: (...args) => resolver.current(...args),
  });
  const values = useWatch({ control }) as Values;
  const [without] = useState(unkept);
  const write = useCallback(
    (next: Partial<Values>) => {
      for (const [field, value] of Object.entries(next)) setValue(field, value);
    },
    [setValue],
  );
  const drop = useCallback(() => drafts.drop(name, scope), [drafts, name, scope]);
  const set = useCallback(
    (next: Partial<Values>) => {
      write(next);
      // An older draft must not be restored later.
      drop();
    },
    [write, drop],
  );
  const fill = useCallback(
    (next: Partial<Values>) => {
      begun.current = { ...begun.current, ...next };
      write(next);
    },
    [write],
  );
  const decided = useCallback((): Draft | undefined => {
    const now = draftOf(getValues(), without);
    return Object.entries(now).some(([field, value]) => !isSame(value, begun.current[field])) ? now : undefined;
  }, [getValues, without]);
  const takeBack = useCallback(
    (from: string) => {
      // A form that was open before the sign-in restores the person's draft, but never replaces what they have entered since.
      const back = decided() === undefined ? kept(begun.current, drafts.read(from, scope)) : undefined;
      if (back) write(back);
      drafts.drop(from, scope);
    },
    [decided, drafts, scope, write],
  );
  useEffect(() => takeBack(name), [takeBack, name]);
  useEffect(() => {
    const clear = (): void => {
      begun.current = first;
      write(first);
    };
    return drafts.register(name, { read: decided, clear });
  }, [drafts, name, decided, write, first]);
  const draft = draftOf(values, without);
  const setResolver = useCallback((next: Resolver) => {
    resolver.current = next;
  }, []);
  return { name, values, draft, set, begin: fill, takeBack, drop, rhf: { handleSubmit }, setResolver };
}

/** What a draft keeps of the values of a form. */
const draftOf = (values: FieldValues, unkept: readonly string[]): Draft =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !unkept.includes(field)));

/** The values of a draft for which the form has fields; `undefined` when there is no draft. */
function kept<Values extends Draft>(fields: Values, draft: Draft | undefined): Partial<Values> | undefined {
  if (draft === undefined) return undefined;
  const own = Object.entries(draft).filter(([field, value]) => Object.hasOwn(fields, field) && typeof value === typeof fields[field]);
  return Object.fromEntries(own) as Partial<Values>;
}

/**
 * A choice that starts with the first offer and then stays, even when that is no longer offered: only the person changes it.
 *
 * @param first what is offered first; `undefined` while that is not known.
 */
export function useFirstOffer<Values extends Draft>(
  { values, begin }: Pick<DraftForm<Values>, 'values' | 'begin'>,
  field: keyof Values & string,
  first: string | undefined,
): string | undefined {
  const chosen = values[field];
  const open = chosen === '';
  useEffect(() => {
    if (open && first !== undefined) begin({ [field]: first } as Partial<Values>);
  }, [open, first, begin, field]);
  return open || typeof chosen !== 'string' ? first : chosen;
}

/** The result of a rule for a form. */
export interface RuledForm<Values extends Draft, Request> {
  /** The rule's result for what is decided now. */
  readonly assessment: Assessment<Request>;
  /** The errors of the form, each under its field: the first reason that blocks it. */
  readonly errors: { readonly [Field in keyof Values]?: Reason };
  /** Passes the request to `send` when the rule calls it ready, and does nothing otherwise. */
  readonly submit: (send: (request: Request) => void) => void;
}

/**
 * The rule of a form, as the resolver of React Hook Form. An error follows the facts as well as the values: a balance that arrives
 * later can block an amount.
 *
 * @param fieldOf the field that a reason is about.
 * @param assess the rule with the facts of this render.
 */
export function useRule<Values extends Draft, Request>(
  { values, rhf, setResolver }: DraftForm<Values>,
  fieldOf: (reason: Reason) => keyof Values & string,
  assess: (values: Values) => Assessment<Request>,
): RuledForm<Values, Request> {
  const assessment = assess(values);
  const reason = assessment.state === 'blocked' ? assessment.reasons[0] : undefined;
  useEffect(() => {
    setResolver((next) => resolved(assess(next as Values)));
  });
  const errors: { [Field in keyof Values]?: Reason } = {};
  if (reason) errors[fieldOf(reason)] = reason;
  return {
    assessment,
    errors,
    submit: (send) => void rhf.handleSubmit((ready) => send(ready['request'] as Request))(),
  };
}
