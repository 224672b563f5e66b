import { describe, expect, it } from 'vitest';
import { calendarDay } from '@earnkit/time';
import { decimal } from '../decimal.ts';
import { assessLaunchpoolRedeemAmount } from './launchpool/index.ts';
import { assessWealthRedeem } from './private-wealth/index.ts';
import { assessFlexibleRedeem } from './simple-earn/index.ts';
import { isWhole, leftoverOf } from './orders.ts';
import { defaultHistoryRange } from './historyRange.ts';
import { notificationSwitches, subscriptionToast, valueToSend } from './notifications.ts';
import * as dualInvestment from './dualInvestment.ts';

const d = decimal;

describe('the remainder of a redemption that is too small to be redeemed on its own (AMB-164)', () => {
  it.each([
    ['4.15', '4.2', '0.1', '0.05'],
    ['4.1', '4.2', '0.1', undefined],
    ['4.2', '4.2', '0.1', undefined],
    ['4.3', '4.2', '0.1', undefined],
    ['100.123456', '100.12345678', '0.000001', '0.00000078'],
    ['1', '1.5', '0', undefined],
  ])('given %s of %s redeemed with a minimum of %s, then %s stays', (sent, held, least, left) => {
    expect(leftoverOf(d(sent), d(held), d(least))).toEqual(left === undefined ? undefined : { left, least, all: held });
  });

  it('given an argument that is not known, then there is no leftover', () => {
    expect(leftoverOf(undefined, d('1'), d('1'))).toBeUndefined();
    expect(leftoverOf(d('1'), undefined, d('1'))).toBeUndefined();
    expect(leftoverOf(d('1'), d('1.5'), undefined)).toBeUndefined();
    expect([isWhole(d('1'), undefined), isWhole(d('0'), d('0')), isWhole(d('1.0'), d('1'))]).toEqual([false, false, true]);
  });
});

describe('all of a holding is redeemed as it is, in every product (AMB-164)', () => {
  const holding = {
    asset: 'BTC',
    currentAmount: d('0.00000078'),
    redeemingAmount: d('0'),
    marginFrozenAmount: d('0'),
    lentAmount: d('0'),
  } as Parameters<typeof assessFlexibleRedeem>[1];

  it('given a flexible holding, then it is sent with all its digits, also below the minimum; a part of it is not', () => {
    expect(assessFlexibleRedeem({ amount: '0.00000078' }, holding)).toMatchObject({ state: 'ready', request: { amount: '0.00000078' } });
    expect(assessFlexibleRedeem({ amount: '0.00000077' }, holding)).toMatchObject({
      state: 'blocked',
      reasons: [{ key: 'redeem.number.minLimit' }],
    });
  });

  it('given a launchpool stake with more digits than the pool, then all of it is sent, and any other amount is cut', () => {
    const facts = { asset: 'USDT', redeemable: d('10.129'), decimals: 2 };
    expect(assessLaunchpoolRedeemAmount('10.129', facts)).toEqual({ state: 'ready', request: '10.129' });
    expect(assessLaunchpoolRedeemAmount('10.128', facts)).toEqual({ state: 'ready', request: '10.12' });
    expect(assessLaunchpoolRedeemAmount('0.009', { ...facts, redeemable: d('0.009') })).toEqual({ state: 'ready', request: '0.009' });
  });

  it('given units with more digits than can be typed, then all of them are sent, and any other number is cut', () => {
    const order = { productId: '1', orderId: '2', projectType: 'asset-management', asset: 'USDT' } as const;
    const facts = { ...order, redeemable: d('1.123456'), units: d('1.1234567') };
    expect(assessWealthRedeem('1.1234567', facts)).toEqual({ state: 'ready', request: { ...order, units: '1.1234567' } });
    expect(assessWealthRedeem('1.1234561', facts)).toMatchObject({ state: 'blocked' });
    expect(assessWealthRedeem('1.1234559', facts)).toMatchObject({ state: 'ready', request: { units: '1.123455' } });
  });
});

it('starts the history six months back (FM-21, SE-H-09, SE-H-10)', () => {
  expect(defaultHistoryRange(calendarDay('2024-08-31'))).toEqual({ start: '2024-02-29', end: '2024-08-31' });
});

describe('notification switches (SH-59 to SH-62)', () => {
  it('lists three switches, without candy drop in the US edition (US-03)', () => {
    const shown = (edition: 'global' | 'us') =>
      notificationSwitches({ edition })
        .filter(({ offer }) => offer.state === 'shown')
        .map(({ name }) => name);
    expect(shown('global')).toEqual(['candy-drop', 'launchpool', 'holder-airdrop']);
    expect(shown('us')).toEqual(['launchpool', 'holder-airdrop']);
  });

  it('toggles to the opposite and counts unknown as off (SH-61, AMB-079)', () => {
    expect([valueToSend(true), valueToSend(false), valueToSend(undefined)]).toEqual([false, true, true]);
  });

  it('names the toast for on and off (SH-62)', () => {
    expect([subscriptionToast(true), subscriptionToast(false)]).toEqual(['finances.subscribed.tip', 'finances.subscription.cancelled']);
  });
});

const { DUAL_INVESTMENT_CODES, DUAL_INVESTMENT_DIRECTIONS, DUAL_INVESTMENT_STATUSES } = dualInvestment;

it('dual investment is constants alone: 12 states, 7 codes that are not mapped to them, 4 directions, and no path (FM-22 to FM-24, AMB-128)', () => {
  expect(Object.keys(dualInvestment).toSorted()).toEqual([
    'DUAL_INVESTMENT_CODES',
    'DUAL_INVESTMENT_DIRECTIONS',
    'DUAL_INVESTMENT_STATUSES',
  ]);
  expect(DUAL_INVESTMENT_STATUSES).toHaveLength(12);
  expect([DUAL_INVESTMENT_STATUSES[0], DUAL_INVESTMENT_STATUSES.at(-1)]).toEqual(['INIT', 'REPAY']);
  expect(DUAL_INVESTMENT_CODES).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(DUAL_INVESTMENT_DIRECTIONS).toEqual(['call', 'put', 'peak-sniper', 'dip-sniper']);
});
