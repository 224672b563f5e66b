import { projectInfo, projectStatistics } from './launchpool.ts';
import { stakingProduct } from './staking.ts';
import { BALANCE, BONUS_TIERS, LEAST, MOST, PRODUCTS, type Product, VOUCHER } from './subscription.ts';

/*
 * An exchange that answers in the page, at once, so that the benchmark measures what a component does with the answers. Its
 * answers are in the form of the wire.
 */

const DAY = 86_400;

/** The time of every page: 15 January 2026, 08:30 UTC. */
export const NOW = 1_768_465_800;

const product = ({ id, days, rate }: Product) => ({
  id,
  asset: 'USDT',
  icon: '',
  type: 1,
  lock_up_period: days,
  year_rate: rate,
  ladder_apr: days === 30 ? BONUS_TIERS : null,
  sale_status: 1,
  min_lend_amount: LEAST,
  user_max_lend_volume: MOST,
  reinvest: 1,
  redeem_account: 1,
  pre_redeem: 1,
});

const products = PRODUCTS.map(product);

const VOUCHERS = [
  {
    id: 'autumn',
    title: 'Autumn rate-up',
    rate_day: 30,
    rate_ratio: VOUCHER.rate,
    buy_limit_low: '10',
    buy_limit_high: VOUCHER.most,
    using_currency: '',
    expired_timest: NOW + 20 * DAY,
  },
];

/** Orders that a person has: few, and many. */
export const FEW_ORDERS = 10;
export const MANY_ORDERS = 100;
export const ORDERS_OF_A_PAGE = 10;

/** A fixed order, in the form of the wire. */
export interface OrderRow {
  readonly id: string;
  readonly order_id: string;
  readonly asset: string;
  readonly principal: string;
  readonly total_year_rate_percent: string;
  readonly total_interest: string;
  readonly create_time: number;
  readonly finish_time: number;
  readonly lock_up_period: number;
  readonly reinvest_status: number;
}

const ASSETS = ['USDT', 'BTC', 'ETH', 'SOL'];

const orderRow = (index: number): OrderRow & Readonly<Record<string, unknown>> => ({
  id: String(index),
  order_id: String(7_000_000 + index),
  asset: ASSETS[index % ASSETS.length] ?? '',
  product_id: '130',
  product_type: 1,
  principal: String(1000 + index * 7),
  status: 1,
  is_redeeming: 0,
  create_time: NOW - 18 * DAY,
  finish_time: NOW + 12 * DAY,
  lock_up_period: 30,
  interest: '22.19178082',
  total_interest: '22.19178082',
  total_year_rate_percent: '5.4',
  bonus_info: null,
  coupon_info: null,
  product_info: { pre_redeem: 1, reinvest: 1, redeem_account: 1 },
  reinvest_status: index % 2,
  redeem_account_type: 1,
});

/** The answers, by the end of the path. A call that is not here is answered with nothing. */
const ANSWERS: Readonly<Record<string, (query: URLSearchParams) => unknown>> = {
  '/uni-loan/earn/coin-info': () => [
    {
      asset: 'USDT',
      next_time_rate_year: '0.0512',
      limit_min_lend_rate_year: '0.5',
      max_lend_rate_year: '5',
      min_lend_amount: '1',
      ext_award_rate_year: '0.06',
      is_open_award_pool: 1,
      ladder_apr: [{ left: '0', right: '500', apr: '0.06' }],
    },
  ],
  '/fixed_earn/api/product/1/list': () => ({ fixed_list: products, business_type: 0 }),
  '/fixed_earn/api/product/detail': (query) => products.find(({ id }) => id === query.get('product_id')) ?? null,
  '/uni-loan/earn/coupon-recommend': () => ({ list: VOUCHERS }),
  '/fixed_earn/api/user/lent/available': () => ({ available: BALANCE }),
  '/unified/account_mode': () => ({ mode: 'classic', first_open: 0 }),
  '/unified/funding-lock': () => ({ use_funding: 0, locked: 0 }),
  '/fixed_earn/api/user/lendable': () => ({ lendable: '15000' }),
  '/uni-loan/earn/user/vip': () => ({ tier: 6 }),
  '/uni-loan/earn/subscribe': () => ({ list: [], total: 0 }),
  '/earn/launch-pool/project-info': () => projectInfo(NOW),
  '/earn/launch-pool/user-project-statistics': () => projectStatistics(NOW),
  '/apiw/v2/earn/staking/product': () => stakingProduct,
  '/apiw/v2/earn/staking/coin-user-info': () => ({ hold_amount: '4.2', tier: 6, is_crowd: 0 }),
  '/account/spot/asset/outable': (query) => [
    { asset: query.get('assets') ?? 'USDT', lend_earn_available: '1204.5', available: '0', outable: '0', mode: 0 },
  ],
};

/** The orders of a page, of so many. */
function ordersOf(orders: number, query: URLSearchParams) {
  const limit = Number(query.get('limit') ?? ORDERS_OF_A_PAGE);
  const first = (Number(query.get('page') ?? 1) - 1) * limit;
  return {
    list: Array.from({ length: Math.max(0, Math.min(limit, orders - first)) }, (_, index) => orderRow(first + index)),
    total: orders,
  };
}

/** `fetch`, answered by this exchange for a person with so many orders. */
export function fetchWithOrders(orders: number): (input: RequestInfo | URL) => Promise<Response> {
  return async (input) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input);
    if (pathname.endsWith('/fixed_earn/api/user/lend')) return answered(ordersOf(orders, searchParams));
    const [, answer] = Object.entries(ANSWERS).find(([end]) => pathname.endsWith(end)) ?? [];
    return answered(answer?.(searchParams) ?? null);
  };
}

const answered = (data: unknown): Response => Response.json({ code: 0, message: '', data });

/** `fetch`, answered by this exchange. */
export const fetchInPage = fetchWithOrders(MANY_ORDERS);

/** Milliseconds until an answer comes over a network: a page is painted before. */
const NETWORK_MS = 200;

/** The same, as late as over a network. */
export const fetchOverNetwork = async (input: RequestInfo | URL): Promise<Response> => {
  await new Promise((resolve) => setTimeout(resolve, NETWORK_MS));
  return fetchInPage(input);
};
