import { formatExact, parseDecimal } from '@earnkit/core';
import type { MessageValues } from './formatMessage.ts';

/** What rules and hooks fill in: plain digits and names. */
export type PlainValues = Readonly<Record<string, string>>;

/** Values that count something, for plurals. */
const COUNTS: ReadonlySet<string> = new Set(['seconds', 'days', 'months', 'count']);

/** Values of a rule or a hook as a person reads them: amounts with every digit and grouped, counts as numbers. */
export function presentValues(values: PlainValues = {}): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      if (name === 'amount') return [name, formatExact(parseDecimal(value))];
      return [name, COUNTS.has(name) && /^\d{1,9}$/.test(value) ? Number(value) : value];
    }),
  );
}
