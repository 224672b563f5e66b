import {
  acknowledged,
  asked,
  data,
  denied,
  envelope,
  type ExchangeFault,
  headers,
  list,
  onCall,
  rows,
  text,
  times,
} from './faultyExchange.ts';
import { ORDER_FAULTS } from './orderFaults.ts';

const later = (seconds: number, field: string) => (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  [field]: Number(row[field]) + seconds,
});
const as = (field: string, value: (given: unknown) => unknown) => (row: Readonly<Record<string, unknown>>) => ({
  ...row,
  [field]: value(row[field]),
});
const without =
  (field: string) =>
  ({ [field]: _left, ...row }: Readonly<Record<string, unknown>>) =>
    row;
const isVisitor = (request: Request): boolean => !(request.headers.get('cookie') ?? '').includes('session=');
const fieldOf = (request: Request, field: string): string | null => new URL(request.url).searchParams.get(field);
const DECIMAL = /^(\d+)(\.\d+)?$/;

const ANSWERS: readonly ExchangeFault[] = [
  {
    name: 'a web page in place of JSON',
    call: 'account.vip',
    check: 'content-type',
    plant: onCall('account.vip', async () => new Response('<html><h1>Busy</h1></html>', { headers: { 'content-type': 'text/html' } })),
  },
  {
    name: 'JSON as plain text',
    call: 'account.mode',
    check: 'content-type',
    plant: onCall(
      'account.mode',
      async (request, next) => new Response(await (await next(request)).text(), { headers: { 'content-type': 'text/plain' } }),
    ),
  },
  {
    name: 'status 500 for a read',
    call: 'flexible.statistics',
    check: 'status',
    plant: onCall('flexible.statistics', async () => Response.json({ code: 500, message: 'Oh' }, { status: 500 })),
  },
  { name: 'status 200 with an error', call: 'history.coins', check: 'refused', plant: denied('history.coins', 10_001) },
  { name: 'half an answer', call: 'fixed.coins', check: 'not-json', plant: text('fixed.coins', (body) => body.slice(0, body.length / 2)) },
  { name: 'no envelope', call: 'account.loans', check: 'envelope', plant: envelope('account.loans', ({ data: inner }) => inner) },
  {
    name: 'a word as the code',
    call: 'account.compliance',
    check: 'envelope',
    plant: envelope('account.compliance', (answer) => ({ ...answer, code: 'OK' })),
  },
  {
    name: 'success code 0 where 200 alone is one',
    call: 'wealth.orderDetail',
    check: 'success-code',
    plant: envelope('wealth.orderDetail', (answer) => ({ ...answer, code: 0 })),
  },
  {
    name: 'success code 200 where 0 alone is one',
    call: 'account.fixedAvailable',
    check: 'success-code',
    plant: envelope('account.fixedAvailable', (answer) => ({ ...answer, code: 200 })),
  },
  {
    name: 'a signed-in person asked to sign in',
    call: 'fixed.upgradeWay',
    check: 'signed-out',
    plant: onCall('fixed.upgradeWay', async () => new Response(null, { status: 302, headers: { location: '/login?next=/earn' } })),
  },
];

const FIELDS: readonly ExchangeFault[] = [
  {
    name: 'milliseconds in the history',
    call: 'history.flexible',
    check: 'milliseconds',
    plant: rows('history.flexible', times(1000, 'time_at')),
  },
  {
    name: 'milliseconds as the end of a term',
    call: 'fixed.orders',
    check: 'milliseconds',
    plant: rows('fixed.orders', times(1000, 'finish_time')),
  },
  {
    name: 'percent in the market',
    call: 'flexible.market',
    check: 'percent',
    plant: rows('flexible.market', times(100, 'next_time_rate_year')),
  },
  { name: 'percent in fixed products', call: 'fixed.products', check: 'percent', plant: rows('fixed.products', times(100, 'year_rate')) },
  {
    name: 'a fraction as the rate of an order',
    call: 'fixed.orders',
    check: 'fraction',
    plant: rows('fixed.orders', times(0.01, 'total_year_rate_percent')),
  },
  {
    name: 'fractions as rates of staking',
    call: 'staking.product',
    check: 'fraction',
    plant: data('staking.product', times(0.01, 'rate', 'base_rate', 'most_rate')),
  },
  {
    name: 'days of interest of another zone',
    call: 'history.flexible',
    check: 'zone',
    plant: rows('history.flexible', (row, _index, request) =>
      fieldOf(request, 'is_daily_log') === '1' ? later(8 * 3600, 'time_at')(row) : row,
    ),
  },
  { name: 'a term that ends at 16:00', call: 'fixed.orders', check: 'zone', plant: rows('fixed.orders', later(16 * 3600, 'finish_time')) },
  {
    name: 'days of a chart that begin at 05:00',
    call: 'staking.rates',
    check: 'zone',
    plant: rows('staking.rates', later(5 * 3600, 'time')),
  },
  {
    name: 'flags as words',
    call: 'flexible.holdings',
    check: 'spelling',
    plant: rows(
      'flexible.holdings',
      as('auto_invest_status', (flag) => (flag === 1 ? 'Y' : 'N')),
    ),
  },
  {
    name: 'a flag that nobody can read',
    call: 'fixed.orders',
    check: 'unknown',
    plant: rows(
      'fixed.orders',
      as('reinvest_status', (flag) => (flag === 1 ? 'on' : 'off')),
    ),
  },
  {
    name: 'a kind outside the contract',
    call: 'history.flexible',
    check: 'unknown',
    plant: rows(
      'history.flexible',
      as('type', () => 'LEND_V2'),
    ),
  },
  {
    name: 'null as the amount of a holding',
    call: 'flexible.holdings',
    check: 'missing',
    plant: rows(
      'flexible.holdings',
      as('curr_amount', () => null),
    ),
  },
  {
    name: 'no balance for subscribing',
    call: 'account.balances',
    check: 'missing',
    plant: rows('account.balances', without('lend_earn_available')),
  },
  { name: 'orders without their number', call: 'fixed.orders', check: 'unreadable', plant: rows('fixed.orders', without('order_id')) },
  {
    name: 'a rate with a percent sign',
    call: 'fixed.products',
    check: 'unknown',
    plant: rows(
      'fixed.products',
      as('year_rate', (rate) => `${Number(rate) * 100}%`),
    ),
  },
  {
    name: 'amounts as JSON numbers',
    call: 'flexible.holdings',
    check: 'spelling',
    plant: rows('flexible.holdings', as('curr_amount', Number)),
  },
  {
    name: 'amounts with a comma',
    call: 'staking.balances',
    check: 'unknown',
    plant: rows(
      'staking.balances',
      as('mortgage_amount', (amount) => String(amount).replace(DECIMAL, '1,$1$2')),
    ),
  },
];

