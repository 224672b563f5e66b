/**
 * How the whole digits of a figure are grouped: `comma` 1,234,567.5 (FM-01), `space` 1 234 567.5 with a narrow space that does not break,
 * `apostrophe` 1’234’567.5, for pages read from left to right, `lakh` 12,34,567.5 as in India, `none` 1234567.5. The decimal mark is a point
 * in each of them.
 */
export type Grouping = 'comma' | 'space' | 'apostrophe' | 'lakh' | 'none';

const MARKS: Readonly<Record<Grouping, string>> = { comma: ',', space: '\u202f', apostrophe: '\u2019', lakh: ',', none: '' };

/** Decimal text with its whole digits grouped; `-1234.5` is `-1,234.5`. */
export function groupDigits(digits: string, grouping: Grouping = 'comma'): string {
  const [whole = '', rest] = digits.split('.');
  const text = whole.replace(grouping === 'lakh' ? /\B(?=(\d\d)*\d{3}$)/g : /\B(?=(\d{3})+$)/g, MARKS[grouping]);
  return rest === undefined ? text : `${text}.${rest}`;
}
