import { expand } from './range.ts';

/*
 * Which requirements the product meets so far: the rest is planned, and asked of nothing yet.
 */

/** Ids, ranges of them, and whole groups. */
const BUILT = [
  'UI-01..UI-29',
  'SH-01..SH-65',
  'FM-01..FM-12',
  'FM-17..FM-21',
  'US-01..US-06',
  'US-09',
  'RG-01..RG-07',
  'API-01..API-17',
  'API-27..API-29',
  'API-33',
  'API-37',
  'API-40..API-46',
  'API-48..API-51',
  'API-55',
];

/** Every id that must be proven. */
export const due: ReadonlySet<string> = new Set(BUILT.flatMap(expand));
