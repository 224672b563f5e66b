import { DAY, HOUR } from '@earnkit/time';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Decimal, ZERO, add, decimal, multiply } from '../../decimal.ts';
import { allocationOf } from './portfolio.ts';
import { autoEarnScope, withAutoEarn } from './autoEarn.ts';
import { aprTrend, assessMinLendApr, minAprBounds } from './apr.ts';

const d = decimal;
const PRICES: Readonly<Record<string, Decimal>> = { USDT: d('1'), BTC: d('100000'), ETH: d('3000') };
const valueOf = (asset: string, amount: Decimal | undefined): Decimal | undefined => {
  const price = PRICES[asset];
  return amount && price && multiply(amount, price);
};
const held = (asset: string, amount?: string) => ({ asset, amount: amount === undefined ? undefined : d(amount) });

describe('allocationOf', () => {
  it('given flexible and fixed amounts of one coin, then they are one part, and the most valuable coin is first', () => {
    expect(allocationOf([held('USDT', '1000'), held('BTC', '0.02'), held('USDT', '1000')], valueOf)).toEqual({
      parts: [
        { asset: 'BTC', valueUsdt: '2000', shareFraction: '0.5' },
        { asset: 'USDT', valueUsdt: '2000', shareFraction: '0.5' },
      ],
      unvalued: [],
    });
  });

  it('given a coin without a price or with an unknown amount, then it is named and left out whole, never counted as zero', () => {
    expect(allocationOf([held('USDT', '100'), held('NEWCOIN', '5'), held('BTC', '1'), held('BTC')], valueOf)).toEqual({
      parts: [{ asset: 'USDT', valueUsdt: '100', shareFraction: '1' }],
      unvalued: ['BTC', 'NEWCOIN'],
    });
  });

  it('given a coin of which there is nothing, then it is left out, with or without a price', () => {
    expect(allocationOf([held('USDT', '0'), held('NEWCOIN', '0')], valueOf)).toEqual({ parts: [], unvalued: [] });
  });

  it('given seven coins, then the two smallest share a part; six coins have one each', () => {
    const coins = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((asset, index) => held(asset, String(70 - 10 * index)));
    const parts = (count: number) => allocationOf(coins.slice(0, count), (_, amount) => amount).parts;
    expect(parts(7).map(({ asset }) => asset)).toEqual(['A', 'B', 'C', 'D', 'E', undefined]);
    expect(parts(7).at(-1)?.valueUsdt).toBe('30');
    expect(parts(6).map(({ asset }) => asset)).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
  });

  it('given any amounts, then the shares that are shown add up to 100.00% (AMB-154)', () => {
    const amount = fc.bigInt({ min: 1n, max: 10n ** 30n }).map((units) => d(`${units}`));
    fc.assert(
      fc.property(fc.uniqueArray(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
        const { parts } = allocationOf(
          amounts.map((one, index) => ({ asset: `C${index}`, amount: one })),
          (_, one) => one,
        );
        expect(add(ZERO, ...parts.map(({ shareFraction }) => shareFraction))).toBe('1');
      }),
    );
  });
});

const listed = (on: number, of: number, total = of) => ({
  rows: Array.from({ length: of }, (_, index) => ({ autoEarn: index < on })),
  unreadable: [],
  total,
});

it.each([
  ['the common switch on and every coin on', true, listed(18, 18), { all: true, coins: 18, listed: 18 }],
  [
    'a coin that cannot be read in a market without a total',
    true,
    { ...listed(17, 17), unreadable: [{ index: 17, field: 'asset', problem: 'is missing' }], total: undefined },
    { all: false, coins: 17, listed: 18 },
  ],
  ['every coin on in a market without a total', true, { ...listed(18, 18), total: undefined }, { all: true, coins: 18, listed: 18 }],
  ['the common switch on and one coin off', true, listed(17, 18), { all: false, coins: 17, listed: 18 }],
  ['the common switch on and a coin that cannot be read', true, listed(17, 17, 18), { all: false, coins: 17, listed: 18 }],
  ['the common switch off and some coins on', false, listed(2, 18), { all: false, coins: 2, listed: 18 }],
  ['the common switch off and every coin on', false, listed(18, 18), { all: false, coins: 18, listed: 18 }],
  ['the common switch on before the coins are known', true, undefined, { all: undefined, coins: undefined, listed: undefined }],
  ['no word of the common switch', undefined, listed(3, 18), { all: undefined, coins: 3, listed: 18 }],
])('given %s, then auto-earn is on for all only while it is on for every listed coin (AMB-167)', (_case, common, coins, expected) => {
  expect(autoEarnScope(common, coins)).toEqual(expected);
});

