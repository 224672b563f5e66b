import { type FixedProduct, type HistoryType, type RedeemAccount, type Voucher, history } from '@earnkit/core/simple-earn/contract';
import {
  type FixedSubscribeRequest,
  type FixedTimeline,
  fixedQuote,
  fixedRateChange,
  fixedTimeline,
  voucherChange,
} from '@earnkit/core/simple-earn/rules';
import * as v from 'valibot';
import { fundingLockPrecheck } from '../../account/fundingLockPrecheck.ts';
import { type OrderFacts, type OrderReceipt, byRecentOrders, defineOrder, storedOrder } from '../../flow/defineOrder.ts';
import { storedDecimal } from '../../submission/pendingOrders.ts';
import { RECENT_ORDERS, type RecentOrders, recentOrdersOf } from '../../flow/recentOrders.ts';
import type { Precheck } from '../../submission/submission.ts';
import type { Earn } from '../../provider/earnContext.ts';
import { SUBSCRIBE_DEBOUNCE_MS } from '../flexible/subscribeOrder.ts';
import { FIXED_CALLS } from './changedCalls.ts';
import { orderCallsOf } from './orderCalls.ts';
import { readMaturity } from './maturityPreference.ts';
import { fixedQuotes } from './fixedQuotes.ts';
import { fixedProductOptions, vouchersOptions } from './queries.ts';

declare module '../../submission/notice.ts' {
  interface NoticeKeys {
    'earn.order.subscribed.toast': never;
    'earn.order.subscribe.unresolved.toast': never;
  }
}

/** Milliseconds in which a second press on the form of a VIP product is ignored (SE-X-61). */
const VIP_DEBOUNCE_MS = 200;

/** What was subscribed (SE-46, SE-47). */
export interface FixedSubscribeReceipt extends OrderReceipt {
  /** The request, for the summary. */
  readonly request: FixedSubscribeRequest;
  /** When it earns, matures and is paid; `undefined` where the term is not known after a reload. */
  readonly timeline: FixedTimeline | undefined;
}

/** What a person decides for a fixed subscription. */
export type FixedSubscribeValues = {
  /** The text of the field. */
  readonly amount: string;
  /** The product; `''` for the one that the form was opened for. */
  readonly term: string;
  /** The voucher that the person chose; `''` for none. */
  readonly voucher: string;
  /** Whether the person wants no voucher. Else the form chooses the best one where they chose none (AMB-174). */
  readonly withoutVoucher: boolean;
  /** The product of the voucher; `''` for the one that the form was opened for. */
  readonly voucherTerm: string;
  /** Whether it renews itself at maturity. */
  readonly reinvest: boolean;
  /** The account that it is paid into. */
  readonly redeemAccount: RedeemAccount;
};

/** What a fixed subscription knows beside its request. */
export interface FixedSubscribeFacts extends OrderFacts {
  /** The product on which the person decided; `undefined` after a reload. */
  readonly product?: FixedProduct | undefined;
  /** The voucher as the person chose it; `undefined` without one and after a reload. */
  readonly voucher?: Voucher | undefined;
}

/** Refuses when the product is sold out or its rate differs from the one that the person saw. */
const sameTerms =
  (earn: Earn, { product: seen }: FixedSubscribeFacts): Precheck<FixedSubscribeRequest> =>
  async ({ productId, amount }) => {
    const product = await earn.queryClient.fetchQuery({ ...fixedProductOptions(earn, productId), staleTime: 0 });
    const change = seen && product && fixedRateChange(seen, product, amount);
    if (change) return { cause: 'rate-changed', change };
    return product?.soldOut ? { cause: 'limit-changed' } : undefined;
  };

/** Refuses when the terms of the voucher have changed. If the voucher is gone, the exchange decides. */
const sameVoucher =
  (earn: Earn, { voucher: chosen }: FixedSubscribeFacts): Precheck<FixedSubscribeRequest> =>
  async ({ productId, voucherId }) => {
    if (chosen === undefined || chosen.id !== voucherId) return undefined;
    const { rows } = await earn.queryClient.fetchQuery({ ...vouchersOptions(earn, productId), staleTime: 0 });
    const now = rows.find(({ id }) => id === voucherId);
    if (now === undefined || voucherChange(chosen, now) === undefined) return undefined;
    const { aprFraction: from } = chosen;
    const { aprFraction: to } = now;
    return from && to && from !== to ? { cause: 'rate-changed', change: { from, to } } : { cause: 'limit-changed' };
  };

/** Reads the latest fixed records of one coin and type. */
const readFixedOrders =
  ({ client }: Pick<Earn, 'client'>, type: HistoryType, asset: string) =>
  async (signal: AbortSignal): Promise<RecentOrders> =>
    recentOrdersOf(await client.call(history.fixedHistory, { type, asset, page: 1, limit: RECENT_ORDERS }, { signal }));

/** A fixed subscription (SE-54, API-34). The funding lock, the sale and the rate are checked first. */
export const fixedSubscribeOrder = defineOrder({
  name: 'fixed.subscribe',
  endpoint: (request: FixedSubscribeRequest) => orderCallsOf(request.vip).subscribe,
  tone: 'warning',
  messages: { succeeded: 'earn.order.subscribed.toast', unresolved: 'earn.order.subscribe.unresolved.toast' },
  debounceMs: ({ product }: FixedSubscribeFacts) => (product?.type === 'vip' ? VIP_DEBOUNCE_MS : SUBSCRIBE_DEBOUNCE_MS),
  hasForm: true,
  form: {
    // As this device's person chose for maturity last (SE-30, SE-31, AMB-143).
    begin: (): FixedSubscribeValues => ({
      amount: '',
      term: '',
      voucher: '',
      withoutVoucher: false,
      voucherTerm: '',
      ...readMaturity(),
    }),
    fieldOf: ({ key }) => (key.startsWith('earn.voucher.') ? 'voucher' : 'amount'),
  },
  restored: ({ asset }): FixedSubscribeFacts => ({ asset }),
  prechecks: (earn, facts) => [
    fundingLockPrecheck(earn.client, facts.asset, 'subscribe'),
    sameTerms(earn, facts),
    sameVoucher(earn, facts),
  ],
  reconciliation: (earn, { asset }) =>
    byRecentOrders(earn, readFixedOrders(earn, 'subscribe', asset), ({ createdAt, at }) => createdAt ?? at),
  stored: v.object({
    ...storedOrder,
    vip: v.boolean(),
    productId: v.string(),
    aprFraction: storedDecimal,
    reinvest: v.boolean(),
    redeemAccount: v.picklist(['flexible', 'spot']),
    voucherId: v.optional(v.string()),
  }),
  receipt: (request, at, earn, { product }): FixedSubscribeReceipt => ({
    asset: request.asset,
    amount: request.amount,
    at,
    request,
    timeline: product && fixedTimeline(at, product.days, earn.exchangeTimeZone),
  }),
  invalidates: FIXED_CALLS,
  onPlaced: ({ amount, at }, earn, { product, voucher }) => {
    fixedQuotes.keep(earn.scope, product && fixedQuote(product, amount, voucher, at));
  },
});
