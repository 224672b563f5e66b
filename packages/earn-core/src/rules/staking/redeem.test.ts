import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO, add, compare, decimal, multiply } from '../../decimal.ts';
import {
  assessStakingRedeem,
  fastOffer,
  fitted,
  isFastOffered,
  maxStakingRedeem,
  periodFacts,
  redeemCoins,
  redeemFee,
  redeemOptionOf,
  redeemPayout,
  redeemPeriod,
  redeemTermsChange,
  redeemTimeline,
  STAKING_LENGTH,
} from './index.ts';
import { OPTION, amount, eth } from '../../testing/staking.ts';

const NOW = 1_710_000_000;

describe('redemption (ST-79 to ST-99, FM-14 to FM-16)', () => {
  const draft = (text: string, type: 'standard' | 'fast' = 'standard') => ({ amount: text, type, redeemAsset: 'ETH' });
  const facts = { product: eth(), asset: 'ETH', held: decimal('10'), pid: '12' };
  const quotaOf = (daily: string | null) => eth({ redeem_config: [{ ...OPTION, redeem_quick_daily: daily }] });

  it('given any amount and fee rate, then fee and amount received are the amount (FM-14)', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (of, permyriad) => {
        const fraction = decimal(`${Math.floor(permyriad / 10_000)}.${String(permyriad % 10_000).padStart(4, '0')}`);
        for (const type of ['standard', 'fast'] as const) {
          const parts = redeemFee(of, { feeFraction: fraction, fastFeeFraction: fraction }, type);
          if (parts === undefined) throw new Error('no fee');
          expect(add(parts.fee, parts.received)).toBe(of);
          expect(compare(parts.fee, multiply(of, fraction))).toBeLessThanOrEqual(0);
          expect(compare(parts.received, ZERO)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('given a fee that is missing or negative, then it is unknown and blocks nothing', () => {
    expect(redeemFee(decimal('1'), undefined, 'fast')).toBeUndefined();
    expect(redeemFee(decimal('1'), { feeFraction: decimal('-0.1'), fastFeeFraction: undefined }, 'standard')).toBeUndefined();
    const noFee = eth({ redeem_config: [{ redeem_coin: 'ETH' }] });
    expect(assessStakingRedeem(draft('1'), { ...facts, product: noFee })).toMatchObject({ state: 'ready' });
  });

  it.each(['1', '1.5'])('given a fee of %s of the amount, then nothing would be paid out and it is refused with the fee', (fee) => {
    const dear = eth({ redeem_config: [{ ...OPTION, redeem_fee: fee }] });
    expect(assessStakingRedeem(draft('2'), { ...facts, product: dear })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.staking.feeOverAmount', values: { amount: multiply(decimal('2'), decimal(fee)), coin: 'ETH' } }],
    });
  });

  it('given any holding and quota, when Max fills the field, then no tip about holding or quota refuses it (ST-87, ST-88)', () => {
    fc.assert(
      fc.property(amount, fc.oneof(amount, fc.constant(decimal('-1'))), fc.constantFrom('standard', 'fast'), (held, daily, type) => {
        const quoted = eth({ redeem_config: [{ ...OPTION, redeem_quick_daily: daily }] });
        const most = maxStakingRedeem(held, type, redeemOptionOf(quoted, 'ETH'));
        if (most === undefined) throw new Error('no Max');
        expect(most.length).toBeLessThanOrEqual(STAKING_LENGTH);
        const assessed = assessStakingRedeem(draft(most, type), { ...facts, product: quoted, held });
        expect(JSON.stringify(assessed)).not.toMatch(/insufficientBalance|quickRedeemLimit/);
        if (type === 'standard' && compare(most, decimal('0.1')) >= 0) expect(assessed).toMatchObject({ state: 'ready' });
      }),
    );
    expect(maxStakingRedeem(undefined, 'fast', undefined)).toBeUndefined();
  });

  it.each([
    ['standard', '5', '10'],
    ['fast', '5', '5'],
    ['fast', '20', '10'],
    ['fast', '-1', '10'],
    ['fast', null, '10'],
  ] as const)('given a holding of 10, when it is redeemed %s with a quota of %s, then Max is %s (ST-87, ST-88)', (type, quota, most) =>
    expect(maxStakingRedeem(decimal('10'), type, redeemOptionOf(quotaOf(quota), 'ETH'))).toBe(most),
  );

  it('given a coin that the product says nothing of, then Max is the holding and a fast redemption is blocked without a message', () => {
    expect(maxStakingRedeem(decimal('10'), 'fast', undefined)).toBe('10');
    const product = eth({ redeem_config: [] });
    expect(assessStakingRedeem(draft('1', 'fast'), { ...facts, product })).toEqual({ state: 'blocked', reasons: [] });
  });

  it.each([
    ['5', { state: 'ready' }],
    ['5.00000001', { state: 'blocked', reasons: [{ key: 'redeem.quickRedeemLimit', values: { amount: '5', coin: 'ETH' } }] }],
  ])('given a quota of 5, when %s is redeemed fast, then its outcome is %o (ST-88)', (text, expected) =>
    expect(assessStakingRedeem(draft(text, 'fast'), { ...facts, product: quotaOf('5') })).toMatchObject(expected),
  );

  it('given text that is no amount, then it is blocked without a message, whatever is held', () =>
    expect(assessStakingRedeem(draft('abc'), facts)).toEqual({ state: 'blocked', reasons: [] }));

  it('given today’s quota taken by others, then a fast redemption is refused with what is left (ST-88)', () => {
    const empty = eth({ redeem_config: [{ ...OPTION, redeem_quick_daily: '0' }] });
    expect(assessStakingRedeem(draft('1', 'fast'), { ...facts, product: empty })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'redeem.quickRedeemLimit', values: { amount: '0', coin: 'ETH' } }],
    });
    expect(assessStakingRedeem(draft('1'), { ...facts, product: empty })).toMatchObject({ state: 'ready' });
  });

  it('given a fast redemption that is not offered, then it is blocked without a message', () => {
    const off = eth({ redeem_config: [{ ...OPTION, redeem_quick: '0' }] });
    expect(assessStakingRedeem(draft('1', 'fast'), { ...facts, product: off })).toEqual({ state: 'blocked', reasons: [] });
  });

  it.each([
    ['0.0999', { state: 'blocked', reasons: [{ key: 'redeem.number.minLimit', values: { amount: '0.1', coin: 'ETH' } }] }],
    ['0.1', { state: 'ready' }],
  ])('given a minimum of 0.1, when %s is redeemed, then its outcome is %o (ST-86)', (text, expected) => {
    expect(assessStakingRedeem(draft(text), facts)).toMatchObject(expected);
  });

  it('given a minimum or a holding that is not known, then a minimum refuses nothing and without a holding nothing is sent', () => {
    expect(assessStakingRedeem(draft('0.00000001'), { ...facts, product: eth({ min_redeem_amount: null }) })).toMatchObject({
      state: 'ready',
    });
    expect(assessStakingRedeem(draft('1'), { ...facts, held: undefined })).toEqual({ state: 'unknown' });
    expect(assessStakingRedeem(draft('1'), { ...facts, product: undefined })).toEqual({ state: 'unknown' });
  });

  it('the request is what was typed: amount, id, way and coin (API-72)', () =>
    expect(assessStakingRedeem(draft('1.5', 'fast'), facts)).toEqual({
      state: 'ready',
      request: { asset: 'ETH', amount: '1.5', pid: '12', fast: true, redeemAsset: 'ETH' },
    }));

  it('the flag of the coin decides about fast redemption, else that of the product (ST-91, AMB-107)', () => {
    const offered = (flag: unknown, extra: unknown): boolean => {
      const made = eth({ redeem_config: [{ ...OPTION, redeem_quick: flag }], extra: { redeem_quick: extra } });
      return isFastOffered(made, redeemOptionOf(made, 'ETH'));
    };
    expect([offered('1', '0'), offered('0', '1'), offered(null, '1'), offered(null, null)]).toEqual([true, false, true, false]);
    expect(isFastOffered(eth({ min_redeem_amount: null }), redeemOptionOf(eth(), 'ETH'))).toBe(false);
  });

  it('says why a fast redemption is not offered: the product has none, its quota is too small, or is not known (ST-91)', () => {
    const offer = (terms: Readonly<Record<string, unknown>>, wire: Readonly<Record<string, unknown>> = {}) => {
      const made = eth({ redeem_config: [{ ...OPTION, redeem_quick: '1', ...terms }], ...wire });
      return fastOffer(made, redeemOptionOf(made, 'ETH'));
    };
    expect(offer({ redeem_quick_daily: '5' })).toBe('offered');
    expect(offer({ redeem_quick: '0' })).toBe('not-offered');
    expect(offer({ redeem_quick_daily: '0' })).toBe('quota-too-small');
    expect(offer({ redeem_quick_daily: '0.1' })).toBe('quota-too-small');
    expect([offer({ redeem_quick_daily: null }), offer({ redeem_quick_daily: '-5' })]).toEqual(['quota-unknown', 'quota-unknown']);
    expect(offer({ redeem_quick_daily: '5' }, { min_redeem_amount: null })).toBe('quota-unknown');
    expect(offer({ redeem_quick_daily: '0' }, { min_redeem_amount: null })).toBe('quota-too-small');
    expect(offer({ redeem_quick: null })).toBe('unknown');
  });

  it('given a product or a coin that is not known, then it is not known whether a redemption can be fast, or how much (ST-91)', () => {
    const coin = redeemOptionOf(eth(), 'ETH');
    expect([fastOffer(undefined, undefined), fastOffer(eth(), undefined), fastOffer(undefined, coin)]).toEqual([
      'unknown',
      'unknown',
      'quota-unknown',
    ]);
    expect(fastOffer(eth({ extra: { redeem_quick: '1' } }), undefined)).toBe('quota-unknown');
    expect(fastOffer(eth({ extra: { redeem_quick: '0' } }), undefined)).toBe('not-offered');
  });

  it('pays out the amount less its fee, and nothing is known of a payout where the fee leaves nothing (FM-14)', () => {
    const payout = (of: string, fraction: string | null) =>
      redeemPayout(
        redeemFee(decimal(of), redeemOptionOf(eth({ redeem_config: [{ ...OPTION, redeem_fee: fraction }] }), 'ETH'), 'standard'),
      );
    expect(payout('3', '0.1')).toBe('2.7');
    expect(payout('3', '1')).toBeUndefined();
    expect(payout('3', '1.5')).toBeUndefined();
    expect(payout('3', null)).toBeUndefined();
  });

  describe('terms that are others than the person saw (R04)', () => {
    const terms = (option: Readonly<Record<string, unknown>>, wire: Readonly<Record<string, unknown>> = {}) =>
      eth({ redeem_config: [{ ...OPTION, redeem_fee: '0.001', redeem_quick_fee: '0.002', ...option }], ...wire });
    const days = (least: string, most: string, income = '3') =>
      terms({}, { income_days: income, extra: { redeem_minday: least, redeem_maxday: most } });
    const change = (
      seen: ReturnType<typeof eth> | undefined,
      now: ReturnType<typeof eth> | undefined,
      type: 'standard' | 'fast' = 'standard',
      redeemAsset = 'ETH',
    ) => redeemTermsChange(seen, now, { asset: 'ETH', redeemAsset, type });

    it('given another fee rate of the chosen way and coin, then old and new are named; one that is not known is no change', () => {
      expect(change(terms({}), terms({ redeem_fee: '0.0015' }))).toEqual({ figure: 'fee', from: '0.001', to: '0.0015' });
      expect(change(terms({}), terms({ redeem_quick_fee: '0' }), 'fast')).toEqual({ figure: 'fee', from: '0.002', to: '0' });
      expect(change(terms({}), terms({ redeem_fee: '0.0015' }), 'fast')).toBeUndefined();
      expect(change(terms({}), terms({ redeem_fee: null }))).toBeUndefined();
      expect(change(terms({}), terms({}))).toBeUndefined();
    });

    it.each(['standard', 'fast'] as const)('given a product that was not known, or is not known now, then nothing changed (%s)', (type) => {
      expect([change(undefined, terms({}), type), change(terms({}), undefined, type)]).toEqual([undefined, undefined]);
      expect(change(undefined, undefined, type)).toBeUndefined();
    });

    it('given a coin that the product said nothing of, or says nothing of now, then no minutes are named', () => {
      const none = eth({ redeem_config: [] });
      expect([change(none, terms({}), 'fast'), change(terms({}), none, 'fast')]).toEqual([undefined, undefined]);
    });

    it('given several coins, then the terms of the chosen one alone are compared', () => {
      const both = (fee: string) =>
        eth({
          redeem_config: [
            { ...OPTION, redeem_coin: 'USDT', redeem_fee: fee },
            { ...OPTION, redeem_fee: '0.001' },
          ],
        });
      expect(change(both('0.01'), both('0.02'))).toBeUndefined();
      expect(change(both('0.01'), both('0.02'), 'standard', 'USDT')).toEqual({ figure: 'fee', from: '0.01', to: '0.02' });
    });

    it('given a coin that is paid out no longer, then it and the one in its place are named', () => {
      expect(change(terms({ redeem_coin: 'USDC' }), terms({ redeem_coin: 'USDT' }), 'standard', 'USDC')).toEqual({
        figure: 'coin',
        from: 'USDC',
        to: 'USDT',
      });
      expect(change(terms({ redeem_coin: 'USDC' }), eth({ coin: null, redeem_config: [] }), 'fast', 'USDC')).toMatchObject({ to: 'ETH' });
      expect(change(eth({ coin: null, redeem_config: [] }), eth({ coin: null, redeem_config: [] }))).toBeUndefined();
    });

    it('given other days of a standard redemption, or another arrival, then old and new are named', () => {
      const range = { kind: 'range', minDays: 1, maxDays: 3 };
      expect(change(days('1', '3'), days('1', '5'))).toEqual({ figure: 'period', from: range, to: { ...range, maxDays: 5 } });
      expect(change(days('1', '3'), days('2', '3'))).toEqual({ figure: 'period', from: range, to: { ...range, minDays: 2 } });
      expect(change(days('1', '3'), days('1', '3', '9'))).toEqual({
        figure: 'period',
        from: { kind: 'max-only', days: 3 },
        to: { kind: 'max-only', days: 9 },
      });
      expect([change(days('1', '3'), days('1', '5'), 'fast'), change(days('1', '3'), terms({}))]).toEqual([undefined, undefined]);
    });

    it('given other minutes of a fast redemption, then old and new are named', () => {
      expect(change(terms({}), terms({ redeem_quick_long: 90 }), 'fast')).toEqual({ figure: 'minutes', from: 30, to: 90 });
      const unknown = terms({ redeem_quick_long: null });
      expect([change(terms({}), unknown, 'fast'), change(unknown, terms({}), 'fast')]).toEqual([undefined, undefined]);
      expect(change(terms({}), terms({ redeem_quick_long: 90 }))).toBeUndefined();
    });
  });

  it('the coin is USDC until the product is known; then those it names, else its own (ST-81, ST-99)', () => {
    expect(redeemCoins(undefined)).toEqual(['USDC']);
    expect(redeemCoins(eth())).toEqual(['ETH']);
    expect(redeemCoins(eth({ redeem_config: [] }))).toEqual(['ETH']);
    expect(redeemCoins(eth({ coin: null, redeem_config: [] }))).toEqual([]);
    expect(redeemCoins(eth({ redeem_config: [{ redeem_coin: 'USDT' }, { redeem_coin: 'USDC' }, { redeem_coin: 'USDT' }] }))).toEqual([
      'USDT',
      'USDC',
    ]);
  });

  it('given no days or minutes, then the arrival is unknown and not now (FM-15, FM-16)', () => {
    expect(redeemTimeline(NOW, 'standard', { incomeDays: undefined, fastMinutes: 30 })).toEqual({ redeemedAt: NOW, arrivesAt: undefined });
    expect(redeemTimeline(NOW, 'fast', { incomeDays: -1, fastMinutes: -1 })).toEqual({ redeemedAt: NOW, arrivesAt: NOW });
  });

  it('given days that are missing, then no period is called immediate; only a minimum is an equal one (ST-92 to ST-95, AMB-109)', () => {
    expect(redeemPeriod(periodFacts(eth()))).toBeUndefined();
    expect(redeemPeriod({ incomeDays: 0, minDays: undefined, maxDays: 0 })).toBeUndefined();
    expect(redeemPeriod({ incomeDays: undefined, minDays: undefined, maxDays: 3 })).toEqual({ kind: 'max-only', days: 3 });
    expect(redeemPeriod({ incomeDays: undefined, minDays: 5, maxDays: undefined })).toEqual({ kind: 'equal', days: 5 });
    expect(redeemPeriod({ incomeDays: 0, minDays: 5, maxDays: 2 })).toEqual({ kind: 'range', minDays: 2, maxDays: 5 });
    expect(redeemPeriod({ incomeDays: 0, minDays: 5, maxDays: 5 })).toEqual({ kind: 'equal', days: 5 });
  });
});

describe('the field (ST-61, ST-89, AMB-052)', () => {
  it('given any amount, then what fits is never more, has at most 12 characters and no point at the end', () => {
    fc.assert(
      fc.property(amount, fc.constantFrom(2, 8), (value, decimals) => {
        const text = fitted(value, decimals);
        expect(compare(text, value)).toBeLessThanOrEqual(0);
        expect(text).toMatch(/^\d+(\.\d+)?$/);
        expect(text.length).toBeLessThanOrEqual(STAKING_LENGTH);
      }),
    );
  });

  it.each([
    ['123456789012.5', '123456789012'],
    ['12345678901.5', '12345678901'],
    ['1234567890123', '999999999999'],
  ] as const)('given %s, then the largest amount that fits is %s', (value, fits) => expect(fitted(decimal(value), 8)).toBe(fits));
});