it.each([
  ['ETH', false, { BTC: true, ETH: false, SOL: undefined }],
  ['SOL', true, { BTC: true, ETH: true, SOL: true }],
  ['ALL_ASSET', false, { BTC: false, ETH: false, SOL: false }],
  ['XRP', false, { BTC: true, ETH: true, SOL: undefined }],
])(
  'given auto-earn of %s is set to %s, then it is so for that coin, and all other coins stay as they are (SE-A-13)',
  (asset, on, states) => {
    const coins = [
      { asset: 'BTC', autoEarn: true },
      { asset: 'ETH', autoEarn: true },
      { asset: 'SOL', autoEarn: undefined },
    ];
    expect(Object.fromEntries(withAutoEarn(coins, { asset, on }).map((coin) => [coin.asset, coin.autoEarn]))).toEqual(states);
  },
);

const product = (least: string | undefined, most: string | undefined) => ({
  asset: 'USDT',
  minLendAprFraction: least === undefined ? undefined : decimal(least),
  maxLendAprFraction: most === undefined ? undefined : decimal(most),
});

test.each([
  ['hour', HOUR, 1],
  ['day', HOUR, 1],
  ['hour', DAY, 2],
  ['day', DAY, 1],
] as const)(
  'given rates by the %s that are %i seconds apart, then they are drawn in %i runs, with their average (SE-P-02)',
  (step, apart, runs) => {
    const points = [
      { at: apart, aprFraction: d('0.02') },
      { at: 0, aprFraction: d('0.01') },
    ];
    const trend = aprTrend(points, step);
    expect(trend).toMatchObject({ points: points.toReversed(), latest: points[0], average: '0.015', lowest: '0.01', highest: '0.02' });
    expect(trend.runs).toHaveLength(runs);
  },
);

test('given a least minimum above the largest one, then no bounds are known and nothing is refused with one of them (D10, SE-P-08)', () => {
  const crossed = product('0.05', '0.01');
  expect(minAprBounds(crossed)).toBeUndefined();
  for (const percent of ['0.5', '3', '7']) expect(assessMinLendApr(percent, crossed)).toEqual({ state: 'unknown' });
});

test('given both bounds are one rate, then that one can be set (SE-P-07)', () => {
  expect(minAprBounds(product('0.02', '0.02'))).toEqual({ least: '2', most: '2' });
  expect(assessMinLendApr('2', product('0.02', '0.02'))).toEqual({ state: 'ready', request: { asset: 'USDT', minAprFraction: '0.0200' } });
});

test.each([
  ['0.99', { state: 'blocked', reasons: [{ key: 'finances.simpleEarn.minAPR', values: { percent: '1' } }] }],
  ['1', { state: 'ready', request: { asset: 'USDT', minAprFraction: '0.0100' } }],
  ['5', { state: 'ready', request: { asset: 'USDT', minAprFraction: '0.0500' } }],
  ['5.01', { state: 'blocked', reasons: [{ key: 'finances.simpleEarn.maxAPR', values: { percent: '5' } }] }],
  ['abc', { state: 'blocked', reasons: [] }],
  ['', { state: 'empty' }],
])('given bounds of 1 and 5 percent, then "%s" is %j (SE-P-07 to SE-P-11)', (text, assessed) => {
  expect(assessMinLendApr(text, product('0.01', '0.05'))).toEqual(assessed);
});

test.each([
  ['only the largest bound', product(undefined, '0.05')],
  ['only the least bound', product('0.01', undefined)],
  ['neither bound', product(undefined, undefined)],
  ['not even the product', undefined],
])('given terms of which %s is known, then there are no bounds, and nothing is refused or sent', (_case, terms) => {
  expect(minAprBounds(terms)).toBeUndefined();
  for (const percent of ['0', '3', '7000']) expect(assessMinLendApr(percent, terms)).toEqual({ state: 'unknown' });
});
