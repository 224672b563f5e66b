import * as account from '@earnkit/core/account/contract';
import type { WireDataOf } from '@earnkit/core/endpoint';
import { fixed, fixedVip, history } from '@earnkit/core/simple-earn/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { saver } from './saver.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

const DAY = 86_400;
const MIDNIGHT = Date.UTC(2026, 0, 15) / 1000;

/** A fixed order on the wire. */
export type OrderRow = NonNullable<Extract<WireDataOf<typeof fixed.orders>, readonly unknown[]>[number]>;
type ProductRow = Extract<WireDataOf<typeof fixed.products>, readonly unknown[]>[number];

const ALL = { pre_redeem: 1, reinvest: 1, redeem_account: 1 } as const;

const ORDER: OrderRow = {
  id: '11',
  order_id: '7398240',
  asset: 'USDT',
  icon: undefined,
  product_id: '31',
  product_type: 1,
  principal: '5000',
  status: 1,
  is_redeeming: 0,
  // Held for 17 full days of 30.
  create_time: STORY_NOW - 18 * DAY,
  finish_time: MIDNIGHT + 13 * DAY,
  lock_up_period: 30,
  interest: '22.19178082',
  total_interest: '22.19178082',
  total_year_rate_percent: '5.4',
  bonus_info: null,
  coupon_info: null,
  product_info: ALL,
  reinvest_status: 0,
  redeem_account_type: 1,
};

/** A fixed order. Fields that are left out have the values of 5,000 USDT for 30 days, 13 of them ahead. */
export const fixedOrderRow = (row: Partial<OrderRow> = {}): OrderRow => ({ ...ORDER, ...row });

const LADDER = [
  { left: '0', right: '0.01', apr: '0.01' },
  { left: '0.01', right: '0.1', apr: '0.005' },
];

/** Orders of every kind: plain, with a voucher, of VIPs and renewing, with a bonus in another coin, and redeeming. */
export const fixedOrderRows: readonly OrderRow[] = [
  fixedOrderRow({
    id: '12',
    order_id: '7403118',
    asset: 'USDC',
    principal: '2000',
    lock_up_period: 7,
    interest: '1.57260273',
    total_interest: '1.57260273',
    total_year_rate_percent: '4.1',
    create_time: STORY_NOW - 2 * DAY,
    finish_time: MIDNIGHT + 6 * DAY,
  }),
  fixedOrderRow({ coupon_info: { rate_ratio: '1' }, total_interest: '26.30136986' }),
  fixedOrderRow({
    id: '13',
    order_id: '7351902',
    product_id: '35',
    product_type: 2,
    principal: '20000',
    lock_up_period: 90,
    interest: '355.06849315',
    total_interest: '355.06849315',
    total_year_rate_percent: '7.2',
    finish_time: MIDNIGHT + 73 * DAY,
    reinvest_status: 1,
    redeem_account_type: 0,
  }),
  fixedOrderRow({
    id: '14',
    order_id: '7354471',
    asset: 'BTC',
    principal: '0.05',
    lock_up_period: 90,
    interest: '0.00022191',
    total_interest: '0.00022191',
    total_year_rate_percent: '1.8',
    finish_time: MIDNIGHT + 73 * DAY,
    bonus_info: { ladder_apr: LADDER, bonus_asset: 'GT' },
    product_info: { pre_redeem: 0, reinvest: 0, redeem_account: 0 },
  }),
  fixedOrderRow({
    id: '15',
    order_id: '7389015',
    asset: 'SOL',
    principal: '24',
    interest: '0.07101369',
    total_interest: '0.07101369',
    total_year_rate_percent: '3.6',
    is_redeeming: 1,
    redeem_account_type: 0,
  }),
];

const PRODUCT: ProductRow = {
  id: '31',
  asset: 'USDT',
  type: 1,
  lock_up_period: 30,
  year_rate: '0.054',
  ladder_apr: null,
  sale_status: 1,
  min_lend_amount: '10',
  user_max_lend_volume: '50000',
  reinvest: 1,
  redeem_account: 1,
  pre_redeem: 1,
};

/** A fixed product. Fields that are left out have the values of USDT for 30 days. */
export const fixedProductRow = (row: Partial<ProductRow> = {}): ProductRow => ({ ...PRODUCT, ...row });

/** An exchange with fixed orders, which it changes and redeems. */
export interface FixedMock {
  /** What was done, oldest first: `redeem 7398240`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that change and redeem orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

/** Makes an exchange with fixed orders. Each call returns a new one. */
export function mockFixed(first: readonly OrderRow[] = fixedOrderRows): FixedMock {
  const done: string[] = [];
  let orders = first;
  const change = (id: string, action: string, fields: Partial<OrderRow>): undefined => {
    done.push(`${action} ${id}`);
    orders = orders.map((order) => (order.order_id === id ? { ...order, ...fields } : order));
    return undefined;
  };
  const pageOf = ({
    order_id: id,
    page = 1,
    limit = 10,
  }: {
    order_id?: string | undefined;
    page?: number | undefined;
    limit?: number | undefined;
  }) => {
    const found = id === undefined ? orders : orders.filter((order) => order.order_id === id);
    return { list: found.slice((page - 1) * limit, page * limit), total: found.length };
  };
  const redeem = (id: string) => change(id, 'redeem', { is_redeeming: 1, redeem_account_type: 0, reinvest_status: 0 });
  const reads = [
    mockEndpoint(fixed.orders, pageOf),
    mockEndpoint(fixedVip.orders, pageOf),
    mockEndpoint(fixed.product, () => fixedProductRow()),
    mockEndpoint(fixed.products, () => ({ fixed_list: [fixedProductRow()], business_type: 0 })),
    mockEndpoint(history.fixedHistory, { list: [], total: 0 }),
    mockEndpoint(account.vip, { tier: 0 }),
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.fundingLock, { use_funding: 0, locked: 0 }),
  ];
  const writes = [fixed, fixedVip].flatMap((calls) => [
    mockEndpoint(calls.redeemEarly, ({ order_id: id }) => redeem(id)),
    mockEndpoint(calls.setReinvest, ({ order_id: id, reinvest_status: status }) =>
      change(id, `reinvest ${status}`, { reinvest_status: status, redeem_account_type: status === '1' ? 0 : 1 }),
    ),
    mockEndpoint(calls.setRedeemAccount, ({ order_id: id, redeem_account_type: type }) =>
      change(id, `to ${type}`, { redeem_account_type: Number(type) }),
    ),
  ]);
  const lost = [fixed, fixedVip].map(({ redeemEarly }) =>
    http.post(`*${redeemEarly.path}`, async ({ request }) => {
      redeem(new URLSearchParams(await request.text()).get('order_id') ?? '');
      return HttpResponse.error();
    }),
  );
  return { done, handlers: [...writes, ...reads, ...saver()], losingAnswers: [...lost, ...reads, ...saver()] };
}
