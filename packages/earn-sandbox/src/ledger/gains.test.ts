import { expect, test } from 'vitest';
import type { Db } from '../database/openDatabase.ts';
import { gainsWithin } from './gains.ts';
import { noteMovement } from './ledger.ts';

test('given payments within a transaction, then what an account gains after a moment is what comes later than it, in the order of time', () => {
  const tx = {} as Db;
  for (const [account, at, amount] of [
    [1, 30, 500n],
    [1, 10, 7n],
    [2, 20, 1000n],
    [1, 20, -40n],
  ] as const)
    noteMovement(tx, account, { at, amount });
  const gains = gainsWithin(tx, [1, 3]);
  const gained = gains.get(1);
  expect([9, 10, 19, 20, 29, 30, 31].map((at) => gained?.(at))).toEqual([467n, 460n, 460n, 500n, 500n, 0n, 0n]);
  expect([gains.get(3)?.(0), gains.get(2)]).toEqual([0n, undefined]);
});
