'use client';

import { createContext, useContext } from 'react';
import type { UiLabels } from './labels.ts';

/** What the theme around says; what it leaves out is English. */
export const LabelsContext = createContext<Partial<UiLabels> | undefined>(undefined);

/** Put together once for each theme and group of words: a long table asks for the same in every row. */
const known = new WeakMap<Partial<UiLabels>, Map<Partial<UiLabels>, Partial<UiLabels>>>();

/** The words in use here, of the groups a part names by their English. */
export function useLabels<English extends Partial<UiLabels>>(english: English): { readonly [Label in keyof English]: string } {
  const own = useContext(LabelsContext);
  if (own === undefined) return english as { [Label in keyof English]: string };
  let groups = known.get(own);
  if (!groups) known.set(own, (groups = new Map()));
  let words = groups.get(english);
  if (!words) groups.set(english, (words = { ...english, ...own }));
  return words as { [Label in keyof English]: string };
}
