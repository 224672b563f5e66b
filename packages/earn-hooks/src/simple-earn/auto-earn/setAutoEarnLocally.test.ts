import { describe, expect, it } from 'vitest';
import { autoEarn, decimal } from '@earnkit/core';
import { statusWith, withAutoEarn } from './setAutoEarnLocally.ts';

const row = (asset: string, on: boolean) => ({ asset, autoEarn: on, amount: decimal('1') });
const rows = [row('A', false), row('B', true), row('C', false)];
const flags = (list: readonly { autoEarn: boolean }[]) => list.map((item) => item.autoEarn);

describe('V-AE: the list after a change', () => {
  it('all on sets every row on', () => expect(flags(withAutoEarn(rows, autoEarn.ALL_ASSETS, true))).toEqual([true, true, true]));
  it('all off sets every row off', () => expect(flags(withAutoEarn(rows, autoEarn.ALL_ASSETS, false))).toEqual([false, false, false]));

  it('touches one row alone, and leaves the others the very same objects', () => {
    const after = withAutoEarn(rows, 'A', true);
    expect(flags(after)).toEqual([true, true, false]);
    expect(after[1]).toBe(rows[1]);
    expect(after[2]).toBe(rows[2]);
  });

  it('changes nothing for a coin that is not listed', () => expect(withAutoEarn(rows, 'Z', true).every((item, index) => item === rows[index])).toBe(true));
});

describe('statusWith', () => {
  const status = { byAsset: { A: false, B: true }, global: false };
  it('sets one coin', () => expect(statusWith(status, 'A', true)).toEqual({ byAsset: { A: true, B: true }, global: false }));
  it('sets all coins and the global switch', () => expect(statusWith(status, autoEarn.ALL_ASSETS, true)).toEqual({ byAsset: { A: true, B: true }, global: true }));
});
