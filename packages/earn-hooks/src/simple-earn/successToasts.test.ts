import { decimal } from '@earnkit/core';
import { type FlexibleHolding, autoEarn } from '@earnkit/core/simple-earn/contract';
import { describe, expect, it, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnQueryClient } from '../provider/EarnProvider.tsx';
import { minLendAprSubmission } from './apr/minLendAprSubmission.ts';
import { autoEarnSubmission } from './auto-earn/autoEarnSubmission.ts';
import { cancelSubmission } from './flexible/cancelSubmission.ts';
import { redeemSubmission } from './flexible/redeemSubmission.ts';

/** What a person is told once something was done. */
function toldBy(done: (earn: Earn) => void): readonly (readonly string[])[] {
  const notify = vi.fn<Earn['notify']>();
  // A success reads nothing else of the area.
  done({ notify, scope: 'person:ada', queryClient: createEarnQueryClient() } as unknown as Earn);
  return notify.mock.calls.map(([{ tone, key }]) => [tone, key]);
}

describe('what is said after a success, once (SH-53, SH-54, AMB-135)', () => {
  const amount = decimal('7.5');

  it('a redemption that was cancelled', () =>
    expect(
      toldBy((earn) =>
        cancelSubmission(earn, { asset: 'USDT' } as FlexibleHolding).onSucceeded?.({ asset: 'USDT', amount }, { asset: 'USDT', amount }),
      ),
    ).toEqual([['success', 'orderCancelled']]));

  it('a redemption whose dialog, and so its receipt, is gone', () =>
    expect(
      toldBy((earn) =>
        redeemSubmission(earn, { asset: 'USDT' } as FlexibleHolding, '').onUnseen?.({
          state: 'succeeded',
          request: { asset: 'USDT', amount, currentAmount: undefined, lentAmount: undefined },
          result: { asset: 'USDT', amount, at: 0, split: undefined, restAt: 3600 },
        }),
      ),
    ).toEqual([['success', 'earn.flexible.redeemed.toast']]));

  it('a least rate that was changed', () =>
    expect(toldBy((earn) => minLendAprSubmission(earn, 'USDT').onSucceeded?.(true, { asset: 'USDT', minAprFraction: '0.0200' }))).toEqual([
      ['success', 'modified'],
    ]));

  it.each(['BTC', autoEarn.ALL_ASSETS])('automatic lending that was switched: %s', (asset) =>
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
