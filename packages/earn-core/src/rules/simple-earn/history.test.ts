import { describe, expect, test } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { HistoryRecord } from '../../contract/simple-earn/history.ts';
import { arrivalMoments, historyFigures, historyOrigin, historyProject, redemptionArrival } from './history.ts';

const d = decimal;

const record = (over: Partial<HistoryRecord>): HistoryRecord => ({
  id: '1',
  type: 'subscribe',
  asset: 'USDT',
  amount: d('100'),
  at: 1_710_000_000,
  createdAt: 1_710_000_000,
  finishedAt: undefined,
  mode: undefined,
  subBusiness: undefined,
  lentPrincipal: undefined,
  lentAprFraction: undefined,
  interest: undefined,
  bonusAmount: undefined,
  bonusAsset: undefined,
  voucherPrincipal: undefined,
  voucherInterest: undefined,
  voucherAprFraction: undefined,
  days: undefined,
  aprFraction: undefined,
  ...over,
});

describe('historyFigures', () => {
  test('given a subscription or a redemption, then it is an amount that earned nothing, with the rate of a fixed order (SE-H-01)', () => {
    expect(historyFigures(record({}))).toEqual({ amount: { value: '100' }, aprFraction: undefined, earned: undefined });
    expect(historyFigures(record({ type: 'redeem', aprFraction: d('0.05') }))).toMatchObject({ aprFraction: { value: '0.05' } });
  });

  test('given interest, then it is what was lent, at which rate, and what it earned (SE-H-01)', () => {
    const interest = record({ type: 'interest', lentPrincipal: d('90'), lentAprFraction: d('0.04'), interest: d('0.01') });
    expect(historyFigures(interest)).toEqual({
      amount: { value: '90' },
      aprFraction: { value: '0.04' },
      earned: { value: '0.01', asset: 'USDT' },
    });
  });

  test('given a bonus, then it is earned in the coin of the bonus (SE-H-01)', () => {
    expect(historyFigures(record({ type: 'bonus', bonusAmount: d('2'), bonusAsset: 'GT' })).earned).toEqual({ value: '2', asset: 'GT' });
    expect(historyFigures(record({ type: 'bonus' })).earned).toEqual({ value: '100', asset: 'USDT' });
  });

  test('given what a voucher paid, then it is the raised part, its rate, and what it earned (SE-H-01)', () => {
    const raised = { type: 'rateUp', voucherPrincipal: d('50'), voucherAprFraction: d('0.015'), voucherInterest: d('0.1') } as const;
    expect(historyFigures(record(raised))).toEqual({
      amount: { value: '50' },
      aprFraction: { value: '0.015' },
      earned: { value: '0.1', asset: 'USDT' },
    });
  });

  test.each<[string, Partial<HistoryRecord>, object]>([
    ['an amount alone', {}, { amount: { value: '100' }, earned: undefined }],
    ['a bonus alone', { amount: undefined, bonusAmount: d('2'), bonusAsset: 'GT' }, { earned: { value: '2', asset: 'GT' } }],
    ['interest alone', { amount: undefined, interest: d('2') }, { earned: { value: '2', asset: 'USDT' } }],
    ['what a voucher paid alone', { amount: undefined, voucherInterest: d('2') }, { earned: { value: '2', asset: 'USDT' } }],
    ['two candidates', { bonusAmount: d('2'), bonusAsset: 'GT' }, { amount: { value: undefined }, earned: undefined }],
    [
      'two candidates for what was earned',
      { amount: undefined, interest: d('1'), bonusAmount: d('2') },
      { amount: { value: undefined }, earned: undefined },
    ],
    ['an amount that may be of the bonus', { bonusAsset: 'GT' }, { amount: { value: undefined }, earned: undefined }],
    ['nothing', { amount: undefined }, { amount: { value: undefined }, earned: undefined }],
  ])(
    'given a kind that is not known and %s, then the coin is that of the field, and none of two is shown (AMB-170)',
    (_case, over, figures) => {
      expect(historyFigures(record({ type: 'unknown', ...over }))).toMatchObject(figures);
    },
  );

  test('given a figure that the exchange leaves out, then it is unknown and not missing', () => {
    expect(historyFigures(record({ type: 'interest' }))).toEqual({
      amount: { value: undefined },
      aprFraction: { value: undefined },
      earned: { value: undefined, asset: 'USDT' },
    });
  });
});

test.each([
  [11, 'launchpad'],
  [12, 'launchpool'],
  [0, undefined],
  [undefined, undefined],
] as const)('given the business %s, then its project is %s (SE-H-03, AMB-092)', (subBusiness, project) => {
  expect(historyProject({ subBusiness })).toBe(project);
});

test.each([
  ['auto', 'auto'],
  ['renewal-sold-out', 'renewal-sold-out'],
  ['manual', undefined],
  ['matured', undefined],
  ['constructor', undefined],
  [undefined, undefined],
] as const)('given the mode %s, then what is said of it is %s (AMB-092, AMB-153)', (mode, origin) => {
  expect(historyOrigin({ mode })).toBe(origin);
});

describe('redemptionArrival', () => {
  const NOW = 1_710_000_000;
  test.each([
    ['arrived', { finishedAt: NOW }, { state: 'arrived', at: NOW }],
    ['is to come', { finishedAt: NOW + 1 }, { state: 'on-the-way', at: NOW + 1 }],
    ['is not named and the record is new', { at: NOW - 7199 }, { state: 'on-the-way', at: undefined }],
    ['is not named and the record is old', { at: NOW - 7200 }, undefined],
    ['is of another kind', { type: 'interest' as const, finishedAt: NOW }, undefined],
  ])('given an arrival that %s, then it is said, and what is not known is not (AMB-152)', (_case, over, message) => {
    const row = record({ type: 'redeem', ...over });
    expect(redemptionArrival(row, NOW)).toEqual(message);
    for (const at of arrivalMoments(row)) expect(redemptionArrival(row, at - 1)).not.toEqual(redemptionArrival(row, at));
  });

  test.each<[string, Partial<HistoryRecord>, readonly number[]]>([
    ['that names its arrival', { finishedAt: NOW + 9 }, [NOW + 9]],
    ['that names only when it was made', { finishedAt: undefined, at: NOW }, [NOW + 7200]],
    ['that names no time', { finishedAt: undefined, at: undefined }, []],
    ['of another kind', { type: 'interest', finishedAt: NOW + 9 }, []],
  ])('given a record %s, then these are the moments at which something else is said of it', (_case, over, moments) => {
    expect(arrivalMoments(record({ type: 'redeem', ...over }))).toEqual(moments);
  });
});
