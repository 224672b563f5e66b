'use client';
import { useState } from 'react';
import { useDraft } from '../flow/useDraft.ts';

/**
 * A choice that begins with what is offered first and then stays, also when that is offered no longer: only the person moves it.
 *
 * @param first what it begins with; `undefined` while that is not known.
 */
export function useKept(first: string | undefined): readonly [kept: string | undefined, choose: (next: string) => void] {
  const [kept, choose] = useState(first);
  if (kept === undefined && first !== undefined) choose(first);
  return [kept ?? first, choose];
}

/**
 * The same for a choice of a form, which outlives a sign-in as the amount does (SH-05).
 *
 * @param flow names the choice.
 */
export function useKeptChoice(
  first: string | undefined,
  flow: string,
): readonly [kept: string | undefined, choose: (next: string) => void] {
  const [kept, choose] = useKept(first);
  useDraft(
    flow,
    () => (kept === undefined || kept === first ? '' : kept),
    (text) => {
      const back = text === '' ? first : text;
      if (back !== undefined) choose(back);
    },
  );
  return [kept, choose];
}
