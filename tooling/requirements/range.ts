/** What stands before the number: `SE-F-` of `SE-F-03`. */
export const groupOf = (id: string): string => id.slice(0, id.lastIndexOf('-') + 1);

/**
 * `UI-01..UI-03` as the ids it means; one id is itself.
 *
 * @throws RangeError where the two ends are of different groups, or the first comes after the last.
 */
export function expand(range: string): string[] {
  const [from = '', to = from] = range.split('..');
  const group = groupOf(from);
  const digits = from.slice(group.length);
  const [first, last] = [Number(digits), Number(to.slice(group.length))];
  if (digits === '' || groupOf(to) !== group || !(first <= last)) throw new RangeError(`${range} is no range of ids.`);
  return Array.from({ length: last - first + 1 }, (_, index) => group + String(first + index).padStart(digits.length, '0'));
}
