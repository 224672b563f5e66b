import { describe, expect, it } from 'vitest';
import { type Decimal, compare, roundDown, decimal, decimalPlaces, divide, isPositive } from '../../../decimal.ts';
import type { Quota } from '../../../endpoint/wire.ts';
import { maxSubscribeAmount } from '../../orders.ts';
import { holdingApr } from './bonus.ts';
import { heldBack, pendingRedemption } from './holding.ts';
import type { FlexibleHolding, FlexibleProduct } from '../../../contract/simple-earn/flexible.ts';
import { assessFlexibleSubscribe, minAprToSend, missingTerm, ownMinApr } from './subscribe.ts';
import { assessCancelRedemption, assessFlexibleRedeem, isBorrowedNoticeDue, redeemableAmount } from './redeem.ts';
import { isAccrualNoticeDue } from './subscribe.ts';
import { flexibleTimeline } from './timeline.ts';

import fc from 'fast-check';

const PRODUCT: FlexibleProduct = {
  asset: 'USDT',
  icon: undefined,
  bonusAsset: undefined,
  bonusOpen: false,
  currentAmount: undefined,
  lentAmount: undefined,
  interest: undefined,
  nextAprFraction: decimal('0.0321'),
  bonusAprFraction: undefined,
  bonusLimit: undefined,
  minLendAprFraction: decimal('0.01001'),
  maxLendAprFraction: decimal('0.05'),
  minLendAmount: decimal('1'),
  ladder: [],
  fixedProducts: undefined,
  businessType: -1,
  usdtPrice: undefined,
  productAssetPrice: undefined,
  bonusAssetPrice: undefined,
  lentRatio: undefined,
};
const HOLDING: FlexibleHolding = {
  id: '1',
  asset: 'USDT',
  icon: undefined,
  currentAmount: decimal('100.123456789'),
  lentAmount: decimal('80'),
  redeemingAmount: decimal('0'),
  redeemingRevocable: false,
  marginFrozenAmount: decimal('0'),
  launchpoolAmount: decimal('0'),
  cumulativeInterest: undefined,
  nextAprFraction: decimal('0.03'),
  lastAprFraction: undefined,
  bonusAprFraction: undefined,
  bonusOpen: false,
  minLendAprFraction: undefined,
  autoEarn: false,
  ladder: [],
};
const amount = fc.bigInt({ min: 0n, max: 10n ** 14n }).map((units) => divide(decimal(units.toString()), decimal('100000000'), 8));
const subscribe = (text: string, product: FlexibleProduct | undefined = PRODUCT, available: Decimal | undefined = decimal('50')) =>
  assessFlexibleSubscribe({ amount: text }, { product, available, ownMinApr: 'none' });

