'use client';
import type { Assessment } from '@earnkit/core';
import { useCallback } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { useDraft } from './useDraft.ts';
import { type TextForm, useTextForm } from './useTextForm.ts';

/** An amount being typed, which outlives a sign-in. */
export interface AmountForm<Request> extends TextForm<Request> {
  /** Keeps the text, so that it is still there after a sign-in. */
  readonly keep: () => void;
  /** Forgets the kept text. */
  readonly drop: () => void;
}

/**
 * The amount field of a form, without an order: text, what the rule makes of it, and a draft that is kept over a sign-in
 * (SH-05).
 *
 * @param flow names the form, such as `flexible.subscribe:USDT`.
 * @param assess the rule with the facts of this render.
 * @param initial the text to start with where none was kept.
 */
export function useAmountForm<Request>(flow: string, assess: (text: string) => Assessment<Request>, initial?: string): AmountForm<Request> {
  const { drafts, scope } = useEarn();
  const form = useTextForm(assess, drafts.read(flow, scope) ?? initial);
  const { setText: write, readText } = form;
  const drop = useCallback(() => drafts.drop(flow, scope), [drafts, flow, scope]);
  useDraft(flow, readText, write);
  const setText = useCallback(
    (text: string) => {
      write(text);
      // An older draft is not the text to come back to.
      drop();
    },
    [write, drop],
  );
  return { ...form, setText, keep: useCallback(() => drafts.keep(flow, readText()), [drafts, flow, readText]), drop };
}
