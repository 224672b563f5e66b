import type { FixedProduct, FlexibleHolding } from '@earnkit/core/simple-earn/contract';
import { describe, expect, it } from 'vitest';
import { ADD_FUNDS_DEBOUNCE_MS } from '../account/add-funds/useAddFunds.ts';
import type { Earn } from '../provider/earnContext.ts';
import { minLendAprSubmission } from './apr/minLendAprSubmission.ts';
import { fixedSubscribeOrder } from './fixed/fixedSubscribeOrder.ts';
import { cancelOrder } from './flexible/cancelOrder.ts';
import { redeemOrder } from './flexible/redeemOrder.ts';
import { subscribeOrder } from './flexible/subscribeOrder.ts';

// Only the numbers are read; nothing of the area or the holding is asked for before something is sent.
const earn = { client: {} } as Earn;
const holding = { asset: 'USDT' } as FlexibleHolding;

/*
 * What a debounce does is proven with the submissions themselves: a press within it is ignored, a later one is not.
 */
describe('milliseconds in which a second press is ignored (FM-20)', () => {
  it('500 after subscribing (SE-55)', () => expect(subscribeOrder.submission(earn, { asset: 'USDT' }).debounceMs).toBe(500));

  it('500 after subscribing a fixed product, 200 for a product of VIPs (SE-55, SE-X-61)', () => {
    const after = (type: FixedProduct['type']) =>
      fixedSubscribeOrder.submission(earn, { asset: 'USDT', product: { type } as FixedProduct }).debounceMs;
    expect([after('normal'), after('special'), after('vip')]).toEqual([500, 500, 200]);
  });

  it('200 after redeeming and after cancelling a redemption (SE-F-34)', () =>
    expect([redeemOrder.submission(earn, holding).debounceMs, cancelOrder.submission(earn, holding).debounceMs]).toEqual([200, 200]));

  it('200 after changing the minimum APR (SE-P-12)', () => expect(minLendAprSubmission(earn, 'USDT').debounceMs).toBe(200));

  it('500 after choosing a way to add funds (SH-30)', () => expect(ADD_FUNDS_DEBOUNCE_MS).toBe(500));
});
