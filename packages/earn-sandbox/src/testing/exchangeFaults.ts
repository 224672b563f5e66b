import type { CheckName } from '../conform/checks.ts';
import {
  acknowledged,
  asked,
  data,
  denied,
  envelope,
  forgiven,
  headers,
  list,
  onCall,
  type Plant,
  pretended,
  rows,
  text,
  twice,
} from './faultyExchange.ts';

/** A fault, and how the kit has to name it. */
export interface ExchangeFault {
  readonly name: string;
  readonly call: string;
  readonly check: CheckName;
  readonly plant: Plant;
  /** Whether only orders show it. @default false */
  readonly orders?: true;
}

/** A number, or a number as text, times a factor. */
const product = (value: unknown, factor: number): unknown =>
  typeof value === 'number' ? value * factor : String(Number((Number(value) * factor).toPrecision(12)));
const times =
  (factor: number, ...fields: readonly string[]) =>
  (row: Readonly<Record<string, unknown>>) => ({
    ...row,
    ...Object.fromEntries(
      fields.flatMap((field) => (row[field] === null || row[field] === undefined ? [] : [[field, product(row[field], factor)]])),
    ),
  });
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
/** An amount with so many decimals, rounded up. */
const up = (fields: URLSearchParams, decimals: number): void => {
  const [whole = '0', fraction = ''] = (fields.get('amount') ?? '').split('.');
  if (fraction.length <= decimals) return;
  const units = (BigInt(whole + fraction.slice(0, decimals)) + 1n).toString().padStart(decimals + 1, '0');
  fields.set('amount', `${units.slice(0, -decimals)}.${units.slice(-decimals)}`);
};
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
  { name: 'no total', call: 'history.fixed', check: 'total', plant: data('history.fixed', without('total')) },
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

/** The balance as it was when it was first read. */
const staleBalance: Plant = (next) => {
  const first = new Map<unknown, unknown>();
  return rows('account.balances', (row) => {
    if (!first.has(row['asset'])) first.set(row['asset'], row);
    return first.get(row['asset']) as typeof row;
  })(next);
};

/** What may still be bought, as it was when it was first read. */
const staleQuota: Plant = (next) => {
  let first: unknown;
  return data('fixed.lendable', (given) => (first ??= given))(next);
};

/** A write that is sent again when its connection breaks. */
const repeatedByProxy: Plant = onCall('flexible.subscribe', async (request, next) => {
  const again = request.clone();
  request.signal.addEventListener('abort', () => void next(again));
  const response = await next(request);
  await new Promise((done) => setTimeout(done, 30));
  return response;
});

/** Today's orders are not in the history. */
const hidesOrders = (seconds: number): Plant =>
  list('history.flexible', (given) => ({
    ...given,
    list: given.list.filter((row) => row['mode'] !== 'manual' || Number(row['time_at']) < seconds),
  }));

const ORDERS: readonly ExchangeFault[] = (
  [
    { name: 'an order carried out twice', call: 'flexible.subscribe', check: 'doubled', plant: twice('flexible.subscribe') },
    { name: 'a redemption acknowledged and lost', call: 'flexible.redeem', check: 'lost-order', plant: pretended('flexible.redeem') },
    {
      name: 'a subscription rounded up',
      call: 'flexible.subscribe',
      check: 'rounded-up',
      plant: asked('flexible.subscribe', (fields) => up(fields, 6)),
    },
    {
      name: 'a redemption rounded up',
      call: 'flexible.redeem',
      check: 'rounded-up',
      plant: asked('flexible.redeem', (fields) => up(fields, 8)),
    },
    { name: 'a balance that is not lowered', call: 'flexible.subscribe', check: 'balance', plant: staleBalance },
    {
      name: 'orders missing in the history',
      call: 'flexible.subscribe',
      check: 'history',
      plant: hidesOrders(Date.UTC(2026, 2, 10) / 1000),
    },
    {
      name: 'orders twice in the history',
      call: 'flexible.subscribe',
      check: 'history',
      plant: list('history.flexible', (given) => ({
        ...given,
        list: given.list.flatMap((row) => [row, { ...row, unique_time: `${String(row['unique_time'])}x` }]),
      })),
    },
    {
      name: 'more acknowledged than the balance holds',
      call: 'flexible.subscribe',
      check: 'overspent',
      plant: forgiven('flexible.subscribe', [30_004]),
    },
    {
      name: 'a refusal that is carried out',
      call: 'flexible.subscribe',
      check: 'refused-with-effect',
      plant: denied('flexible.subscribe', 30_099),
    },
    {
      name: 'a cancellation without an effect',
      call: 'flexible.cancelRedemption',
      check: 'lost-order',
      plant: pretended('flexible.cancelRedemption'),
    },
    { name: 'a write repeated when its connection breaks', call: 'flexible.subscribe', check: 'lost-answer', plant: repeatedByProxy },
    {
      name: 'a fast redemption paid twice',
      call: 'staking.redeem',
      check: 'doubled',
      plant: twice('staking.redeem', (body) => body.includes('quick=1')),
    },
    { name: 'a stake acknowledged and lost', call: 'staking.stake', check: 'lost-order', plant: pretended('staking.stake') },
    { name: 'a renewal switch that is ignored', call: 'fixed.setReinvest', check: 'switched', plant: pretended('fixed.setReinvest') },
    { name: 'an early redemption that is ignored', call: 'fixed.redeemEarly', check: 'switched', plant: pretended('fixed.redeemEarly') },
    { name: 'a quota that is not lowered', call: 'fixed.subscribe', check: 'amount', plant: staleQuota },
    {
      name: 'an order at another rate',
      call: 'fixed.orders',
      check: 'rates-differ',
      plant: rows('fixed.orders', times(0.9, 'total_year_rate_percent')),
    },
    {
      name: 'a launchpool stake of one coin more',
      call: 'launchpool.stake',
      check: 'amount',
      plant: asked('launchpool.stake', (fields) => fields.set('amount', String(Number(fields.get('amount')) + 1))),
    },
    { name: 'units bought twice', call: 'wealth.purchase', check: 'doubled', plant: twice('wealth.purchase') },
    {
      name: 'a wrong success code of a setting',
      call: 'autoEarn.set',
      check: 'success-code',
      plant: envelope('autoEarn.set', (answer) => ({ ...answer, code: 200 })),
    },
  ] as const
).map((fault) => ({ ...fault, orders: true }));

/** Faults of exchanges, each with the call and the check that have to name it. */
export const EXCHANGE_FAULTS: readonly ExchangeFault[] = [...ANSWERS, ...FIELDS, ...LISTS, ...ACCESS, ...ORDERS];
