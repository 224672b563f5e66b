import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rows } from '../../endpoint/wire.ts';
import { exchange } from '../../../../../tooling/testExchange.ts';
import { aprChart } from './apr.ts';
import * as fixed from './fixed.ts';
import * as flexible from './flexible.ts';
import { fixedHistory, flexibleHistory } from './history.ts';
import { vouchers } from './vouchers.ts';

/* Lists of Simple Earn as a careless server sends them: what cannot be read is unknown or counted, never zero and never another row's loss. */

type Wire = Readonly<Record<string, unknown>>;
type Read = (data: string) => Promise<Rows<object>>;

const LADDER = [{ left: '1', right: '500', apr: '0.02' }];

const flexibleProduct: Wire = {
  asset: 'USDT',
  award_asset: 'GT',
  is_open_award_pool: 1,
  curr_amount: '7',
  lend_amount: '7',
  interest: '7',
  next_time_rate_year: '0.07',
  ext_award_rate_year: '0.07',
  ext_award_limit: '7',
  limit_min_lend_rate_year: '7',
  max_lend_rate_year: '7',
  min_lend_amount: '7',
  ladder_apr: LADDER,
  business_type: -1,
  usdt_rate: '7',
  product_asset_price: '7',
  bonus_asset_price: '7',
  lend_ratio: '0.7',
};
const marketCoin: Wire = { asset: 'USDT', next_time_rate_year: '0.07', ladder_apr: LADDER, auto_invest_status: 1 };
const holding: Wire = {
  id: '7',
  asset: 'USDT',
  curr_amount: '7',
  lend_amount: '7',
  frozen_amount: '7',
  frozen_status: 1,
  margin_frozen_amount: '7',
  cumulative: '7',
  next_time_rate_year: '0.07',
  last_rate_year: '0.07',
  min_lend_rate_year: '0.07',
  auto_invest_status: 1,
  ladder_apr: LADDER,
};
const fixedProduct: Wire = {
  id: '7',
  asset: 'USDT',
  type: 1,
  min_vip: 5,
  max_vip: 9,
  lock_up_period: 30,
  year_rate: '0.07',
  ladder_apr: LADDER,
  sale_status: 1,
  min_lend_amount: '7',
  user_max_lend_volume: '7',
  reinvest: 1,
  bonus_asset: 'GT',
  product_asset_price: '7',
  bonus_asset_price: '7',
  start_time: 1_700_000_007,
  title: 'T',
  subtitle: 'S',
};
const fixedOrder: Wire = {
  id: '7',
  order_id: '7',
  asset: 'USDT',
  product_id: '7',
  product_type: 1,
  principal: '7',
  status: 1,
  create_time: 1_700_000_007,
  finish_time: 1_700_000_007,
  lock_up_period: 30,
  interest: '7',
  total_interest: '7',
  total_year_rate_percent: '7',
  redeem_account_type: 1,
  coupon_info: { rate_ratio: '7' },
};
const voucher: Wire = {
  id: '7',
  title: 'V',
  rate_day: 7,
  rate_ratio: '7',
  buy_limit_low: '7',
  buy_limit_high: '7',
  using_currency: 'USDT',
  expired_timest: 1_700_000_007,
};
const record: Wire = {
  unique_time: '7',
  type: 3,
  asset: 'USDT',
  amount: '7',
  time_at: 1_700_000_007,
  sub_business: 12,
  lend_principal: '7',
  lend_rate_year: '0.07',
  interest: '7',
  coupon_principal: '7',
  coupon_interest: '7',
  rate_ratio: '7',
  lock_up_period: 7,
};

const LISTS: readonly (readonly [string, Wire, Read])[] = [
  ['flexible products', flexibleProduct, async (data) => (await exchange(flexible.product, { asset: 'USDT' }, data)).data],
  ['the market', marketCoin, async (data) => (await exchange(flexible.market, undefined, data)).data],
  ['flexible holdings', holding, async (data) => (await exchange(flexible.holdings, {}, data)).data],
  ['fixed products', fixedProduct, async (data) => (await exchange(fixed.products, { type: 'normal' }, data)).data],
  ['fixed orders', fixedOrder, async (data) => (await exchange(fixed.orders, {}, data)).data],
  ['vouchers', voucher, async (data) => (await exchange(vouchers, { productId: '7' }, data)).data],
  ['the flexible history', record, async (data) => (await exchange(flexibleHistory, {}, data)).data],
  ['the fixed history', record, async (data) => (await exchange(fixedHistory, {}, data)).data],
  [
    'rates of a chart',
    { time: 1_700_000_007, value: '0.07' },
    async (data) => (await exchange(aprChart, { asset: 'USDT', from: 1, to: 2, step: 'hour' }, data)).data,
  ],
];

/** Every text and number inside a row, each as text. */
const figuresOf = (value: unknown): readonly string[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(figuresOf) : [String(value)];

/** A row in which one field has another value. */
const withField = (row: Wire, field: string, value: unknown): string => JSON.stringify([{ ...row, [field]: value }, row]);

describe.each(LISTS)('%s', (_list, row, read) => {
  const fields = Object.keys(row);

  test('given any field that is null, missing or of an unknown kind, then the row is read without it or counted, and the next row is there', async () => {
    const [sound] = (await read(JSON.stringify([row]))).rows;
    for (const field of fields) {
      for (const odd of [null, undefined, 99, '??', [], {}, true]) {
        const { rows, unreadable } = await read(withField(row, field, odd));
        expect(rows.at(-1)).toEqual(sound);
        expect(rows.length + unreadable.length).toBe(2);
        if (odd === null || odd === undefined) expect(rows.flatMap(figuresOf)).not.toContain('0');
      }
    }
  });

  test('given amounts of 30 digits, then no digit is lost or rounded', async () => {
    const digits = '123456789012345678901234567891';
    for (const field of fields.filter((name) => /amount|interest|principal|rate(?!_day)|price|limit|value|volume|cumulative/.test(name))) {
      for (const sent of [`"${digits}"`, digits, `"0.${digits}"`]) {
        const text = withField(row, field, '@').replace('"@"', sent);
        const figures = (await read(text)).rows.flatMap(figuresOf).map((figure) => figure.replace('.', ''));
        // A percent has its point two places further left.
        expect(figures.filter((figure) => figure.endsWith(digits)).length, `${field} ${sent}`).toBeGreaterThan(0);
      }
    }
  });
});

describe.each(LISTS.filter(([, row]) => 'asset' in row || 'title' in row))('%s', (_list, row, read) => {
  test('given a name in any script or with markup, then it is that text', async () => {
    const named = ['asset', 'title', 'subtitle'].filter((name) => name in row);
    const sameText = async (name: string): Promise<void> => {
      for (const field of named) {
        const { rows, unreadable } = await read(withField(row, field, name));
        expect(unreadable).toEqual([]);
        // NUL is shown as the replacement character.
        expect(rows[0]).toMatchObject({ [field]: name.replaceAll('\0', '\ufffd') });
      }
    };
    const odd = ['<img src=x onerror=alert(1)>', '</script>', '{coin}', '比特币', 'بيتكوين', '\u202eTDSU', '=1+1'];
    for (const name of odd) await sameText(name);
    await fc.assert(fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), sameText), { numRuns: 10 });
  });
});
