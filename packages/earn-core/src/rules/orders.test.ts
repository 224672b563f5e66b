import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal.ts';
import { type SubscribeLimits, assessSubscribeAmount, maxSubscribeAmount } from './orders.ts';

const d = decimal;
const assess = (text: string, over: Partial<SubscribeLimits> = {}) =>
  assessSubscribeAmount(text, { asset: 'USDT', minimum: d('10'), available: d('1000'), quota: d('500'), ...over });
const blockedBy = (key: string, values?: Readonly<Record<string, string>>) => ({
  state: 'blocked',
  reasons: [values ? { key, values } : { key }],
});

describe('the amount of a subscription (SE-48, SE-49, SE-X-50, SE-X-51, AMB-088)', () => {
  it.each<[what: string, text: string, over: Partial<SubscribeLimits>]>([
    ['the minimum', '10', {}],
    ['the available balance', '1000', { quota: 'unlimited' }],
    ['the remaining quota', '500', {}],
    ['a remaining quota that is the minimum', '10', { quota: d('10') }],
    ['the lower bound of a voucher', '20', { voucher: { low: d('20'), high: undefined } }],
    ['the upper bound of a voucher', '50', { voucher: { low: undefined, high: d('50') } }],
    ['more than an upper bound of 0, which is none', '50', { voucher: { low: undefined, high: d('0') } }],
  ])('given an amount of exactly %s, then it can be sent', (_, text, over) => {
    expect(assess(text, over)).toEqual({ state: 'ready', request: text });
  });

  it.each<[what: string, text: string, over: Partial<SubscribeLimits>, expected: ReturnType<typeof blockedBy>]>([
    [
      'below the minimum once it is cut',
      '9.9999999',
      {},
      blockedBy('finances.simpleEarn.minPurchaseAmount', { amount: '10', coin: 'USDT' }),
    ],
    [
      'below a minimum with more digits than are sent',
      '10',
      { minimum: d('10.00000001') },
      blockedBy('finances.simpleEarn.minPurchaseAmount', { amount: '10.000001', coin: 'USDT' }),
    ],
    ['above the balance', '1000.00000001', { quota: 'unlimited' }, blockedBy('lend_earn.insufficient.balance')],
    ['above the quota', '500.00000001', {}, blockedBy('finance.individualRemainingQuotaAmount', { amount: '500', coin: 'USDT' })],
    ['of a quota below the minimum', '10', { quota: d('9.99') }, blockedBy('simple_earn.amount.tip.remainingQuotaLessAmount')],
    [
      'below the lower bound of a voucher',
      '20',
      { voucher: { low: d('20.00000001'), high: undefined } },
      blockedBy('simple.min_purchase', { amount: '20.000001', coin: 'USDT' }),
    ],
    [
      'above the upper bound of a voucher',
      '50.00000001',
      { voucher: { low: undefined, high: d('50') } },
      blockedBy('simple.max_purchase', { amount: '50', coin: 'USDT' }),
    ],
  ])('given an amount %s, then the limit is the reason', (_, text, over, expected) => {
    expect(assess(text, over)).toEqual(expected);
  });

  it.each<keyof SubscribeLimits>(['minimum', 'available', 'quota'])('given that %s is not known, then neither is the result', (limit) => {
    expect(assess('50', { [limit]: undefined })).toEqual({ state: 'unknown' });
  });

  it('given an amount that is cut to zero, then it is blocked without a reason (AMB-089)', () => {
    expect(assess('0.0000001', { minimum: d('0') })).toEqual({ state: 'blocked', reasons: [] });
  });
});

describe('the amount that Max fills in (AMB-091)', () => {
  it.each([
    ['balance', '5.123456789', '9', '5.12345678'],
    ['quota', '9', '5.123456789', '5.12345678'],
    ['balance without a quota', '9', 'unlimited', '9'],
    ['nothing', '9', '-1', '0'],
  ] as const)('given the lesser %s, then it is that, cut to 8 decimals and never below zero', (_, available, quota, most) => {
    expect(maxSubscribeAmount(d(available), quota === 'unlimited' ? quota : d(quota))).toBe(most);
  });

  it('given that one of them is not known, then neither is it', () => {
    expect([maxSubscribeAmount(undefined, d('1')), maxSubscribeAmount(d('1'), undefined)]).toEqual([undefined, undefined]);
  });
});
