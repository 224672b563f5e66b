import { expect, it } from 'vitest';
import { autoEarnScope } from './autoEarn.ts';

const listed = (on: number, of: number, total = of) => ({
  rows: Array.from({ length: of }, (_, index) => ({ autoEarn: index < on })),
  unreadable: [],
  total,
});

it.each([
  ['the common switch on and every coin on', true, listed(18, 18), { all: true, coins: 18, listed: 18 }],
  ['the common switch on and one coin off', true, listed(17, 18), { all: false, coins: 17, listed: 18 }],
  ['the common switch on and a coin that cannot be read', true, listed(17, 17, 18), { all: false, coins: 17, listed: 18 }],
  ['the common switch off and some coins on', false, listed(2, 18), { all: false, coins: 2, listed: 18 }],
  ['the common switch off and every coin on', false, listed(18, 18), { all: false, coins: 18, listed: 18 }],
  ['the common switch on before the coins are known', true, undefined, { all: undefined, coins: undefined, listed: undefined }],
  ['no word of the common switch', undefined, listed(3, 18), { all: undefined, coins: 3, listed: 18 }],
])('given %s, then auto-earn is on for all only while it is on for every listed coin (AMB-167)', (_case, common, coins, expected) => {
  expect(autoEarnScope(common, coins)).toEqual(expected);
});
