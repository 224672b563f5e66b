'use client';
import type { Decimal } from '@earnkit/core';
import { DEFAULT_PROJECT_TYPE, type ProjectType, type WealthOrder } from '@earnkit/core/private-wealth/contract';
import { redeemableUnits, shownIncome, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import { useEarn } from '../provider/earnContext.ts';
import type { QueryState } from '../provider/queryState.ts';
import { mapReading, usePrivateReading } from '../provider/useReading.ts';
import { wealthOrderOptions } from './queries.ts';

/** An order of private wealth as a screen shows it. */
export interface WealthOrderView extends WealthOrder {
  /** What the units are worth now, in the coin. */
  readonly worth: Decimal | undefined;
  /** Units that can be redeemed. */
  readonly redeemable: Decimal | undefined;
  /** The income where the exchange shows it; negative after a loss. */
  readonly income: Decimal | undefined;
}

const viewOf = (order: WealthOrder): WealthOrderView => ({
  ...order,
  worth: worthOfUnits(order.units, order.netValue),
  redeemable: redeemableUnits(order),
  income: shownIncome(order),
});

/**
 * An order of private wealth, every minute (API-76, PW-05); `undefined` inside `ready` where the exchange has no such order.
 *
 * @param projectType the kind of project. @default asset management (AMB-125)
 */
export const useWealthOrder = (orderId: string, projectType: ProjectType = DEFAULT_PROJECT_TYPE): QueryState<WealthOrderView | undefined> =>
  mapReading(usePrivateReading(wealthOrderOptions(useEarn(), { orderId, projectType })), (order) =>
    order === null ? undefined : viewOf(order),
  );
