import { orderDetail } from '@earnkit/core/private-wealth/contract';
import { type WealthOrderRef, type WealthUnitsOrder, wereUnitsMoved } from '@earnkit/core/private-wealth/rules';
import type { Decimal } from '@earnkit/core';
import * as v from 'valibot';
import { byHolding } from '../flow/byHolding.ts';
import type { OrderRequest, Reconciliation } from '../flow/defineOrder.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';
import type { Earn } from '../provider/earnContext.ts';

/** The units of an order at one moment. */
export interface UnitsNow {
  /** `null` where the exchange has no such order. */
  readonly units: Decimal | null;
}

/**
 * Reconciles a purchase or a redemption with the units that the person holds (API-76). An order that is gone afterwards was redeemed
 * as a whole. Of one that is not there before, the units are not known, which is not zero: nothing is looked for then.
 */
export function byUnits<Request extends OrderRequest & WealthOrderRef>(
  earn: Pick<Earn, 'client' | 'now'>,
  orderOf: (request: Request) => WealthUnitsOrder,
): Reconciliation<Request, UnitsNow> {
  const byBoth = byHolding<Request, UnitsNow>(earn, {
    read: async ({ orderId, projectType }, signal) => {
      const order = await earn.client.call(orderDetail, { orderId, projectType }, { signal });
      if (order !== null && order.units === undefined) throw new Error('The exchange does not say the units');
      return { units: order?.units ?? null };
    },
    wasPlaced: (before, after, request) => wereUnitsMoved(before.units ?? undefined, after.units, orderOf(request)),
    stored: v.object({ units: storedDecimal }),
  });
  return {
    ...byBoth,
    baseline: async (request, signal) => {
      const before = await byBoth.baseline(request, signal);
      if (before.units === null) throw new Error('The exchange has no such order');
      return before;
    },
  };
}
