import * as account from '@earnkit/core/account/contract';
import { type Decimal, add, decimal, divide, subtract } from '@earnkit/core';
import type { WireDataOf } from '@earnkit/core/endpoint';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

type DetailRow = NonNullable<WireDataOf<typeof wealth.orderDetail>>;
type Lines = WireDataOf<typeof wealth.lines>;

const DAY = 86_400;

/** An order of private wealth as the exchange sends it: 1,000 units at 1.05, bought for 1,000 USDT. */
export const wealthRow = (over: Partial<DetailRow> = {}): DetailRow => ({
  name: 'STEADY USDT',
  coin: 'USDT',
  amount: '1000',
  unit: '1000',
  income_amount: '50',
  show_interest: 1,
  net_value_ratio_buy: '1',
  net_value_ratio: '1.05',
  recent_30_days_rate: '0.62',
  run_days: 42,
  client_id: 'PW100042',
  ...over,
});

/** Daily values up to now. */
export const wealthLines = (values: readonly (string | null)[], change: string | null = '12.5'): Lines => ({
  lines: values.map((value, index) => ({ timestamp: STORY_NOW - (values.length - 1 - index) * DAY, value, diff: null })),
  change,
});

/** A year of values that rise and fall. */
const aYear = wealthLines(Array.from({ length: 365 }, (_, day) => String(1000 + Math.round(40 * Math.sin(day / 20)) + day / 10)));

/** A stateful mock of one order of private wealth. */
export interface WealthMock {
  /** Every executed order, oldest first: `purchase 100`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that execute orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

/** An exchange with one order of 1,000 units, and 1,204.5 USDT in the spot account. Each call returns a new one. */
export function mockWealth(row: Partial<DetailRow> = {}): WealthMock {
  const done: string[] = [];
  let units: Decimal = decimal('1000');
  const carryOut = (kind: 'purchase' | 'redeem', amount: Decimal): void => {
    done.push(`${kind} ${amount}`);
    units = kind === 'redeem' ? subtract(units, amount) : add(units, divide(amount, decimal('1.05'), 6));
  };
  const reads = [
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.balances, ({ assets }) =>
      assets.map((asset) => ({ asset, outable: '1204.5', lend_earn_available: '1204.5', available: '1204.5', mode: 0 })),
    ),
    mockEndpoint(wealth.orderDetail, () => wealthRow({ unit: units, ...row })),
    mockEndpoint(wealth.lines, aYear),
  ];
  const lost = (path: string, run: (fields: URLSearchParams) => void) =>
    http.post(`*${path}`, async ({ request }) => {
      run(new URLSearchParams(await request.text()));
      return HttpResponse.error();
    });
  return {
    done,
    handlers: [
      ...reads,
      mockEndpoint(wealth.purchase, ({ amount }) => carryOut('purchase', amount)),
      mockEndpoint(wealth.redeem, ({ unit }) => carryOut('redeem', unit)),
    ],
    losingAnswers: [
      ...reads,
      lost(wealth.purchase.path, (fields) => carryOut('purchase', decimal(fields.get('amount') ?? '0'))),
      lost(wealth.redeem.path, (fields) => carryOut('redeem', decimal(fields.get('unit') ?? '0'))),
    ],
  };
}

/** The order as a host lists it. */
export const wealthTarget = {
  orderId: '71',
  productId: '501',
  projectType: 'asset-management',
  asset: 'USDT',
  name: 'STEADY USDT',
  minimum: decimal('100'),
} as const;
