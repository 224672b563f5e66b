'use client';
import { createContext, useContext } from 'react';

/**
 * How whole digits are grouped: `comma` 1,234,567.5, `space` 1 234 567.5 with a narrow space that does not break, `apostrophe` 1’234’567.5,
 * for pages read from left to right, `lakh` 12,34,567.5 as in India, `none` 1234567.5. The decimal mark is a point in each of them.
 */
export type Grouping = 'comma' | 'space' | 'apostrophe' | 'lakh' | 'none';

/** The grouping of the surrounding theme; `undefined` where none is set. */
export const GroupingContext = createContext<Grouping | undefined>(undefined);

/** The grouping of the surrounding theme; `undefined` where none is set, which groups by commas. */
export const useGrouping = (): Grouping | undefined => useContext(GroupingContext);

const MARKS: Readonly<Record<Grouping, string>> = { comma: ',', space: '\u202f', apostrophe: '\u2019', lakh: ',', none: '' };

/** The places after a mark between groups of digits, where a long number may wrap. */
export const AFTER_MARK = /(?<=[,\u202f\u2019])/;

/** Decimal text with its whole digits grouped; `-1234.5` is `-1,234.5`. */
export function groupDigits(text: string, grouping: Grouping = 'comma'): string {
  const [whole = '', ...rest] = text.split('.');
  const ends = grouping === 'lakh' ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return [whole.replace(ends, MARKS[grouping]), ...rest].join('.');
}
