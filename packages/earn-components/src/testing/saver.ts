import * as account from '@earnkit/core/account/contract';
import { apr, autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import type { HttpHandler } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { holdingRows, interestRows, marketRows, pointRows, productRow, tickerRows } from './simpleEarnRows.ts';

/** Handlers of an exchange for a person with a few holdings. A story puts its own before these. */
export const saver = (): readonly HttpHandler[] => [
  mockEndpoint(account.compliance, { business: [], menu: [] }),
  mockEndpoint(account.tickers, tickerRows),
  mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
  mockEndpoint(account.balances, ({ assets }) =>
    assets.map((asset) => ({ asset, lend_earn_available: '1204.5', available: '0', outable: '0', mode: 0 })),
  ),
  mockEndpoint(autoEarn.autoEarnStatus, { status: {}, global_status: 0 }),
  mockEndpoint(autoEarn.setAutoEarn, undefined),
  mockEndpoint(apr.aprChart, ({ from, to, type }) => pointRows(from, to, type === 1 ? 'hour' : 'day')),
  mockEndpoint(flexible.market, marketRows),
  mockEndpoint(flexible.awardPool, null),
  mockEndpoint(flexible.product, ({ coin }) => [productRow({ asset: coin })]),
  mockEndpoint(flexible.holdings, { list: holdingRows, total: holdingRows.length }),
  mockEndpoint(flexible.setMinLendApr, undefined),
  mockEndpoint(flexible.statistics, {
    total_value_usdt: '68312.4471',
    total_interest_usdt: '1204.88213',
    yesterday_interest_usdt: '3.77104',
  }),
  mockEndpoint(history.flexibleHistory, ({ asset = 'USDT', start_at = 0, end_at = 0 }) => {
    const list = interestRows(asset, start_at, end_at);
    return { list, total: list.length };
  }),
];
