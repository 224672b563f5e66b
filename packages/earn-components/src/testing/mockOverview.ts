import * as account from '@earnkit/core/account/contract';
import * as launchpool from '@earnkit/core/launchpool/contract';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { fixed, fixedVip, flexible, history, vouchers } from '@earnkit/core/simple-earn/contract';
import * as staking from '@earnkit/core/staking/contract';
import type { Rows, WireDataOf } from '@earnkit/core/endpoint';
import type { ListedEarning } from '@earnkit/core/statement/contract';
import { decimal } from '@earnkit/core';
import type { OverviewHost, WaysHost } from '@earnkit/hooks/overview';
import type { EarningsPage } from '@earnkit/hooks/statement';
import type { HttpHandler } from 'msw';
import { fixedProductRows, voucherRow } from './fixedProductRows.ts';
import { fixedOrderRow } from './fixedRows.ts';
import { projectListOf, projectRow } from './launchpoolRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { readyReading } from './readyReading.ts';
import { saver } from './saver.ts';
import { STORY_NOW, marketRows } from './simpleEarnRows.ts';
import type { StakingProductRow } from './stakingRows.ts';
import { softStakingCoinRow, softStakingReading } from './softStakingRows.ts';
import { wealthRow } from './mockWealth.ts';

/** A record of flexible products as the exchange writes it. */
type RecordRow = Extract<WireDataOf<typeof history.flexibleHistory>, readonly unknown[]>[number];

const DAY = 86_400;
const HOUR = 3600;
/** Noon of the day before, in the days of the exchange's statistics. */
const YESTERDAY = Math.floor(STORY_NOW / DAY) * DAY - DAY / 2;

/** Data that a host has read. */
const readNow = <Data>(data: Data) => ({ state: 'ready', data, stale: false, readAt: STORY_NOW, retry: () => undefined }) as const;

/** A list that a host has read. */
export const listNow = <Row>(...rows: readonly Row[]) => readNow({ rows, unreadable: [], total: rows.length });

/** Staking products as a host lists them. */
export const stakingNow = (...rows: readonly StakingProductRow[]): Extract<NonNullable<WaysHost['stakingProducts']>, { state: 'ready' }> =>
  listNow(
    ...rows.flatMap((row) => {
      const { data: product } = readyReading(staking.products.product.data, row);
      return product === null ? [] : { product };
    }),
  );

/** An order of private wealth as a host lists it. */
export const listedWealth = (row: object = {}): NonNullable<OverviewHost['wealthOrders']> =>
  readyReading(wealth.orderList, [
    { ...wealthRow(), order_id: '71', pid: '501', project_type: 5, min_amount: '100', realised_income_amount: '12.345', ...row },
  ]);

/** The noons of the days within a window of at most six months, newest first. */
const noonsIn = (from: number, to: number): readonly number[] =>
  Array.from({ length: 190 }, (_, ago) => YESTERDAY + DAY - ago * DAY).filter((at) => at >= from && at < to && at <= STORY_NOW + DAY / 2);

/** What was earned on yesterday alone. */
const earned = ({ from, to }: EarningsPage, row: Omit<ListedEarning, 'asset' | 'at'>): Promise<Rows<ListedEarning>> => {
  const rows = YESTERDAY >= from && YESTERDAY < to ? [{ ...row, asset: 'USDT', at: YESTERDAY }] : [];
  return Promise.resolve({ rows, unreadable: [], total: rows.length });
};

/** What a host lists of launchpool and private wealth: 12.5 MOVE and a change of 1.12 USDT, both of yesterday. */
const earnings: OverviewHost['earnings'] = {
  launchpool: (page) => earned(page, { id: '2', kind: 'reward', earnedAsset: 'MOVE', amount: decimal('12.5') }),
  'private-wealth': (page) => earned(page, { id: '1', kind: 'value', earnedAsset: 'USDT', amount: decimal('1.12') }),
};

/** What a host hands over of a person with something in every product; soft staking is on for 3.5 ETH. */
export const overviewHost = (over: Partial<OverviewHost> = {}): OverviewHost => ({
  projects: readNow(projectListOf([projectRow()])),
  stakingProducts: listNow({ product: { aprFraction: decimal('0.0612'), asset: 'SOL' } }),
  stakingArrivals: listNow({ id: '9', asset: 'SOL', amount: decimal('12.5'), arrivesAt: STORY_NOW + 2 * DAY }),
  wealthOrders: listedWealth(),
  softStakingCoins: listNow({ supported: true, aprFraction: decimal('0.0592') }),
  softStaking: softStakingReading({ coins: [softStakingCoinRow()] }),
  earnings,
  ...over,
});

