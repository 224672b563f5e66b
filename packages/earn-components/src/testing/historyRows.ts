import type { WireDataOf } from '@earnkit/core/endpoint';
import { fixed, history } from '@earnkit/core/simple-earn/contract';
import type { HttpHandler } from 'msw';
import { mockFixed } from './fixedRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { STORY_NOW, interestRows } from './simpleEarnRows.ts';

type RecordRow = Extract<WireDataOf<typeof history.flexibleHistory>, readonly unknown[]>[number];

const HOUR = 3600;
const DAY = 24 * HOUR;

const RECORD: RecordRow = { type: 1, asset: 'USDT', amount: '1200', unique_time: 'o1', time_at: STORY_NOW - HOUR };

/** A record. Fields that are left out have the values of a subscription of 1,200 USDT. */
export const recordRow = (row: Partial<RecordRow> = {}): RecordRow => ({ ...RECORD, ...row });

const interest = (at: number, row: Partial<RecordRow> = {}): RecordRow =>
  recordRow({
    type: 3,
    unique_time: `i${at}`,
    time_at: at,
    amount: '0.05768122',
    interest: '0.05768122',
    lend_principal: '12826.5367',
    lend_rate_year: '0.0394',
    ...row,
  });

/** Records of every kind, newest first: interest of an hour, a subscription, a bonus in another coin, a redemption and one of a launchpool. */
export const flexibleRecords: readonly RecordRow[] = [
  interest(STORY_NOW - 1800),
  recordRow(),
  recordRow({
    type: 4,
    unique_time: 'b1',
    time_at: STORY_NOW - 2 * HOUR,
    amount: null,
    bonus_amount: '0.00813458',
    bonus_asset: 'GT',
    lend_principal: '10000',
  }),
  recordRow({ type: 2, asset: 'SOL', unique_time: 'o2', time_at: STORY_NOW - DAY, amount: '2.5' }),
  recordRow({ asset: 'GT', unique_time: 'o3', time_at: STORY_NOW - 2 * DAY, amount: '40', sub_business: 12 }),
  recordRow({ asset: 'GT', unique_time: 'o4', time_at: STORY_NOW - 3 * DAY, amount: '15', sub_business: 11 }),
  ...Array.from({ length: 9 }, (_, index) =>
    recordRow({ unique_time: `more${index}`, time_at: STORY_NOW - (4 + index) * DAY, amount: String(100 + index) }),
  ),
];

/** Records of fixed orders, newest first. */
const fixedRecords: readonly RecordRow[] = [
  recordRow({ type: 5, unique_time: 'v1', coupon_principal: '5000', rate_ratio: '1', coupon_interest: '4.10958904', lock_up_period: 30 }),
  recordRow({ type: 3, unique_time: 'i1', interest: '22.19178082', lend_principal: '5000', year_rate: '0.054', lock_up_period: 30 }),
  recordRow({ type: 2, unique_time: 'r1', amount: '5000', lock_up_period: 30, finish_at: STORY_NOW - HOUR }),
  recordRow({ type: 1, unique_time: 's1', amount: '5000', year_rate: '0.054', lock_up_period: 30 }),
];

/** The kinds of record that the exchange names, one of which is not known here. */
const TYPES = [
  { name: 'Subscribe', value: '1' },
  { name: 'Redeem', value: '2' },
  { name: 'Interest', value: '3' },
  { name: 'Bonus', value: '4' },
  { name: 'Airdrop', value: '77' },
];

/** Handlers of an exchange with a history. A story puts its own before these. */
export const historian = (): readonly HttpHandler[] => [
  mockEndpoint(
    history.flexibleHistory,
    ({ type, asset, page = 1, limit = 10, is_daily_log: daily, start_at: from = 0, end_at: to = 0 }) => {
      const list =
        daily === 1
          ? interestRows(asset ?? 'USDT', Math.max(from, STORY_NOW - 30 * DAY - (STORY_NOW % DAY)), to)
          : to - from <= 25 * HOUR && type === 3
            ? Array.from({ length: 24 }, (_, hour) => interest(from + (23 - hour) * HOUR))
            : flexibleRecords.filter((row) => (type === undefined || row.type === type) && (asset === undefined || row.asset === asset));
      return { list: list.slice((page - 1) * limit, page * limit), total: list.length };
    },
  ),
  mockEndpoint(history.fixedHistory, ({ type, asset, page = 1, limit = 10 }) => {
    const list = fixedRecords.filter((row) => (type === undefined || row.type === type) && (asset === undefined || row.asset === asset));
    return { list: list.slice((page - 1) * limit, page * limit), total: list.length };
  }),
  mockEndpoint(history.historyCoins, ['USDT', 'SOL', 'GT']),
  mockEndpoint(fixed.coins, ['USDT', 'BTC']),
  mockEndpoint(history.historyTypes, TYPES),
  ...mockFixed().handlers,
];
