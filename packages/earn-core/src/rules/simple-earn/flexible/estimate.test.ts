import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Decimal, ZERO, add, compare, decimal, divide, min, multiply, subtract } from '../../../decimal.ts';
import type { FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import { aprForAmount, dailyReturn, headlineApr, heldOf, rateChangeOf } from './estimate.ts';
import { bonusSteps } from './bonusSteps.ts';

const d = decimal;

const product = (over: Partial<FlexibleProduct> = {}): FlexibleProduct => ({
  asset: 'USDT',
  icon: undefined,
  bonusAsset: undefined,
  bonusOpen: false,
  currentAmount: undefined,
  lentAmount: undefined,
  interest: undefined,
  nextAprFraction: d('0.05129'),
  bonusAprFraction: undefined,
  bonusLimit: undefined,
  minLendAprFraction: d('0.01'),
  maxLendAprFraction: d('0.5'),
  minLendAmount: d('1'),
  ladder: [],
  fixedProducts: undefined,
  businessType: -1,
  usdtPrice: d('1'),
  productAssetPrice: d('1'),
  bonusAssetPrice: undefined,
  lentRatio: undefined,
  ...over,
});

const ladder = [
  { from: d('0'), to: d('500'), aprFraction: d('0.10') },
  { from: d('500'), to: d('2000'), aprFraction: d('0.05') },
];

describe('parts of a rate', () => {
  test('adds the next rate and the highest step, each cut to 2 decimals of percent', () => {
    expect(headlineApr(product({ bonusOpen: true, ladder }))).toEqual({ base: '0.0512', bonus: '0.1', total: '0.1512' });
    expect(headlineApr(product())).toEqual({ base: '0.0512', bonus: '0', total: '0.0512' });
  });

  test('has no headline rate, rather than zero, without a rate', () => {
    expect(headlineApr(product({ nextAprFraction: undefined }))).toBeUndefined();
    expect(aprForAmount(product({ nextAprFraction: undefined }), d('1'), ZERO)).toBeUndefined();
    expect(dailyReturn(product({ nextAprFraction: undefined }), d('1'), ZERO)).toBeUndefined();
  });

  test.each<[string, Decimal, string, string]>([
    ['inside the first step', d('100'), '0.1', '0.1512'],
    ['over two steps: (500 × 10 % + 500 × 5 %) / 1000', d('1000'), '0.075', '0.1262'],
    ['beyond the last step', d('10000'), '0.0125', '0.0637'],
  ])('%s', (_case, amount, bonus, total) => {
    const parts = aprForAmount(product({ bonusOpen: true, ladder }), amount, ZERO);
    expect(parts).toMatchObject({ base: '0.0512', bonus, total });
    expect(parts && add(parts.base, parts.bonus)).toBe(parts?.total);
  });

  test("counts only what the amount adds to the held amount's steps", () => {
    const saver = product({ bonusOpen: true, ladder });
    expect(aprForAmount(saver, d('500'), d('500'))?.bonus).toBe('0.05');
    expect(dailyReturn(saver, d('500'), d('500'))?.bonus).toBe('0.06849315');
    expect(aprForAmount(saver, d('500'), d('2000'))?.bonus).toBe('0');
  });

  test('while it is not known what is held, no step is promised', () => {
    const saver = product({ bonusOpen: true, ladder });
    expect(aprForAmount(saver, d('500'), undefined)).toBeUndefined();
    expect(dailyReturn(saver, d('500'), undefined)).toEqual({ interest: '0.07026027', bonus: undefined, bonusAsset: 'USDT' });
    // Without a bonus nothing depends on it.
    expect(aprForAmount(product(), d('500'), undefined)).toMatchObject({ total: '0.0512' });
    expect(dailyReturn(product(), d('500'), undefined)).toMatchObject({ bonus: '0' });
  });

  test('a visitor holds nothing; an amount the exchange does not say is not nothing', () => {
    expect([heldOf(product(), true), heldOf(product(), false), heldOf(product({ currentAmount: d('7') }), false)]).toEqual([
      '0',
      undefined,
      '7',
    ]);
  });

  test('the campaign limit bounds what earns a bonus', () => {
    expect(aprForAmount(product({ bonusOpen: true, ladder, bonusLimit: d('500') }), d('1000'), ZERO)?.bonus).toBe('0.05');
  });

  test('a campaign without a ladder is one step, and only while it is open', () => {
    const campaign = { bonusAprFraction: d('0.02'), bonusLimit: d('100') };
    expect(bonusSteps(product({ ...campaign, bonusOpen: true }))).toEqual([{ from: '0', to: '100', aprFraction: '0.02' }]);
    expect(bonusSteps(product(campaign))).toEqual([]);
  });

  test.each<[string, Partial<FlexibleProduct>, ReturnType<typeof bonusSteps>]>([
    ['no bonus is named', {}, []],
    ['a bonus of zero is named', { bonusAprFraction: ZERO }, []],
    ['a bonus is named', { bonusAprFraction: d('0.02') }, undefined],
    ['steps are named', { ladder }, undefined],
    ['steps and a bonus of zero are named', { ladder, bonusAprFraction: ZERO }, undefined],
    ['steps and a bonus are named', { ladder, bonusAprFraction: d('0.02') }, undefined],
    ['the steps cannot be read', { ladder: undefined }, undefined],
  ])('given that it is not known whether a campaign is open, when %s, then no bonus is made up', (_case, over, steps) => {
    expect(bonusSteps(product({ bonusOpen: undefined, ...over }))).toEqual(steps);
  });

  test('nor does a ladder pay before its campaign is open, here as little as on the holding', () => {
    expect(bonusSteps(product({ ladder }))).toEqual([]);
    expect(headlineApr(product({ ladder, bonusAprFraction: d('0.1') }))?.total).toBe('0.0512');
    expect(aprForAmount(product({ ladder }), d('100'), ZERO)?.total).toBe('0.0512');
  });

  test('given a ladder that cannot be read, then what it pays is unknown, and the most that is said is the base (D04)', () => {
    const unknown = product({ ladder: undefined, bonusOpen: true, bonusAprFraction: d('0.1') });
    expect(bonusSteps(unknown)).toBeUndefined();
    expect(headlineApr(unknown)).toEqual({ base: '0.0512', bonus: '0', total: '0.0512' });
    expect(aprForAmount(unknown, d('100'), ZERO)).toBeUndefined();
    expect(dailyReturn(unknown, d('1000'), ZERO)).toMatchObject({ interest: '0.14052054', bonus: undefined });
    expect(bonusSteps(product({ ladder: undefined }))).toEqual([]);
    expect(aprForAmount(product({ ladder: undefined }), d('100'), ZERO)?.total).toBe('0.0512');
  });

  test('given a limit that cannot be read, then what an amount earns is unknown, and so is the end of the only step (AMB-096)', () => {
    const unread = { bonusOpen: true, bonusAprFraction: d('0.1'), bonusLimit: 'unknown' } as const;
    expect(bonusSteps(product({ ...unread, ladder }))).toEqual(ladder);
    expect(bonusSteps(product(unread))).toBeUndefined();
    for (const one of [product(unread), product({ ...unread, ladder })]) {
      expect(aprForAmount(one, d('100'), ZERO)).toBeUndefined();
      expect(dailyReturn(one, d('1000'), ZERO)).toMatchObject({ interest: '0.14052054', bonus: undefined });
    }
  });
});

describe('what it earns in a day', () => {
  test('base and bonus apart, 8 decimals cut down', () => {
    expect(dailyReturn(product({ bonusOpen: true, ladder }), d('1000'), ZERO)).toEqual({
      interest: '0.14052054',
      bonus: '0.20547945',
      bonusAsset: 'USDT',
    });
  });

  test('a bonus in another coin waits for its price', () => {
    const other = product({ bonusOpen: true, ladder, bonusAsset: 'GT', productAssetPrice: d('1') });
    expect(dailyReturn(other, d('500'), ZERO)?.bonus).toBeUndefined();
    expect(dailyReturn({ ...other, bonusAssetPrice: d('20') }, d('500'), ZERO)).toMatchObject({ bonus: '0.00684931', bonusAsset: 'GT' });
  });
});

describe('what it adds to what is held', () => {
  const units = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((count) => divide(d(count.toString()), d('100000000'), 8));
  const saver = product({ bonusOpen: true, ladder });
  /** Bonus of a year, exact. */
  const yearly = (amount: Decimal): Decimal =>
    add(
      multiply(min(amount, d('500')), d('0.10')),
      multiply(subtract(min(compare(amount, d('500')) < 0 ? d('500') : amount, d('2000')), d('500')), d('0.05')),
    );

  test('is cut once: never above the exact difference, and less than one digit below it (AMB-046)', () => {
    expect(dailyReturn(saver, d('0.001'), d('0.0001'))?.bonus).toBe('0.00000027');
    fc.assert(
      fc.property(units, units, (held, amount) => {
        const exact = subtract(yearly(add(held, amount)), yearly(held));
        const shown = dailyReturn(saver, amount, held)?.bonus;
        expect(shown).toBe(divide(exact, d('365'), 8));
      }),
    );
  });
});

describe('a rate that changed', () => {
  test('both ways, but not below what the screen shows', () => {
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.048') }))).toEqual({ from: '0.0512', to: '0.048' });
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.06') }))).toEqual({ from: '0.0512', to: '0.06' });
    expect(rateChangeOf(product(), product({ nextAprFraction: d('0.05121') }))).toBeUndefined();
  });

  test('given that there was or is no rate, then no change of it is named, nor of that of an amount', () => {
    const [rated, unrated] = [product(), product({ nextAprFraction: undefined })];
    for (const [seen, now] of [
      [rated, unrated],
      [unrated, rated],
      [unrated, unrated],
    ] as const)
      expect([rateChangeOf(seen, now), rateChangeOf(seen, now, d('100'), ZERO)]).toEqual([undefined, undefined]);
  });

  test('given the same product, then nothing changed', () => {
    const same = product({ bonusOpen: true, ladder });
    expect(rateChangeOf(same, same, d('1000'), ZERO)).toBeUndefined();
  });

  test('given a base that falls by as much as the bonus rises, then the base changed (R04)', () => {
    const [before, after] = [
      product({ bonusOpen: true, bonusAprFraction: d('0.02') }),
      product({ bonusOpen: true, bonusAprFraction: d('0.03'), nextAprFraction: d('0.0412') }),
    ];
    expect(rateChangeOf(before, after)).toEqual({ from: '0.0512', to: '0.0412' });
  });

  test('given a bonus that now ends at a smaller amount, then the rate of the amount changed, and that of a smaller one did not (R04)', () => {
    const step = (to: string) => product({ bonusOpen: true, ladder: [{ from: d('0'), to: d(to), aprFraction: d('0.1') }] });
    expect(rateChangeOf(step('500'), step('250'))).toBeUndefined();
    expect(rateChangeOf(step('500'), step('250'), d('500'), ZERO)).toEqual({ from: '0.1512', to: '0.1012' });
    expect(rateChangeOf(step('500'), step('250'), d('250'), ZERO)).toBeUndefined();
    // What is held has used the first steps.
    expect(rateChangeOf(step('500'), step('250'), d('250'), d('250'))).toEqual({ from: '0.1512', to: '0.0512' });
  });
});
