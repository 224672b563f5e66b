import { expand } from './range.ts';

/*
 * Which requirements the product meets so far: the rest is planned, and asked of nothing yet.
 */

/** Ids and ranges of them. */
const BUILT = [
  'UI-01..UI-29',
  'SH-02..SH-54',
  'SH-56..SH-65',
  'FM-01..FM-12',
  'FM-17..FM-21',
  'FM-25',
  'US-01..US-06',
  'US-09',
  'RG-01..RG-07',
  'API-01..API-17',
  'API-25',
  'API-27',
  'API-29',
  'API-33',
  'API-37',
  'API-40..API-46',
  'API-48..API-51',
  'API-55',
  // Flexible Simple Earn.
  'SE-04',
  'SE-12',
  'SE-25..SE-28',
  'SE-33',
  'SE-35..SE-37',
  'SE-39',
  'SE-44',
  'SE-46',
  'SE-48..SE-56',
  'SE-F-01..SE-F-37',
  'SE-H-02..SE-H-03',
  'SE-H-16..SE-H-21',
  'SE-A-01..SE-A-02',
  'SE-A-11..SE-A-16',
  'SE-P-01..SE-P-15',
] as const;

/** Of what is built, that which is built in part, and what of it is still ahead. */
export const stillAhead: ReadonlyMap<string, string> = new Map([
  ['SH-07', 'staking'],
  ['SH-14', 'the choice of the account a fixed order is redeemed to'],
  ['SH-53', 'staking and renewing a fixed order'],
  ['FM-18', 'the 5 s of the launchpool’s project info'],
  ['FM-19', 'pages of the history, of its daily breakdown and of the auto-earn list'],
  ['FM-20', 'the debounces of staking and of VIP forms'],
  ['FM-25', 'the result event of staking in a launchpool'],
  ['US-05', 'the launchpool; the rule that hides the reward is there'],
  ['US-06', 'staking and the launchpool; the rule that hides the choice is there'],
]);

/** Every id that must be proven. */
export const due: ReadonlySet<string> = new Set(BUILT.flatMap(expand));
