import * as account from '@earnkit/core/account/contract';
import { fixed, fixedVip, flexible } from '@earnkit/core/simple-earn/contract';
import type { HttpHandler } from 'msw';
import { mockFixed } from './mockFixed.ts';
import { fixedProductRow, fixedProductRows, vipProductRow } from './fixedProductRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { STORY_NOW, holdingRow, marketRows, productRow } from './simpleEarnRows.ts';

const DAY = 86_400;

/** The fixed products of the market: USDT with four terms and one for VIPs, BTC with 30 days, DAI with fixed terms alone. */
const marketFixedRows = [
  ...fixedProductRows,
  fixedProductRow({ id: '230', asset: 'BTC', lock_up_period: 30, year_rate: '0.012', min_lend_amount: '0.0001' }),
  fixedProductRow({ id: '307', asset: 'DAI', lock_up_period: 7, year_rate: '0.031' }),
];

/** The market of a person who holds flexible USDT and BTC and a fixed order of USDT. */
export const mockMarket = (): readonly HttpHandler[] => [
  mockEndpoint(flexible.market, marketRows),
  mockEndpoint(flexible.product, ({ coin }) => [productRow({ asset: coin })]),
  mockEndpoint(fixed.products, ({ type, coin }) => {
    const rows = type === '2' ? [vipProductRow] : type === '1' ? marketFixedRows : [];
    return coin === undefined ? rows : { fixed_list: rows.filter(({ asset }) => asset === coin), business_type: 0 };
  }),
  mockEndpoint(flexible.holdings, {
    list: [
      holdingRow({ asset: 'USDT', curr_amount: '12500' }),
      holdingRow({ asset: 'BTC', curr_amount: '0.4821', min_lend_rate_year: '0.001' }),
    ],
    total: 2,
  }),
  mockEndpoint(fixed.orders, {
    list: [
      {
        id: '1',
        order_id: '1001',
        asset: 'USDT',
        product_id: '130',
        principal: '5000',
        status: 1,
        create_time: STORY_NOW - 3 * DAY,
        finish_time: STORY_NOW + 27 * DAY,
        lock_up_period: 30,
      },
    ],
    total: 1,
  }),
  mockEndpoint(fixedVip.orders, { list: [], total: 0 }),
  mockEndpoint(account.balances, ({ assets }) =>
    assets.map((asset) => ({ asset, lend_earn_available: asset === 'USDT' ? '14140.26' : '0', available: '0', outable: '0', mode: 0 })),
  ),
  // What the dialogs read whose openers are hovered.
  ...mockFixed().handlers,
];