const LISTS: readonly ExchangeFault[] = [
  {
    name: 'page 1 for every page',
    call: 'history.flexible',
    check: 'repeated-page',
    plant: asked('history.flexible', (fields) => fields.set('page', '1')),
  },
  {
    name: 'a total of this page',
    call: 'flexible.holdings',
    check: 'total',
    plant: list('flexible.holdings', (given) => ({ ...given, total: given.list.length })),
  },
  { name: 'no total', call: 'history.fixed', check: 'no-total', plant: data('history.fixed', without('total')) },
  {
    name: 'a total that is too large',
    call: 'history.flexible',
    check: 'total',
    plant: list('history.flexible', (given) => ({ ...given, total: given.total + 3 })),
  },
  { name: 'the limit ignored', call: 'fixed.orders', check: 'limit', plant: asked('fixed.orders', (fields) => fields.set('limit', '10')) },
  {
    name: 'the oldest first',
    call: 'history.flexible',
    check: 'order',
    plant: list('history.flexible', (given) => ({ ...given, list: given.list.toReversed() })),
  },
  {
    name: 'a row lost between two pages',
    call: 'flexible.marketPage',
    check: 'pages',
    plant: list('flexible.marketPage', (given, request) =>
      fieldOf(request, 'page') === '2' ? { ...given, list: given.list.slice(1) } : given,
    ),
  },
  {
    name: 'one id for two rows',
    call: 'flexible.holdings',
    check: 'duplicate',
    plant: rows(
      'flexible.holdings',
      as('id', () => '7'),
    ),
  },
  {
    name: 'a filter ignored',
    call: 'history.flexible',
    check: 'filter',
    plant: asked('history.flexible', (fields) => fields.delete('type')),
  },
];

const ACCESS: readonly ExchangeFault[] = [
  {
    name: 'csrf not checked',
    call: 'flexible.subscribe',
    check: 'csrf',
    plant: headers((sent) => {
      const token = /csrftoken=([^;]+)/.exec(sent.get('cookie') ?? '')?.[1];
      if (token !== undefined) sent.set('csrftoken', token);
    }),
  },
  {
    name: 'any csrf header accepted',
    call: 'staking.stake',
    check: 'csrf',
    plant: headers((sent) => {
      const token = /csrftoken=([^;]+)/.exec(sent.get('cookie') ?? '')?.[1];
      if (sent.has('csrftoken') && token !== undefined) sent.set('csrftoken', token);
    }),
  },
  {
    name: 'holdings shown to anybody',
    call: 'flexible.holdings',
    check: 'anonymous',
    plant: onCall('flexible.holdings', async (request, next) =>
      isVisitor(request)
        ? Response.json({
            code: 0,
            data: { list: [{ id: '1', asset: 'USDT', curr_amount: '5', frozen_amount: '0', next_time_rate_year: '0.01' }], total: 1 },
          })
        : next(request),
    ),
  },
  {
    name: 'products hidden from visitors',
    call: 'fixed.products',
    check: 'visitor',
    plant: onCall('fixed.products', async (request, next) =>
      isVisitor(request) ? Response.json({ code: 401, message: 'Log in', data: null }, { status: 401 }) : next(request),
    ),
  },
  {
    name: 'a write acknowledged after the session ended',
    call: 'flexible.redeem',
    check: 'session-end',
    plant: onCall('flexible.redeem', async (request, next) => {
      const response = await next(request);
      return response.status === 401 ? acknowledged('flexible.redeem') : response;
    }),
  },
];

/** Faults of exchanges, each with the call and the check that have to name it. */
export const EXCHANGE_FAULTS: readonly ExchangeFault[] = [...ANSWERS, ...FIELDS, ...LISTS, ...ACCESS, ...ORDER_FAULTS];