describe('subscribing', () => {
  it('is ready with the exact request (SE-52, SE-F-35)', () => {
    expect(subscribe('12.3456789')).toEqual({ state: 'ready', request: { asset: 'USDT', amount: '12.345678', minAprFraction: '0.0101' } });
    expect(subscribe(' 5. ')).toMatchObject({ state: 'ready', request: { amount: '5' } });
  });

  it.each(['', ' ', '-', '.'])('is empty for %j', (text) => expect(subscribe(text)).toEqual({ state: 'empty' }));

  it('is unknown while the holding is; what the exchange does not say of it bounds nothing (AMB-169)', () => {
    const facts = { product: PRODUCT, available: decimal('50'), ownMinApr: 'none' } as const;
    for (const missing of ['product', 'available', 'ownMinApr'] as const)
      expect(assessFlexibleSubscribe({ amount: '5' }, { ...facts, [missing]: undefined }), missing).toEqual({ state: 'unknown' });
    expect(subscribe('99999', { ...PRODUCT, minLendAmount: undefined })).toEqual({ state: 'unknown' });
  });

  it('gives the first broken limit as the reason (SE-48 to SE-50)', () => {
    expect(subscribe('0.999999')).toEqual({
      state: 'blocked',
      reasons: [{ key: 'finances.simpleEarn.minPurchaseAmount', values: { amount: '1', coin: 'USDT' } }],
    });
    expect(subscribe('50.00000001')).toEqual({ state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] });
    expect(subscribe('-5')).toMatchObject({ state: 'blocked', reasons: [{ key: 'finances.simpleEarn.minPurchaseAmount' }] });
    expect(subscribe('5', { ...PRODUCT, nextAprFraction: undefined, minLendAprFraction: undefined })).toEqual({
      state: 'blocked',
      reasons: [],
    });
    expect(subscribe('12a')).toEqual({ state: 'blocked', reasons: [] });
  });

  it('never sends more than typed or available, more than 6 decimals, or zero (SE-52, ST-105)', () => {
    fc.assert(
      fc.property(amount, amount, amount, (typed, available, minLendAmount) => {
        const assessed = subscribe(typed, { ...PRODUCT, minLendAmount }, available);
        if (assessed.state !== 'ready') return;
        const { amount: sent } = assessed.request;
        expect(sent).toBe(roundDown(typed, 6));
        expect(compare(sent, available)).toBeLessThanOrEqual(0);
        expect(isPositive(sent)).toBe(true);
        expect(compare(sent, minLendAmount)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('compares the minimum with the sent amount and names the least amount that passes', () => {
    const product = { ...PRODUCT, minLendAmount: decimal('0.0000015') };
    expect(subscribe('0.0000015', product)).toEqual({
      state: 'blocked',
      reasons: [{ key: 'finances.simpleEarn.minPurchaseAmount', values: { amount: '0.000002', coin: 'USDT' } }],
    });
    expect(subscribe('0.000002', product)).toMatchObject({ state: 'ready' });
  });

  it('accepts the Max amount whenever any amount is accepted', () => {
    fc.assert(
      fc.property(amount, amount, (available, minLendAmount) => {
        const most = maxSubscribeAmount(available, 'unlimited');
        const assessed = subscribe(most ?? '', { ...PRODUCT, minLendAmount }, available);
        const sent = roundDown(available, 6);
        expect(assessed.state === 'ready').toBe(compare(sent, minLendAmount) >= 0 && isPositive(sent));
      }),
    );
    expect(maxSubscribeAmount(decimal('10'), decimal('3.123456789'))).toBe('3.12345678');
    expect(maxSubscribeAmount(decimal('10'), 'unlimited')).toBe('10');
    // A negative balance fills in nothing below zero (D06).
    expect(maxSubscribeAmount(decimal('-0.5'), 'unlimited')).toBe('0');
    expect([maxSubscribeAmount(undefined, 'unlimited'), maxSubscribeAmount(decimal('10'), undefined)]).toEqual([undefined, undefined]);
  });

  it.each<[Quota, string]>([
    ['unlimited', '10'],
    [decimal('0'), '0'],
    [decimal('3.5'), '3.5'],
  ])('given a quota of %s, then Max fills in %s (SE-38)', (quota, most) => expect(maxSubscribeAmount(decimal('10'), quota)).toBe(most));

  it('sends the minimum rate, else the next rate, rounded up (SE-F-35, AMB-041)', () => {
    expect(minAprToSend(PRODUCT, 'none')).toBe('0.0101');
    expect(minAprToSend({ minLendAprFraction: undefined, nextAprFraction: decimal('0.03210000001') }, 'none')).toBe('0.0322');
    expect(minAprToSend({ minLendAprFraction: decimal('0'), nextAprFraction: decimal('1') }, 'none')).toBe('0.0000');
    expect(minAprToSend({ minLendAprFraction: undefined, nextAprFraction: undefined }, 'none')).toBeUndefined();
  });

  it.each([
    ['above the floor', '0.01', '0.02', '0.0200'],
    ['below the floor', '0.01', '0.005', '0.0100'],
    ['of zero', '0.01', '0', '0.0100'],
    ['with more decimals than are sent', '0.01', '0.02001', '0.0201'],
    ['and no floor', undefined, '0.02', '0.0200'],
  ])('given a minimum of their own %s, then the larger of floor and own is sent (AMB-147)', (_case, floor, own, sent) => {
    const product = { ...PRODUCT, minLendAprFraction: floor === undefined ? undefined : decimal(floor) };
    expect(assessFlexibleSubscribe({ amount: '5' }, { product, available: decimal('50'), ownMinApr: decimal(own) })).toEqual({
      state: 'ready',
      request: { asset: 'USDT', amount: '5', minAprFraction: sent },
    });
  });

  it('given a minimum of their own and a product without a rate, then nothing is sent (SE-50, AMB-041)', () => {
    const product = { ...PRODUCT, minLendAprFraction: undefined, nextAprFraction: undefined };
    expect(minAprToSend(product, decimal('0.02'))).toBeUndefined();
    expect(assessFlexibleSubscribe({ amount: '5' }, { product, available: decimal('50'), ownMinApr: decimal('0.02') })).toEqual({
      state: 'blocked',
      reasons: [],
    });
  });

  it('reads the own minimum from the holding: none without one, unknown where it is not said (AMB-147)', () => {
    expect(ownMinApr(undefined)).toBe('none');
    expect(ownMinApr({ minLendAprFraction: decimal('0.02') })).toBe('0.02');
    expect(ownMinApr(HOLDING)).toBeUndefined();
  });

  it('calls a term missing exactly when no amount is ready (SE-50)', () => {
    const rate = fc.constantFrom(undefined, decimal('0'), decimal('0.01'));
    fc.assert(
      fc.property(rate, rate, fc.constantFrom(undefined, decimal('1')), (minLendAprFraction, nextAprFraction, minLendAmount) => {
        const product = { ...PRODUCT, minLendAprFraction, nextAprFraction, minLendAmount };
        expect(missingTerm(product) === undefined).toBe(subscribe('5', product).state === 'ready');
      }),
    );
    expect(missingTerm({ ...PRODUCT, minLendAprFraction: undefined, nextAprFraction: undefined, minLendAmount: undefined })).toBe('rate');
    expect(missingTerm({ ...PRODUCT, nextAprFraction: undefined })).toBeUndefined();
    expect(missingTerm({ ...PRODUCT, minLendAmount: undefined })).toBe('minimum');
  });
});

describe('redeeming', () => {
  const redeem = (text: string, holding: FlexibleHolding | undefined = HOLDING) => assessFlexibleRedeem({ amount: text }, holding);

  it('is ready with the exact request and the amounts the person saw', () => {
    expect(redeem('1.234567891')).toEqual({
      state: 'ready',
      request: { asset: 'USDT', amount: '1.234567', currentAmount: '100.123456789', lentAmount: '80' },
    });
  });

  it('is unknown while the holding is; what the exchange does not say of it bounds nothing (AMB-169)', () => {
    expect(assessFlexibleRedeem({ amount: '5' }, undefined)).toEqual({ state: 'unknown' });
    for (const missing of ['currentAmount', 'redeemingAmount', 'marginFrozenAmount'] as const) {
      expect(redeem('5', { ...HOLDING, [missing]: undefined })).toMatchObject({ state: 'ready', request: { amount: '5' } });
      expect(redeemableAmount({ ...HOLDING, [missing]: undefined })).toBeUndefined();
    }
    expect(redeem('101', { ...HOLDING, redeemingAmount: undefined, marginFrozenAmount: undefined })).toMatchObject({ state: 'blocked' });
  });

  it.each([
    ['', { state: 'empty' }],
    ['abc', { state: 'blocked', reasons: [] }],
    ['0', { state: 'blocked', reasons: [] }],
    ['0.00000', { state: 'blocked', reasons: [] }],
    ['-1', { state: 'blocked', reasons: [] }],
    ['0.000000', { state: 'blocked', reasons: [{ key: 'redeem.number.minLimit', values: { amount: '0.000001', coin: 'USDT' } }] }],
    ['0.00000099', { state: 'blocked', reasons: [{ key: 'redeem.number.minLimit', values: { amount: '0.000001', coin: 'USDT' } }] }],
    ['00.0000001', { state: 'blocked', reasons: [{ key: 'redeem.number.minLimit', values: { amount: '0.000001', coin: 'USDT' } }] }],
    [' 0.0000001 ', { state: 'blocked', reasons: [{ key: 'redeem.number.minLimit', values: { amount: '0.000001', coin: 'USDT' } }] }],
    [
      '10.0000001',
      { state: 'ready', request: { asset: 'USDT', amount: '10', currentAmount: HOLDING.currentAmount, lentAmount: HOLDING.lentAmount } },
    ],
    ['100.12345679', { state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] }],
  ])('%j is %j', (text, assessed) => expect(redeem(text)).toEqual(assessed));

  it('never sends more than the redeemable amount', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (typed, currentAmount, redeemingAmount, marginFrozenAmount) => {
        const holding = { ...HOLDING, currentAmount, redeemingAmount, marginFrozenAmount };
        const redeemable = redeemableAmount(holding) ?? decimal('-1');
        expect(compare(redeemable, decimal('0'))).toBeGreaterThanOrEqual(0);
        const assessed = redeem(typed, holding);
        if (assessed.state !== 'ready') return;
        expect(compare(assessed.request.amount, redeemable)).toBeLessThanOrEqual(0);
        expect(decimalPlaces(assessed.request.amount)).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('cancels the whole pending redemption, only while it is revocable (SE-F-05, SE-F-32)', () => {
    const pending = { ...HOLDING, redeemingAmount: decimal('7.5'), redeemingRevocable: true };
    expect(assessCancelRedemption(pending)).toEqual({ state: 'ready', request: { asset: 'USDT', amount: '7.5' } });
    expect(assessCancelRedemption({ ...pending, redeemingRevocable: false })).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.redemption.notRevocable' }],
    });
    expect(assessCancelRedemption({ ...pending, redeemingAmount: decimal('0') })).toMatchObject({ state: 'blocked' });
    expect([assessCancelRedemption({ ...pending, redeemingAmount: undefined }), assessCancelRedemption(undefined)]).toEqual([
      { state: 'unknown' },
      { state: 'unknown' },
    ]);
    expect(pendingRedemption({ redeemingAmount: undefined, redeemingRevocable: true })).toBeUndefined();
  });
});

describe('rates and notices of a holding', () => {
  it('has no rate when the next rate is unknown, even with a bonus', () => {
    const holding = { ...HOLDING, bonusAprFraction: decimal('0.05'), bonusOpen: true };
    expect(holdingApr({ ...holding, nextAprFraction: undefined }, null)).toEqual({ aprFraction: undefined, bonus: true, upTo: false });
    expect(holdingApr({ ...holding, nextAprFraction: decimal('0') }, null)).toEqual({ aprFraction: '0.05', bonus: true, upTo: false });
  });

  it('counts only the base rate when the open bonus has no rate', () => {
    const holding = { ...HOLDING, nextAprFraction: decimal('0.05'), bonusAprFraction: undefined };
    expect(holdingApr({ ...holding, bonusOpen: true }, null)).toEqual({ aprFraction: '0.05', bonus: true, upTo: false });
    expect(holdingApr({ ...holding, bonusOpen: false }, null)).toEqual({ aprFraction: '0.05', bonus: false, upTo: false });
  });

  it('gives no borrowed notice while the ratio is unknown', () => expect(isBorrowedNoticeDue(undefined)).toBe(false));

  it('gives the accrual notice until interest starts (SE-F-37)', () => {
    const timeline = flexibleTimeline(1_000);
    expect(timeline).toEqual({ subscribedAt: 1_000, interestStartsAt: 4_600, interestPaidAt: 8_200 });
    expect([isAccrualNoticeDue(4_599, timeline), isAccrualNoticeDue(4_600, timeline)]).toEqual([true, false]);
  });
});

describe('what of a holding cannot be redeemed', () => {
  it.each([
    ['0', '0', []],
    ['50', '0', [['margin', '50']]],
    ['50', '50', [['launchpool', '50']]],
    [
      '50',
      '20',
      [
        ['launchpool', '20'],
        ['margin', '30'],
      ],
    ],
    ['50', undefined, [['unknown', '50']]],
    [undefined, '20', []],
  ])('given %s frozen, %s of it by a launchpool, then each part names what holds it', (frozen, launchpool, parts) => {
    const known = (text: string | undefined) => (text === undefined ? undefined : decimal(text));
    const held = heldBack({ marginFrozenAmount: known(frozen), launchpoolAmount: known(launchpool) });
    expect(held.map(({ by, amount }) => [by, amount])).toEqual(parts);
  });
});
