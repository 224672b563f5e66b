import { orderDetail, PROJECT_TYPES, type ProjectType, purchase, redeem } from '@earnkit/core/private-wealth/contract';
import {
  type WealthOrderRef,
  type WealthUnitsOrder,
  wereUnitsMoved,
  type WealthPurchaseRequest,
  type WealthRedeemRequest,
  unitsForAmount,
  wealthQuote,
  worthOfUnits,
} from '@earnkit/core/private-wealth/rules';
import type { Decimal, Instant } from '@earnkit/core';
import * as v from 'valibot';
import { byHolding } from '../flow/byHolding.ts';
import {
  defineOrder,
  type OrderFacts,
  type OrderReceipt,
  type OrderRequest,
  type OrderSubject,
  type Reconciliation,
} from '../flow/defineOrder.ts';
import { storedDecimal } from '../submission/pendingOrders.ts';
import type { Earn } from '../provider/earnContext.ts';
import { WEALTH_CALLS } from './queries.ts';
import { wealthQuotes } from './wealthQuotes.ts';

declare module '../submission/notice.ts' {
  interface NoticeKeys {
    'vip.copied': never;
    'earn.wealth.redeemed.toast': never;
    'earn.wealth.redeem.unresolved.toast': never;
    'earn.wealth.redeem.restored': never;
  }
}

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

/** Milliseconds in which a second press in a VIP form is ignored (FM-20). */
const VIP_DEBOUNCE_MS = 200;

/** What was bought (PW-15). */
export interface WealthPurchaseReceipt extends OrderReceipt {
  /** The exchange’s id of the order. */
  readonly orderId: string;
  /** The exchange’s id of the product. */
  readonly productId: string;
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
type WealthFacts = OrderFacts & {
  readonly orderId: string;
  /** The value of a unit that the person sees; `undefined` while it is not known and after a reload. */
  readonly netValue?: Decimal | undefined;
};

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
  receipt: ({ asset, amount, orderId, productId }, at, _earn, { netValue }): WealthPurchaseReceipt => ({
    asset,
    amount,
    orderId,
    productId,
    at,
    estimatedUnits: unitsForAmount(amount, netValue),
  }),
  invalidates: WEALTH_CALLS,
  onPlaced: (placed, earn, { netValue }) => wealthQuotes.keep(earn.scope, wealthQuote(placed, netValue)),
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
  messages: { succeeded: 'earn.wealth.redeemed.toast', unresolved: 'earn.wealth.redeem.unresolved.toast' },
  restoredNotice: 'earn.wealth.redeem.restored',
});

/** Every order of private wealth. */
export const wealthOrders = [wealthPurchaseOrder, wealthRedeemOrder] as const;
