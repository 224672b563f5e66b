import { knownTotal } from '../endpoint/knownTotal.ts';
import type { UnreadableField } from '../endpoint/wire.ts';

/** From here on a number is taken for milliseconds: as seconds it would be after the year 5138. */
const MILLISECONDS = 100_000_000_000;

/** What is wrong with a value that a handler gave; the compiler says it before, except in JavaScript and behind a cast. */
function problemOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'number':
      if (Number.isNaN(value)) return 'is NaN';
      if (!Number.isSafeInteger(value))
        return 'is a number that is not whole: amounts and rates are text, made by `decimal` or `parseDecimal`';
      return Math.abs(value) < MILLISECONDS ? undefined : 'is a number beyond any moment: moments are unix seconds, not milliseconds';
    case 'object':
      return Object.prototype.toString.call(value) === '[object Date]' ? 'is a Date: moments are unix seconds' : undefined;
    case 'function':
    case 'symbol':
    case 'bigint':
      return `is a ${typeof value}`;
    default:
      return undefined;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/**
 * Completes the answer of a handler: lists get the `unreadable` that was left out, and only a total that can be right.
 *
 * @returns the copy, or as `broken` the first value that no answer can have.
 */
export function checkAnswer(answer: unknown): { readonly data: unknown } | { readonly broken: UnreadableField } {
  let broken: UnreadableField | undefined;
  const copy = (value: unknown, path: readonly string[]): unknown => {
    const problem = problemOf(value);
    if (problem !== undefined) broken ??= { field: path.join('.'), problem };
    if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, String(index)]));
    if (!isObject(value)) return value;
    const fields = Object.fromEntries(Object.entries(value).map(([name, field]) => [name, copy(field, [...path, name])]));
    const { rows, unreadable = [], total } = fields;
    if (!Array.isArray(rows)) return fields;
    const sent = rows.length + (Array.isArray(unreadable) ? unreadable.length : 0);
    return { ...fields, unreadable, total: knownTotal(typeof total === 'number' ? total : undefined, sent) };
  };
  const data = copy(answer, []);
  return broken === undefined ? { data } : { broken };
}
