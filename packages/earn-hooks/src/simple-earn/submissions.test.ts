import { decimal } from '@earnkit/core';
import { type FlexibleHolding, autoEarn, type FixedProduct } from '@earnkit/core/simple-earn/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { minLendAprSubmission } from './apr/useMinLendApr.ts';
import { autoEarnSubmission } from './auto-earn/useAutoEarnChange.ts';
import { cancelOrder } from './flexible/cancelOrder.ts';
import { redeemOrder } from './flexible/redeemOrder.ts';
import { ADD_FUNDS_DEBOUNCE_MS } from '../account/add-funds/useAddFunds.ts';
import { fixedSubscribeOrder } from './fixed/fixedSubscribeOrder.ts';
import { subscribeOrder } from './flexible/subscribeOrder.ts';

/** The notices after a success. */
function toldBy(done: (earn: Earn) => void): readonly (readonly string[])[] {
  const notify = vi.fn<Earn['notify']>();
  // A success reads nothing else of the area.
  done({ notify, client: {}, scope: 'person:ada', queryClient: createEarnQueryClient() } as unknown as Earn);
  return notify.mock.calls.map(([{ tone, key }]) => [tone, key]);
}

describe('one notice after a success (SH-53, SH-54, AMB-135)', () => {
  const amount = decimal('7.5');

  it('when a redemption was cancelled', () =>
    expect(
      toldBy((earn) => cancelOrder.submission(earn, { asset: 'USDT' }).onSucceeded?.({ asset: 'USDT', amount }, { asset: 'USDT', amount })),
    ).toEqual([['success', 'orderCancelled']]));

  it('when a redemption ended after its dialog was closed', () =>
    expect(
      toldBy((earn) =>
        redeemOrder.submission(earn, { asset: 'USDT' } as FlexibleHolding).onEndedUnwatched?.({
          state: 'succeeded',
          request: { asset: 'USDT', amount, currentAmount: undefined, lentAmount: undefined },
          result: { asset: 'USDT', amount, requestedAmount: undefined, at: 0, split: undefined, restAt: 3600 },
        }),
      ),
    ).toEqual([['success', 'earn.order.redeemed.toast']]));

  it('when the minimum APR was changed', () =>
    expect(toldBy((earn) => minLendAprSubmission(earn, 'USDT').onSucceeded?.(true, { asset: 'USDT', minAprFraction: '0.0200' }))).toEqual([
      ['success', 'modified'],
    ]));

  it.each(['BTC', autoEarn.ALL_ASSETS])('when auto-earn was switched: %s', (asset) =>
    expect(
      toldBy((earn) => {
        autoEarnSubmission(earn).onSucceeded?.(true, { asset, on: true });
        autoEarnSubmission(earn).onSucceeded?.(true, { asset, on: false });
      }),
    ).toEqual([
      ['success', 'cryptoloan.enabledSuccessfully'],
      ['success', 'cryptoloan.disabledSuccessfully'],
    ]),
  );
});

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
