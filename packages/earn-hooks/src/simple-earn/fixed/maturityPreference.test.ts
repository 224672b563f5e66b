import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keepMaturity, readMaturity } from './maturityPreference.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  });
});

describe('the stored choice for maturity', () => {
  test('is no renewal and flexible Simple Earn where nothing is stored (SE-30, SE-31)', () => {
    expect(readMaturity()).toEqual({ reinvest: false, redeemAccount: 'flexible' });
  });

  test.each([
    { reinvest: true, redeemAccount: 'spot' },
    { reinvest: false, redeemAccount: 'spot' },
    { reinvest: false, redeemAccount: 'flexible' },
  ] as const)('is read as it was kept: %o', (choice) => {
    keepMaturity(choice);
    expect(readMaturity()).toEqual(choice);
  });

  test('travels as 0 and 1 (SE-30, SE-31)', () => {
    keepMaturity({ reinvest: true, redeemAccount: 'spot' });
    expect([...stored.values()]).toEqual(['1', '0']);
  });

  test('is the default where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    keepMaturity({ reinvest: true, redeemAccount: 'spot' });
    expect(readMaturity()).toEqual({ reinvest: false, redeemAccount: 'flexible' });
  });
});