/** What is asked of Auto-Earn and of the market has one path: without fields it is the whole market. */
const market = (autoEarnCoins: readonly string[]): HttpHandler =>
  mockEndpoint(flexible.marketPage, ({ auto_invest: only }) => {
    const rows = marketRows.map((row) => ({ ...row, auto_invest_status: autoEarnCoins.includes(row.asset) ? 1 : 0 }) as const);
    const list = only ? rows.filter(({ asset }) => autoEarnCoins.includes(asset)) : rows;
    return { list, total: list.length };
  });

/** A stake in a pool, a quarter of which Simple Earn holds. */
const stakes = [
  {
    rid: '11',
    amount: '2000',
    valid_amount: '2000',
    reward_amount: '71.86',
    stakes: [
      { amount: '500', redeem_type: 1, user_period: 0 },
      { amount: '1500', redeem_type: 0 },
    ],
  },
];

/** An exchange for a person with something in every product: 1,000 USDT fixed, 10 SOL staked, a voucher that expires in two days. */
export const mockOverview = ({ autoEarnCoins = [] }: { readonly autoEarnCoins?: readonly string[] } = {}): readonly HttpHandler[] => [
  market(autoEarnCoins),
  mockEndpoint(fixed.products, ({ type }) => (type === '1' ? fixedProductRows : [])),
  mockEndpoint(fixed.orders, {
    list: [
      fixedOrderRow({ order_id: '1', principal: '1000', finish_time: STORY_NOW + 13 * DAY, interest: '4.5', total_interest: '4.5' }),
      fixedOrderRow({ order_id: '2', principal: '250', finish_time: STORY_NOW + 5 * HOUR, lock_up_period: 7, reinvest_status: 1 }),
    ],
    total: 2,
  }),
  mockEndpoint(fixedVip.orders, { list: [], total: 0 }),
  mockEndpoint(vouchers.vouchers, { list: [voucherRow({ id: 'autumn', expired_timest: STORY_NOW + 2 * DAY })] }),
  mockEndpoint(staking.holdings.balances, [{ coin: 'SOL', mortgage_amount: '10', rate: '6.12', type: 0 }]),
  mockEndpoint(staking.holdings.statistics, {
    hold_amount: '10',
    total_profit: '0.25',
    yesterday_profit: '0.001',
    reward_coin: 'SOL',
    profits: [{ reward_coin: 'SOL', total_profit: '0.25', yesterday_profit: '0.001' }],
  }),
  // Each day a little more than the day before, and 1.21 yesterday; the bonus was paid on yesterday alone.
  mockEndpoint(history.flexibleHistory, ({ type, start_at: from = 0, end_at: to = STORY_NOW }) => {
    const list = noonsIn(from, to).flatMap((at): readonly RecordRow[] =>
      type === 3
        ? [{ type: 3, asset: 'USDT', interest: ((121 - (YESTERDAY - at) / DAY) / 100).toFixed(2), unique_time: String(at), time_at: at }]
        : at === YESTERDAY
          ? [{ type: 4, asset: 'USDT', bonus_amount: '0.0142', bonus_asset: 'GT', unique_time: '2', time_at: at }]
          : [],
    );
    return { list, total: list.length };
  }),
  mockEndpoint(history.fixedHistory, { list: [], total: 0 }),
  // 0.001 SOL a day.
  mockEndpoint(staking.records.profits, ({ coin, page, to }) =>
    coin === 'SOL' && page === 1
      ? noonsIn(STORY_NOW - 60 * DAY, to).map((at) => ({ id: String(at), time: at, coin, reward_coin: 'SOL', profit: '0.001' }))
      : [],
  ),
  mockEndpoint(account.vip, { tier: 0 }),
  mockEndpoint(launchpool.statistics, stakes),
  mockEndpoint(launchpool.userStat, { project_count: 2, staked_usdt: '4512.4', own_usdt: '4012.4', reward_usdt: '71.86' }),
  mockEndpoint(account.balances, ({ assets }) =>
    assets.map((asset) => ({
      asset,
      lend_earn_available: asset === 'USDT' ? '14140.26' : asset === 'BTC' ? '0.042' : '0',
      available: '0',
      outable: '0',
      mode: 0,
    })),
  ),
  ...saver(),
];
