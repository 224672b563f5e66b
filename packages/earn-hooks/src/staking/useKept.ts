'use client';
import { useState } from 'react';
import { useDraft } from '../flow/useDraft.ts';

/**
 * A choice that begins with what is offered first and then stays, also when that is offered no longer: only the person moves it.
 *
 * @param first what it begins with; `undefined` while that is not known.
 * @returns the choice, and what moves it; with `undefined` back to what is offered first.
 */
export function useKept(first: string | undefined): readonly [kept: string | undefined, choose: (next: string | undefined) => void] {
  const [kept, choose] = useState(first);
  if (kept === undefined && first !== undefined) choose(first);
  return [kept ?? first, choose];
}

/**
 * The same for a choice of a form, which outlives a sign-in as the amount does (SH-05).
 *
 * @param flow names the choice.
 */
export function useKeptChoice(first: string | undefined, flow: string): ReturnType<typeof useKept> {
  const [kept, choose] = useKept(first);
  useDraft(
    flow,
    () => (kept === first ? '' : (kept ?? '')),
    (text) => choose(text || undefined),
  );
  return [kept, choose];
}
