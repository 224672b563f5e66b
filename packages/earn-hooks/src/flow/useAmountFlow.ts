'use client';
import { type Assessment, type Decimal, readDraft } from '@earnkit/core';
import { useEffect } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import type { OrderFlowName, OrderRequest } from './orderSubmission.ts';
import type { SubmissionSpec } from './submission.ts';
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
  /** Fills in the most that is possible; `undefined` while that is not known (AMB-091). */
  readonly setMax: (() => void) | undefined;
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
export interface AmountFlowOptions<Request, Receipt, Baseline> {
  /** The coin. */
  readonly asset: string;
  /** Names the submission and the draft. */
  readonly flow: OrderFlowName;
  /** What Max fills in; `undefined` while it is not known. */
  readonly max: Decimal | undefined;
  /** Decimals that can be typed. */
  readonly decimals: number;
  /** The rule with the facts of this render. */
  readonly assess: (text: string) => Assessment<Request>;
  /** How the order is sent. @param typed the field's text, uncut. */
  readonly submissionOf: (typed: string) => SubmissionSpec<Request, Receipt, Baseline>;
  /** Nothing is sent before the person has confirmed something else, such as a new rate. @default false */
  readonly paused?: boolean;
}

/** An amount flow, and what the hook of a slice needs beside it. */
export interface AmountFlowState<Request, Receipt> {
  readonly flow: AmountFlow<Request, Receipt>;
  /** The typed amount; `undefined` where the text is empty or no amount. */
  readonly typed: Decimal | undefined;
  /** The amount that is ready to be sent, cut to what the exchange takes. */
  readonly sent: Decimal | undefined;
}

/** The form and the one submission of an order of an amount. Nothing typed is lost by an error or a sign-in (SH-05). */
export function useAmountFlow<Request extends OrderRequest, Receipt, Baseline>(
  options: AmountFlowOptions<Request, Receipt, Baseline>,
): AmountFlowState<Request, Receipt> {
  const { asset, flow, max, decimals, assess, submissionOf, paused = false } = options;
  const { session, askLogin } = useEarn();
  const { text, setText, assessment, submit, keep, drop } = useAmountForm(flow, assess);
  const submission = useSubmission(flow, submissionOf(text));
  const { status, pending, release } = submission;

  // The form, or the page, may have been opened anew since the order was sent. What somebody typed is never replaced.
  const pendingAmount = pending && 'request' in status ? status.request.amount : undefined;
  useEffect(() => {
    if (pendingAmount !== undefined && text === '') setText(pendingAmount);
  }, [pendingAmount, text, setText]);

  const setAmount = (next: string): void => {
    // A refusal is about the amount that was sent, not about the next one.
    if (status.state === 'refused') release();
    setText(next);
  };
  const signIn = (): void => {
    keep();
    askLogin();
  };
  const draft = readDraft(text);
  return {
    typed: draft === 'empty' ? undefined : draft,
    sent: assessment.state === 'ready' ? assessment.request.amount : undefined,
    flow: {
      asset,
      amount: text,
      setAmount,
      setMax: max === undefined ? undefined : () => setAmount(max),
      decimals,
      assessment,
      submission,
      submit: () => {
        if (session.state === 'anonymous') return signIn();
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
