'use client';
import type { Decimal } from '@earnkit/core';
import { type Leftover, leftoverOf } from '@earnkit/core/orders/rules';
import {
  LEAST_UNITS,
  UNIT_DECIMALS,
  type WealthOrderRef,
  type WealthRedeemRequest,
  unitsLeft,
  worthOfUnits,
  assessWealthRedeem,
} from '@earnkit/core/private-wealth/rules';
import { type OrderForm, useOrderDraft, useOrderForm } from '../flow/useOrderForm.ts';
import { useWhenEnded } from '../flow/useWhenEnded.ts';
import type { QueryState } from '../provider/queryState.ts';
import { type WealthOrderView, useWealthOrder } from './useWealthOrder.ts';
import { type WealthRedeemReceipt, wealthRedeemOrder } from './wealthOrders.ts';

/** A redemption of units while it is being made. Its field counts units. */
export interface WealthRedeem extends OrderForm<WealthRedeemRequest, WealthRedeemReceipt> {
  /** The order; `undefined` inside `ready` where the exchange has none of that id. */
  readonly order: QueryState<WealthOrderView | undefined>;
  /** Units that can be redeemed; `undefined` while they are not known. */
  readonly redeemable: Decimal | undefined;
  /** Worth of the typed units at the value shown: an estimate, for the value can move before the exchange takes the order. */
  readonly estimatedAmount: Decimal | undefined;
  /** Units that stay in the order; `undefined` while they are not known, and where more is typed than there is. */
  readonly left: Decimal | undefined;
  /** Units that would stay and are too few to be redeemed alone (AMB-164); `undefined` where none do. */
  readonly leftover: Leftover | undefined;
}

/** Which order is redeemed. */
export interface WealthRedeemQuery extends WealthOrderRef {
  /** Called once when a redemption was refused while this is mounted (PW-17). @default nothing */
  readonly onFailed?: (() => void) | undefined;
}

/** A headless redemption of units (PW-12 to PW-15, PW-17, PW-18). Mount it with a new key for each order. */
export function useWealthRedeem({ onFailed, ...ref }: WealthRedeemQuery): WealthRedeem {
  const order = useWealthOrder(ref.orderId, ref.projectType);
  const held = order.state === 'ready' ? order.data : undefined;
  const form = useOrderDraft(wealthRedeemOrder, ref.orderId);
  const terms = { ...ref, redeemable: held?.redeemable, isOmitted: held && held.redeemable === undefined, units: held?.units };
  const { flow, typed, sent } = useOrderForm(
    wealthRedeemOrder,
    { asset: ref.asset, orderId: ref.orderId, netValue: held?.netValue },
    { form, assess: ({ units }) => assessWealthRedeem(units, terms), max: held?.redeemable, decimals: UNIT_DECIMALS },
  );
  useWhenEnded(flow.submission.status.state === 'refused', onFailed);
  return {
    ...flow,
    order,
    redeemable: held?.redeemable,
    estimatedAmount: worthOfUnits(typed, held?.netValue),
    left: unitsLeft(held?.units, typed),
    leftover: leftoverOf(sent, held?.units, LEAST_UNITS),
  };
}
