'use client';
import type { Decimal } from '@earnkit/core';
import {
  AMOUNT_DECIMALS,
  type WealthOrderRef,
  type WealthPurchaseRequest,
  maxWealthPurchase,
  unitsForAmount,
  assessWealthPurchase,
} from '@earnkit/core/private-wealth/rules';
import { useSpotAvailable } from '../account/useAvailable.ts';
import { type OrderForm, useOrderDraft, useOrderForm } from '../flow/useOrderForm.ts';
import { useWhenEnded } from '../flow/useWhenEnded.ts';
import type { QueryState } from '../provider/queryState.ts';
import { type WealthOrderView, useWealthOrder } from './useWealthOrder.ts';
import { type WealthPurchaseReceipt, wealthPurchaseOrder } from './wealthOrders.ts';

/** A purchase of more units while it is being made. */
export interface WealthPurchase extends OrderForm<WealthPurchaseRequest, WealthPurchaseReceipt> {
  /** The order; `undefined` inside `ready` where the exchange has none of that id. */
  readonly order: QueryState<WealthOrderView | undefined>;
  /** The balance of the coin; `undefined` inside `ready` where the exchange did not say. */
  readonly available: QueryState<Decimal | undefined>;
  /** Least purchase, in the coin; `undefined` where the host does not say. */
  readonly minimum: Decimal | undefined;
  /** Units for the typed amount at the value shown: an estimate, for the value can move before the exchange takes the order. */
  readonly estimatedUnits: Decimal | undefined;
  /** Whether the disclaimer is ticked (PW-10). */
  readonly disclaimer: boolean;
  /** Ticks the disclaimer, or takes the tick away. */
  readonly setDisclaimer: (ticked: boolean) => void;
}

/** Which order is bought into. */
export interface WealthPurchaseQuery extends WealthOrderRef {
  /** Least purchase, in the coin; `undefined` while it is not known. */
  readonly minimum: Decimal | undefined;
  /** Called once when a purchase was refused while this is mounted (PW-17). @default nothing */
  readonly onFailed?: (() => void) | undefined;
}

/** A headless purchase of units (PW-08 to PW-11, PW-15, PW-17, PW-18). Mount it with a new key for each order. */
export function useWealthPurchase({ onFailed, minimum, ...ref }: WealthPurchaseQuery): WealthPurchase {
  const order = useWealthOrder(ref.orderId, ref.projectType);
  const available = useSpotAvailable(ref.asset);
  const balance = available.state === 'ready' ? available.data : undefined;
  const held = order.state === 'ready' ? order.data : undefined;
  const netValue = held?.netValue;
  const form = useOrderDraft(wealthPurchaseOrder, ref.orderId);
  // No purchase for an order that was not read: the person has not seen the price of a unit.
  const terms = { ...ref, minimum: held && minimum, available: balance };
  const { flow, typed } = useOrderForm(
    wealthPurchaseOrder,
    { asset: ref.asset, orderId: ref.orderId, netValue },
    { form, assess: (values) => assessWealthPurchase(values, terms), max: maxWealthPurchase(balance), decimals: AMOUNT_DECIMALS },
  );
  useWhenEnded(flow.submission.status.state === 'refused', onFailed);
  return {
    ...flow,
    order,
    available,
    minimum,
    estimatedUnits: unitsForAmount(typed, netValue),
    disclaimer: form.values.disclaimer,
    setDisclaimer: (disclaimer) => form.set({ disclaimer }),
  };
}
