import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal/decimal.ts';
import { eligibilityTiers, missingVolume } from './rules.ts';

describe('tiers of trading volume (LP-47, LP-56, AMB-070, AMB-074)', () => {
  const tiers = ['10000', '5000'].map((volume) => ({ volume: decimal(volume), stakeLimit: decimal('100') }));
  it('sorts the tiers by volume and says which are reached', () => {
    const pool = { tiers: [...tiers, { volume: undefined, stakeLimit: undefined }], userVolume: decimal('5000') };
    expect(eligibilityTiers(pool).map(({ level, volume, reached }) => [level, volume, reached])).toEqual([
      [1, undefined, undefined],
      [2, '5000', true],
      [3, '10000', false],
    ]);
  });

  it('given a tier that cannot be read, then it may be the first one, and no alert claims that volume is missing', () => {
    expect(missingVolume({ tiers, userVolume: decimal('4999') })).toBe('5000');
    expect(missingVolume({ tiers: [...tiers, { volume: undefined, stakeLimit: undefined }], userVolume: decimal('4999') })).toBeUndefined();
  });

  it('given no tiers or an unknown volume, then no alert claims that volume is missing', () => {
    expect([missingVolume({ tiers: [], userVolume: decimal('0') }), missingVolume({ tiers, userVolume: undefined })]).toEqual([
      undefined,
      undefined,
    ]);
  });
});
