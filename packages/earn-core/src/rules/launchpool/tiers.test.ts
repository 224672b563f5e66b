import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { VolumeTier } from '../../contract/launchpool/index.ts';
import { addsToRewards, countedAddition, countedStake, eligibilityTiers, missingVolume, rewardLimit } from './index.ts';

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

  it('given tiers that cannot be read in any place, then they come first', () => {
    const unread = { volume: undefined, stakeLimit: undefined };
    const volumes = (...all: readonly VolumeTier[]) => eligibilityTiers({ tiers: all, userVolume: undefined }).map(({ volume }) => volume);
    const [high, low] = tiers as [VolumeTier, VolumeTier];
    for (const order of [
      [unread, high, low, unread],
      [high, unread, low, unread],
      [low, high, unread, unread],
    ])
      expect(volumes(...order)).toEqual([undefined, undefined, '5000', '10000']);
  });

  it('given a tier with a limit below zero, then how much counts is not known', () => {
    expect(rewardLimit({ tiers: [{ volume: decimal('0'), stakeLimit: decimal('-1') }], userVolume: decimal('5') })).toBeUndefined();
    expect(countedAddition(decimal('100'), undefined, decimal('5'))).toBeUndefined();
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

  const limits = [
    { volume: decimal('5000'), stakeLimit: decimal('400') },
    { volume: decimal('50000'), stakeLimit: decimal('2000') },
  ];
  it.each([
    ['4999.99', '0', '0', '500', false],
    ['5000', '400', '400', '100', true],
    ['50000', '2000', '500', '0', true],
  ])(
    'given a volume of %s, then up to %s counts: %s of a first stake of 500, and %s does not (AMB-166)',
    (volume, limit, counted, uncounted, adds) => {
      const found = rewardLimit({ tiers: limits, userVolume: decimal(volume) });
      expect(found).toBe(limit);
      expect(countedAddition(found, decimal('0'), decimal('500'))).toEqual({ counted, uncounted });
      expect(addsToRewards(found, decimal('0'))).toBe(adds);
    },
  );

  it('given an earlier stake that uses up the limit, then nothing of what is added counts (AMB-166)', () => {
    expect(countedAddition(decimal('400'), decimal('400'), decimal('10'))).toEqual({ counted: '400', uncounted: '10' });
    expect([addsToRewards(decimal('400'), decimal('400')), addsToRewards(decimal('400'), decimal('399'))]).toEqual([false, true]);
    expect(countedAddition('unlimited', decimal('400'), decimal('10'))).toEqual({ counted: '410', uncounted: '0' });
  });

  it('given what is not known, then nothing is claimed to count or not; below the first tier nothing counts whatever is staked', () => {
    expect(rewardLimit({ tiers: limits, userVolume: undefined })).toBeUndefined();
    expect(rewardLimit({ tiers: [...limits, { volume: undefined, stakeLimit: undefined }], userVolume: decimal('1') })).toBeUndefined();
    expect(rewardLimit({ tiers: [{ volume: decimal('1'), stakeLimit: undefined }], userVolume: decimal('1') })).toBeUndefined();
    expect(rewardLimit({ tiers: [], userVolume: undefined })).toBe('unlimited');
    expect([countedStake(undefined, decimal('1')), countedStake(decimal('1'), undefined)]).toEqual([undefined, undefined]);
    expect(countedAddition(decimal('400'), undefined, decimal('10'))).toBeUndefined();
    expect([addsToRewards(decimal('0'), undefined), addsToRewards('unlimited', undefined)]).toEqual([false, true]);
    expect([addsToRewards(undefined, decimal('1')), addsToRewards(decimal('400'), undefined)]).toEqual([undefined, undefined]);
  });
});
