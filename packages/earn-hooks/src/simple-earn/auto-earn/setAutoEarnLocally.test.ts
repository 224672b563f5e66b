import { describe, expect, it } from 'vitest';
import { autoEarn } from '@earnkit/core/simple-earn/contract';
import { statusWith } from './setAutoEarnLocally.ts';

describe('statusWith', () => {
  const status = { byAsset: { A: false, B: true }, global: false };
  it('sets one coin', () => expect(statusWith(status, { asset: 'A', on: true })).toEqual({ byAsset: { A: true, B: true }, global: false }));
  it('sets all coins and the global switch', () =>
    expect(statusWith(status, { asset: autoEarn.ALL_ASSETS, on: true })).toEqual({ byAsset: { A: true, B: true }, global: true }));
});
