import { decimal } from '@earnkit/core';
import { type FlexibleHolding, autoEarn } from '@earnkit/core/simple-earn/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { minLendAprSubmission } from './apr/minLendAprSubmission.ts';
import { autoEarnSubmission } from './auto-earn/autoEarnSubmission.ts';
import { cancelOrder } from './flexible/cancelOrder.ts';
import { redeemOrder } from './flexible/redeemOrder.ts';

/** What a person is told once something was done. */
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
        redeemOrder.submission(earn, { asset: 'USDT' } as FlexibleHolding).onUnseen?.({
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
