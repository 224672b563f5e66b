import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import {
  amountDecimals,
  isUsedUp,
  maxStakeAmount,
  poolTotal,
  poolQuotaLeft,
  bindingLimit,
  rewardDecimals,
  stakedAmount,
  takenShare,
} from './index.ts';
import { POOL, STATISTICS } from '../../testing/launchpool.ts';

describe('quota (LP-35 to LP-37, AMB-059, AMB-060)', () => {
  it.each(['personalMax', 'leftAmount', 'totalAmount'] as const)('given no %s, then the quota is unknown and blocks nothing', (field) => {
    const pool = { ...POOL, [field]: undefined };
    expect([poolQuotaLeft(pool, decimal('0')), isUsedUp(pool, decimal('0'))]).toEqual([undefined, false]);
  });

  it('given statistics that are late or missing, then the quota is unknown; a pool without a total needs none', () => {
    expect([poolQuotaLeft(POOL, undefined), isUsedUp(POOL, undefined)]).toEqual([undefined, false]);
    expect(poolQuotaLeft({ ...POOL, totalAmount: decimal('0') }, undefined)).toBe('unlimited');
  });

  it.each([
    ['1000', '400', 'unlimited', '0', 'pool'],
    ['1000', '400', '50', '0', 'person'],
    ['1000', '400', '50', '20', 'person'],
    ['1000', '400', '390', '100', 'person'],
    ['1000', '400', '450', '11', 'pool'],
    ['0', '0', 'unlimited', '50', 'none'],
    ['0', '0', '100', undefined, 'person'],
    ['0', '0', '0', '0', 'person-used-up'],
    ['1000', '400', '0', '0', 'person-used-up'],
    ['1000', '400', 'unlimited', '400', 'person-used-up'],
    ['1000', '0', '100', '0', 'pool-used-up'],
    ['1000', '400', '50', undefined, undefined],
  ])('given a total of %s with %s left, a maximum of %s and %j staked, then the limit is of the %j', (total, left, most, staked, limit) =>
    expect(
      bindingLimit(
        { totalAmount: decimal(total), leftAmount: decimal(left), personalMax: most === 'unlimited' ? most : decimal(most) },
        staked === undefined ? undefined : decimal(staked),
      ),
    ).toBe(limit),
  );

  it('reads what is staked: nothing in a pool that is not listed, unknown where a row cannot be read', () => {
    const row = { ...STATISTICS, amount: decimal('5') };
    expect(stakedAmount({ rows: [row], unreadable: [] }, '7')).toBe('5');
    expect(stakedAmount({ rows: [row], unreadable: [] }, '8')).toBe('0');
    expect(stakedAmount({ rows: [row], unreadable: [{}] }, '8')).toBeUndefined();
    expect(stakedAmount(undefined, '7')).toBeUndefined();
  });

  it.each(['available', 'quotaLeft', 'personalLeft'] as const)('given no %s, then the amount of Max is not known (LP-38)', (field) => {
    const known = { available: decimal('50'), quotaLeft: decimal('30'), personalLeft: decimal('20.129'), decimals: 2 };
    expect(maxStakeAmount(known)).toBe('20.12');
    expect(maxStakeAmount({ ...known, [field]: undefined })).toBeUndefined();
  });

  it.each([
    ['0', '0', undefined],
    ['1000', '400', 0.6],
    ['1000', '-5', 1],
    ['1000', '1500', 0],
  ])('given a total of %s with %s left, then the share of %j is drawn', (total, left, share) =>
    expect(takenShare({ totalAmount: decimal(total), leftAmount: decimal(left) })).toBe(share),
  );

  it('names a total of 0 or less as no limit (AMB-060)', () => {
    expect([poolTotal(POOL), poolTotal({ totalAmount: decimal('-1') }), poolTotal({ totalAmount: undefined })]).toEqual([
      '1000',
      'unlimited',
      undefined,
    ]);
  });

  it.each([
    [2, 6, 2, 6],
    [undefined, 6, 6, 6],
    [0, undefined, 0, 0],
    [undefined, undefined, 8, 8],
  ])(
    'given decimal_place %j and precision %j, then amounts have %d decimals and rewards %d (LP-28, AMB-064)',
    (decimalPlace, precision, amounts, rewards) =>
      expect([amountDecimals({ decimalPlace, precision }), rewardDecimals({ decimalPlace, precision })]).toEqual([amounts, rewards]),
  );
});
