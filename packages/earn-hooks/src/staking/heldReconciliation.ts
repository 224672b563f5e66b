import type { Decimal } from '@earnkit/core';
import { products } from '@earnkit/core/staking/contract';
import { holdingMove } from '@earnkit/core/staking/rules';
import * as v from 'valibot';
import { byHolding } from '../flow/byHolding.ts';
import { type OrderRequest, type Reconciliation, storedUnknown } from '../flow/defineOrder.ts';
import type { Earn } from '../provider/earnContext.ts';

/** What the person had of it before the order. */
export interface HeldBefore {
  /** `undefined` where the exchange does not say. */
  readonly heldAmount: Decimal | undefined;
}

const PLACED = { placed: true, 'not-placed': false, unclear: undefined } as const;

/**
 * Reconciles a stake or a redemption with what the person has staked (API-66). Exactly the amount must have moved.
 *
 * @param moved what the order moves: its amount, negative for a redemption.
 */
export const byHeldAmount = <Request extends OrderRequest & { readonly pid: string | undefined }>(
  earn: Pick<Earn, 'client' | 'now'>,
  moved: (request: Request) => Decimal,
): Reconciliation<Request, HeldBefore> =>
  byHolding(earn, {
    read: async ({ asset, pid }, signal) => {
      const { heldAmount } = await earn.client.call(products.user, { asset, pid }, { signal });
      return { heldAmount };
    },
    wasPlaced: (before, after, request) => PLACED[holdingMove(before.heldAmount, after.heldAmount, moved(request))],
    stored: v.object({ heldAmount: storedUnknown }),
  });
