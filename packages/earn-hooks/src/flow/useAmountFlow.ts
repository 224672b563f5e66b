'use client';
import { type Assessment, type Decimal, compare, readDraft, subtract } from '@earnkit/core';
import { useEffect } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { Order, OrderFacts, OrderRequest } from './defineOrder.ts';
import { useAmountForm } from './useAmountForm.ts';
import { type Submission, useSubmission } from './useSubmission.ts';

/** An order of an amount of one coin while it is being made. */
export interface AmountFlow<Request, Receipt> {
  /** The coin. */
  readonly asset: string;
  /** The field's text. */
  readonly amount: string;
  /** Replaces the field's text. */
  readonly setAmount: (text: string) => void;
  /** The amount that Max fills in, the most that is possible; `undefined` while that is not known (AMB-091). */
  readonly max: Decimal | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** Whether it can be sent, and if not, why. */
  readonly assessment: Assessment<Request>;
  /** Where the submission stands. */
  readonly submission: Submission<Request, Receipt>;
  /** Sends what the assessment calls ready; a visitor is asked to sign in. */
  readonly submit: () => void;
  /** Back to an empty form after a success. */
  readonly again: () => void;
  /** Asks to sign in and keeps what was typed. */
  readonly signIn: () => void;
}

/** What differs between two amount flows. */
export interface AmountFlowOptions<Facts extends OrderFacts, Request extends OrderRequest, Receipt, Baseline> {
  /** The kind of order. */
  readonly order: Order<string, Facts, Request, Receipt, Baseline>;
  /** The facts of this render. */
  readonly facts: Facts;
  /** The amount that Max fills in; `undefined` while it is not known. */
  readonly max: Decimal | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** The rule with the facts of this render. */
  readonly assess: (text: string) => Assessment<Request>;
  /** Nothing is sent until the person has confirmed something else, such as a new rate. @default false */
  readonly paused?: boolean;
}

/** An amount flow, and what the hook of a slice needs beside it. */
export interface AmountFlowState<Request, Receipt> {
  /** The form’s amount, its assessment and its submission. */
  readonly flow: AmountFlow<Request, Receipt>;
  /** The typed amount; `undefined` where the text is empty or no amount. */
  readonly typed: Decimal | undefined;
  /** The amount that is ready to be sent, cut to the decimals of the exchange. */
  readonly sent: Decimal | undefined;
  /** The part of the typed amount that is cut off and not sent (FM-08); `undefined` where everything is sent. */
  readonly remainder: Decimal | undefined;
  /** A choice of the person that takes a refusal away: it is about what was sent, not about what is chosen next. */
  readonly anew: <Args extends readonly unknown[]>(choose: (...args: Args) => void) => (...args: Args) => void;
}

/** The form and the one submission of an order of an amount. An error or a sign-in never loses what was typed (SH-05). */
export function useAmountFlow<Facts extends OrderFacts, Request extends OrderRequest, Receipt, Baseline>(
  options: AmountFlowOptions<Facts, Request, Receipt, Baseline>,
): AmountFlowState<Request, Receipt> {
  const { order, facts, max, decimals, assess, paused = false } = options;
  const earn = useEarn();
  const name = order.flow(facts);
  const { text, setText, assessment, submit, keep, drop } = useAmountForm(name, assess);
  const submission = useSubmission(name, order.submission(earn, facts, text));
  const { status, pending, release } = submission;

  // The form or the page may have been opened again since the order was sent. Typed text is never replaced.
  const pendingAmount = pending && 'request' in status ? status.request.amount : undefined;
  useEffect(() => {
    if (pendingAmount !== undefined && text === '') setText(pendingAmount);
  }, [pendingAmount, text, setText]);

  const anew =
    <Args extends readonly unknown[]>(choose: (...args: Args) => void) =>
    (...args: Args): void => {
      if (status.state === 'refused') release();
      choose(...args);
    };
  const signIn = (): void => {
    keep();
    earn.askLogin();
  };
  const draft = readDraft(text);
  const typed = draft === 'empty' ? undefined : draft;
  const sent = assessment.state === 'ready' ? assessment.request.amount : undefined;
  return {
    typed,
    sent,
    remainder: sent && typed && compare(sent, typed) < 0 ? subtract(typed, sent) : undefined,
    anew,
    flow: {
      asset: facts.asset,
      amount: text,
      setAmount: anew(setText),
      max,
      decimals,
      assessment,
      submission,
      submit: () => {
        if (earn.session.state === 'anonymous') return signIn();
        submit((request) => {
          if (paused) return;
          drop();
          submission.submit(request);
        });
      },
      again: () => {
        setText('');
        release();
      },
      signIn,
    },
  };
}
