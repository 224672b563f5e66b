'use client';
import { readDraft } from '@earnkit/core';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { useEarn } from '../provider/earnContext.ts';

const amountDraft = v.object({
  amount: v.pipe(
    v.string(),
    v.maxLength(80),
    v.check((text) => {
      const amount = readDraft(text);
      return amount !== undefined && amount !== 'empty';
    }),
  ),
});

/** An amount being typed. */
export interface AmountDraft {
  /** The field's text, as it is typed. */
  readonly amount: string;
  /** Replaces the text. */
  readonly setAmount: (text: string) => void;
  /** Hands the text on when it is an amount at all; whether it may be sent is for the rules. */
  readonly confirm: (send: (amount: string) => void) => void;
  /** Puts the text aside, so that it is still there after signing in. */
  readonly keep: () => void;
  /** What was put aside is no longer wanted. */
  readonly drop: () => void;
}

/**
 * The text of an amount field as a form. A text put aside before a sign-in is taken back.
 *
 * @param flow names the form, such as `flexible.subscribe:USDT`.
 */
export function useAmountDraft(flow: string): AmountDraft {
  const { drafts, scope } = useEarn();
  const { control, setValue, getValues, handleSubmit } = useForm({
    defaultValues: { amount: drafts.read(flow, scope) ?? '' },
    resolver: valibotResolver(amountDraft),
  });
  const drop = useCallback(() => drafts.drop(flow, scope), [drafts, flow, scope]);
  useEffect(() => {
    // A form that stood open for a visitor takes back what the person typed before, too.
    const waiting = drafts.read(flow, scope);
    if (waiting !== undefined && getValues('amount') === '') setValue('amount', waiting);
    drop();
  }, [drafts, flow, scope, getValues, setValue, drop]);
  useEffect(
    () => drafts.register(flow, { read: () => getValues('amount'), clear: () => setValue('amount', '') }),
    [drafts, flow, getValues, setValue],
  );
  const amount = useWatch({ control, name: 'amount' });
  const setAmount = useCallback(
    (text: string) => {
      setValue('amount', text);
      // A text put aside while this form stayed open is not the one to come back to.
      drop();
    },
    [setValue, drop],
  );
  const confirm = useCallback((send: (text: string) => void) => void handleSubmit((draft) => send(draft.amount))(), [handleSubmit]);
  const keep = useCallback(() => drafts.keep(flow, getValues('amount')), [drafts, flow, getValues]);
  return { amount, setAmount, confirm, keep, drop };
}
