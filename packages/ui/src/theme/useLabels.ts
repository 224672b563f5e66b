'use client';

import { createContext, useContext } from 'react';
import type { Labels, UiLabels } from './englishLabels.ts';
import type { Grouping } from '@earnkit/time';
import type { Message } from './message.ts';

/** The labels of the surrounding theme. Omitted labels are English. */
export const LabelsContext = createContext<Partial<UiLabels> | undefined>(undefined);

/** Merged once for each theme and group of labels, because every row of a long table uses the same. */
const merged = new WeakMap<Partial<UiLabels>, Map<object, object>>();

/** The labels of a part in this theme; takes its English labels. */
export function useLabels<English extends Partial<Record<keyof UiLabels, Message>>>(english: English): Readonly<Labels<English>> {
  const own = useContext(LabelsContext);
  if (own === undefined) return english as unknown as Labels<English>;
  let groups = merged.get(own);
  if (!groups) merged.set(own, (groups = new Map()));
  let labels = groups.get(english);
  if (!labels) groups.set(english, (labels = { ...english, ...own }));
  return labels as Labels<English>;
}

/**
 * Labels whose functions always use the given locale and grouping: a part calls them without.
 *
 * @param locale BCP 47 tag whose plural rules they follow.
 * @param grouping how their counts are grouped; `undefined` groups by commas.
 */
export const labelsInLocale = (labels: Partial<UiLabels>, locale: string, grouping: Grouping | undefined): Partial<UiLabels> =>
  Object.fromEntries(
    Object.entries<Message>(labels).map(([name, label]) => [
      name,
      typeof label === 'function' ? (values: Parameters<typeof label>[0]) => label(values, locale, grouping) : label,
    ]),
  );
