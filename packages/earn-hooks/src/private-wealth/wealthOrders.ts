import type { Decimal, Instant } from '@earnkit/core';
import { PROJECT_TYPES, type ProjectType, purchase, redeem } from '@earnkit/core/private-wealth/contract';
import { type WealthPurchaseRequest, type WealthRedeemRequest, unitsForAmount, worthOfUnits } from '@earnkit/core/private-wealth/rules';
import * as v from 'valibot';
import { type OrderFacts, type OrderReceipt, type OrderSubject, defineOrder } from '../flow/defineOrder.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';
import { WEALTH_CALLS } from './queries.ts';
import { byUnits } from './unitsReconciliation.ts';

/** Milliseconds in which a second press in a VIP form is ignored (FM-20). */
const VIP_DEBOUNCE_MS = 200;

/** What was bought (PW-15). */
export interface WealthPurchaseReceipt extends OrderReceipt {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** Units for the amount at the value that was shown: an estimate; `undefined` where the value is not known. */
  readonly estimatedUnits: Decimal | undefined;
}

/** What was redeemed (PW-15). */
export interface WealthRedeemReceipt extends OrderSubject {
  /** The units. */
  readonly units: Decimal;
  /** When it was redeemed, by the exchange's record where there is one. */
  readonly at: Instant;
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** Worth of the units at the value that was shown: an estimate; `undefined` where the value is not known. */
  readonly estimatedAmount: Decimal | undefined;
}

/** What an order of units knows beside its request. */
export interface WealthFacts extends OrderFacts {
  readonly orderId: string;
  /** The value of a unit that the person sees; `undefined` while it is not known and after a reload. */
  readonly netValue?: Decimal | undefined;
}

const projectTypes = Object.keys(PROJECT_TYPES) as ProjectType[];

const stored = { asset: v.string(), productId: v.string(), orderId: v.string(), projectType: v.picklist(projectTypes) };

const restored = ({ asset, orderId = asset }: OrderFacts): WealthFacts => ({ asset, orderId });

/** A purchase of units (API-73, PW-17, PW-18). */
export const wealthPurchaseOrder = defineOrder({
  name: 'wealth.purchase',
  endpoint: purchase,
  tone: 'error',
  debounceMs: VIP_DEBOUNCE_MS,
  hasForm: true,
  form: {
    begin: (): { readonly amount: string; readonly disclaimer: boolean } => ({ amount: '', disclaimer: false }),
    unkept: ['disclaimer'],
  },
  restored,
  reconciliation: (earn) => byUnits<WealthPurchaseRequest>(earn, () => ({ kind: 'purchase' })),
  stored: v.object({ ...stored, amount: storedDecimal }),
  receipt: ({ asset, amount, orderId }, at, _earn, { netValue }): WealthPurchaseReceipt => ({
    asset,
    amount,
    orderId,
    at,
    estimatedUnits: unitsForAmount(amount, netValue),
  }),
  invalidates: WEALTH_CALLS,
});

/** A redemption of units (API-74, PW-17, PW-18). */
export const wealthRedeemOrder = defineOrder({
  name: 'wealth.redeem',
  endpoint: redeem,
  tone: 'error',
  debounceMs: VIP_DEBOUNCE_MS,
  hasForm: true,
  form: {
    begin: () => ({ units: '' }),
    field: 'units',
  },
  restored,
  reconciliation: (earn) => byUnits<WealthRedeemRequest>(earn, ({ units }) => ({ kind: 'redeem', units })),
  stored: v.object({ ...stored, units: storedDecimal }),
  receipt: ({ asset, units, orderId }, at, _earn, { netValue }): WealthRedeemReceipt => ({
    asset,
    units,
    orderId,
    at,
    estimatedAmount: worthOfUnits(units, netValue),
  }),
  invalidates: WEALTH_CALLS,
  words: { succeeded: 'earn.wealth.redeemed.toast', unresolved: 'earn.wealth.redeem.unresolved.toast' },
  recalled: 'earn.wealth.redeem.recalled',
});

/** Every order of private wealth. */
export const wealthOrders = [wealthPurchaseOrder, wealthRedeemOrder] as const;
