'use client';
import { type Assessment, type Decimal, type Reason, compare, readDraft, subtract } from '@earnkit/core';
import { useEffect } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { Order, OrderFacts, OrderFields, OrderRequest } from './defineOrder.ts';
import type { Draft } from '../submission/drafts.ts';
import { countOf } from '../submission/pendingOrders.ts';
import { type DraftForm, useDraftForm, useRule } from './useDraftForm.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** The form of an order of an amount or of units. */
export interface OrderForm<Request, Receipt> {
  /** The coin. */
  readonly asset: string;
  /** The text of the typed field. */
  readonly amount: string;
  /** Replaces the text of the typed field. */
  readonly setAmount: (text: string) => void;
  /** The amount that Max fills in, the largest possible; `undefined` while it is not known (AMB-091). */
  readonly max: Decimal | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** Whether it can be sent, and if not, why. */
  readonly assessment: Assessment<Request>;
  /** The error of the typed field; `undefined` when there is none. */
  readonly error: Reason | undefined;
  /** The submission of the order. */
  readonly submission: Submission<Request, Receipt>;
  /** Sends the request of a `ready` assessment; a visitor is asked to sign in. */
  readonly submit: () => void;
  /** Returns to an empty field after a success. */
  readonly again: () => void;
  /** Asks to sign in and keeps what was decided. */
  readonly signIn: () => void;
}

/** What differs between two forms of an order. */
export interface OrderFormOptions<Values extends Draft, Request> {
  /** What the person decides, as {@link useOrderDraft} gives it. */
  readonly form: DraftForm<Values>;
  /** The order's rule: whether what is decided can be sent, and if not, why. */
  readonly assess: (values: Values) => Assessment<Request>;
  /** What Max fills in; `undefined` while it is not known. */
  readonly max: Decimal | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** Whether something changed since the person decided: nothing is sent before they accept it. @default false */
  readonly changed?: boolean;
}

/** The form of an order, and what the hook of a product needs beside it. */
export interface OrderFormState<Values, Request, Receipt> {
  /** What the form shows of the order. */
  readonly flow: OrderForm<Request, Receipt>;
  /** The errors of the form, each under its field. */
  readonly errors: { readonly [Field in keyof Values]?: Reason };
  /** What is typed; `undefined` where the text is empty or no number. */
  readonly typed: Decimal | undefined;
  /** What is ready to be sent, cut to the decimals of the exchange. */
  readonly sent: Decimal | undefined;
  /** The part of what is typed that is cut off and not sent (FM-08); `undefined` where everything is sent. */
  readonly remainder: Decimal | undefined;
  /** Changes a choice. It clears a refusal, which is about the order that was sent and not about the next one. */
  readonly choose: (next: Partial<Values>) => void;
}

/**
 * The form of an order with all its values and its one draft.
 *
 * @param about names what the form is about, such as a coin; not what is chosen in the form.
 * @param given initial values in addition to those of the order, such as the voucher of an offer. @default none
 */
export function useOrderDraft<Values extends Draft>(
  { name, form: { begin, unkept } }: { readonly name: string; readonly form: Pick<OrderFields<Values>, 'begin' | 'unkept'> },
  about: string,
  given?: Partial<Values>,
): DraftForm<Values> {
  return useDraftForm<Values>({ name: `${name}:${about}`, begin: () => ({ ...begin(), ...given }), unkept });
}

/**
 * The form and the one submission of an order. The rule is the form's resolver. Neither an error nor a sign-in loses the form's
 * values (SH-05).
 *
 * @param facts the order's facts in this render, in addition to the form's values.
 */
export function useOrderForm<
  Values extends Draft,
  Facts extends OrderFacts,
  Request extends OrderRequest,
  Receipt extends OrderRequest,
  Baseline,
>(
  order: Order<string, Facts, Request, Receipt, Baseline, Values>,
  facts: Facts,
  { form, assess, max, decimals, changed = false }: OrderFormOptions<Values, Request>,
): OrderFormState<Values, Request, Receipt> {
  const earn = useEarn();
  const name = order.flow(facts);
  const { field = 'amount', fieldOf = () => field } = order.form;
  const { assessment, errors, submit } = useRule(form, fieldOf, assess);
  const submission = useSubmission(name, order.submission(earn, facts, form));
  const { status, pending, release } = submission;
  const { set, drop, takeBack } = form;
  const value = form.values[field];
  const text = typeof value === 'string' ? value : '';

  // An order that was refused after a reload is kept under its own name.
  useEffect(() => takeBack(name), [takeBack, name]);
  // The form or the page may have been opened again since the order was sent. Typed text is never replaced.
  const sending = pending && 'request' in status ? countOf(status.request) : undefined;
  useEffect(() => {
    if (sending !== undefined && text === '') set(textOf(field, sending));
  }, [sending, text, set, field]);

  const choose = (next: Partial<Values>): void => {
    if (status.state === 'refused') release();
    set(next);
  };
  const draft = readDraft(text);
  const typed = draft === 'empty' ? undefined : draft;
  const sent = assessment.state === 'ready' ? countOf(assessment.request) : undefined;
  return {
    errors,
    typed,
    sent,
    remainder: sent && typed && compare(sent, typed) < 0 ? subtract(typed, sent) : undefined,
    choose,
    flow: {
      asset: facts.asset,
      amount: text,
      setAmount: (next) => choose(textOf(field, next)),
      max,
      decimals,
      assessment,
      error: errors[field],
      submission,
      submit: () => {
        if (earn.session.state === 'anonymous') return earn.askLogin();
        submit((request) => {
          if (changed) return;
          drop();
          submission.submit(request);
        });
      },
      again: () => {
        set(textOf(field, ''));
        release();
      },
      signIn: earn.askLogin,
    },
  };
}

/** The typed field of a form, which holds text. */
const textOf = <Values extends Draft>(field: keyof Values & string, text: string): Partial<Values> =>
  ({ [field]: text }) as Record<string, string> as Partial<Values>;
