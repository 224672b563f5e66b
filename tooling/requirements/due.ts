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

/*
 * Which requirements the product meets so far: the rest is planned, and asked of nothing yet.
 */

/** Ids and ranges of them. */
const BUILT = [
  'UI-01..UI-29',
  'SH-01..SH-54',
  'SH-55..SH-65',
  'FM-01..FM-12',
  'FM-17..FM-21',
  'FM-25',
  'US-01..US-06',
  'US-09',
  'RG-01..RG-07',
  'API-01..API-17',
  'API-25',
  'API-27..API-60',
  // The launchpool.
  'LP-01..LP-59',
  'CD-01..CD-06',
  'HA-01..HA-04',
  'US-07..US-08',
  'API-18..API-26',
  // Simple Earn.
  'SE-01..SE-57',
  'SE-F-01..SE-F-37',
  'SE-X-01..SE-X-66',
  'SE-V-01..SE-V-09',
  'SE-H-01..SE-H-21',
  'SE-A-01..SE-A-16',
  'SE-P-01..SE-P-15',
  'SE-S-01..SE-S-04',
  // Staking.
  'ST-01..ST-105',
  'FM-13..FM-16',
  'API-61..API-72',
  // Private wealth, soft staking, and what dual investment has: constants.
  'PW-01..PW-22',
  'SS-01..SS-10',
  'API-73..API-77',
  'FM-22..FM-24',
] as const;

/** Of what is built, that which is built in part, and what of it is still ahead. */
export const stillAhead: ReadonlyMap<string, string> = new Map<string, string>();

/** Every id that must be proven. */
export const due: ReadonlySet<string> = new Set(BUILT.flatMap(expand));
