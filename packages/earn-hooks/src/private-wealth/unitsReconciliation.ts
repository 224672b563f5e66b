import { orderDetail } from '@earnkit/core/private-wealth/contract';
import { type WealthOrderRef, type WealthUnitsOrder, wereUnitsMoved } from '@earnkit/core/private-wealth/rules';
import type { Decimal } from '@earnkit/core';
import * as v from 'valibot';
import { byHolding } from '../flow/byHolding.ts';
import type { OrderRequest, Reconciliation } from '../flow/defineOrder.ts';
import { storedDecimal } from '../flow/pendingOrders.ts';
import type { Earn } from '../provider/earnContext.ts';

/** The units of an order at one moment. */
export interface UnitsNow {
  readonly units: Decimal;
}

/** Reconciles a purchase or a redemption with the units that the person holds (API-76). */
export const byUnits = <Request extends OrderRequest & WealthOrderRef>(
  earn: Pick<Earn, 'client' | 'now'>,
  orderOf: (request: Request) => WealthUnitsOrder,
): Reconciliation<Request, UnitsNow> =>
  byHolding(earn, {
    read: async ({ orderId, projectType }, signal) => {
      const order = await earn.client.call(orderDetail, { orderId, projectType }, { signal });
      if (order?.units === undefined) throw new Error('The exchange does not say the units');
      return { units: order.units };
    },
    wasPlaced: (before, after, request) => wereUnitsMoved(before.units, after.units, orderOf(request)),
    stored: v.object({ units: storedDecimal }),
  });
