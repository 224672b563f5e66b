import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../../tooling/testExchange.ts';
import { decimal } from '../../decimal.ts';
import * as faq from './faq.ts';
import * as history from './history.ts';
import * as vouchers from './vouchers.ts';
import * as fixed from './fixed.ts';
import * as vip from './fixedVip.ts';

const PRODUCT = `{"id":7,"asset":"USDT","icon":"/usdt.svg","type":2,"min_vip":5,"max_vip":10,"lock_up_period":30,"year_rate":"0.0525",
  "ladder_apr":[{"left":"0","right":"500","apr":"0.02"}],"sale_status":1,"min_lend_amount":"10","user_max_lend_volume":"50000","reinvest":1,
  "redeem_account":1,"pre_redeem":0,"bonus_asset":"GT","bonus_icon":"/gt.svg","product_asset_price":"1","bonus_asset_price":"4",
  "start_time":1710000000,"end_time":1720000000,"title":"VIP 30","subtitle":"For VIP 5 and above"}`;

describe('fixed products', () => {
  it('products of a kind and a coin: path /product/{type}/list, fixed_list and business_type (API-31, SE-32, SE-X-02, AMB-028)', async () => {
    const { data, asked } = await exchange(fixed.products, { type: 'vip', asset: 'USDT' }, `{"fixed_list":[${PRODUCT}],"business_type":1}`);
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/product/2/list?coin=USDT&status=1');
    expect(data.businessType).toBe(1);
    expect(data.rows).toEqual([
      {
        id: '7',
        asset: 'USDT',
        icon: '/usdt.svg',
        type: 'vip',
        minVip: 5,
        maxVip: 10,
        days: 30,
        aprFraction: '0.0525',
        ladder: [{ from: '0', to: '500', aprFraction: '0.02' }],
        soldOut: false,
        minLendAmount: '10',
        userMaxAmount: '50000',
        canReinvest: true,
        canChooseRedeemAccount: true,
        canRedeemEarly: false,
        bonusAsset: 'GT',
        bonusIcon: '/gt.svg',
        productAssetPrice: '1',
        bonusAssetPrice: '4',
        startsAt: 1_710_000_000,
        endsAt: 1_720_000_000,
        title: 'VIP 30',
        subtitle: 'For VIP 5 and above',
      },
    ]);
  });

  it('products of every coin: data.list; an unreadable row is counted and hides no other (API-31)', async () => {
    const sold = PRODUCT.replace('"sale_status":1', '"sale_status":2').replace('"type":2', '"type":1');
    const { data, asked } = await exchange(fixed.products, { type: 'normal' }, `{"list":[{"id":1},${sold}],"total":2}`);
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/product/1/list?status=1');
    expect(data).toMatchObject({ rows: [{ type: 'normal', soldOut: true }], unreadable: [{ index: 0 }], businessType: undefined });
  });

  it.each(['"soon"', '{}', '[]', '1.5', 'null', '""'])(
    'given the business type %s beside the products of a coin, then it alone is unknown (SE-32, D04)',
    async (type) => {
      const { data } = await exchange(
        fixed.products,
        { type: 'normal', asset: 'USDT' },
        `{"fixed_list":[${PRODUCT}],"business_type":${type}}`,
      );
      expect(data).toMatchObject({ rows: [{ id: '7' }], unreadable: [], businessType: undefined });
    },
  );

  it('given one product of a coin that cannot be read, then it alone is counted, whatever is wrong with it (D04, D05)', async () => {
    for (const wrong of ['"min_vip":"five"', '"max_vip":{}', '"lock_up_period":null', '"id":[]']) {
      const odd = PRODUCT.replace(new RegExp(`"${wrong.split('"')[1]}":[^,]+`), wrong);
      const { data } = await exchange(
        fixed.products,
        { type: 'vip', asset: 'USDT' },
        `{"fixed_list":[${odd},${PRODUCT}],"business_type":1}`,
      );
      expect(data, wrong).toMatchObject({ rows: [{ id: '7' }], unreadable: [{ index: 0 }], businessType: 1 });
    }
  });

  it.each([1, '2', 99, 'paused', {}, null])(
    'given the sale status %j, then it is on sale, sold out or unknown (SE-X-28, D05)',
    async (status) => {
      const { data } = await exchange(
        fixed.products,
        { type: 'vip' },
        `[{"id":7,"asset":"USDT","lock_up_period":30,"sale_status":${JSON.stringify(status)}}]`,
      );
      expect(data.rows.map(({ soldOut }) => soldOut)).toEqual([status === 1 ? false : status === '2' ? true : undefined]);
    },
  );

  it.each([
    ['1', 'normal'],
    ['2', 'vip'],
    ['3', 'special'],
    ['4', undefined],
    ['0', undefined],
    ['null', undefined],
  ])('a product of kind %s is %s; a kind that is not known stays unknown (SE-02)', async (wire, type) => {
    const { data } = await exchange(fixed.product, { id: '7' }, PRODUCT.replace('"type":2', `"type":${wire}`));
    expect(data?.type).toBe(type);
  });

  it('one product by its id; none is null (API-30, AMB-028)', async () => {
    const { data, asked } = await exchange(fixed.product, { id: '7' }, PRODUCT);
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/product/detail?product_id=7');
    expect(data).toMatchObject({ id: '7', days: 30 });
    expect((await exchange(fixed.product, { id: '8' }, 'null')).data).toBeNull();
  });

  it('the check before a subscription, and the way to a higher tier (API-58, API-59, SE-29, AMB-015)', async () => {
    const check = await exchange(fixed.subscribeCheck, { productId: '7' }, '{"is_able_subscribe":0}');
    expect(check.asked).toBe('GET /apiw/v2/uni-loan/earn/subscribe/check?pid=7');
    expect(check.data).toEqual({ canSubscribe: false });
    const way = await exchange(
      fixed.upgradeWay,
      undefined,
      '{"recommend_type":1,"recommend_asset":"GT","recommend_value":"12345678901234567890.5"}',
    );
    expect(way.asked).toBe('GET /apiw/v2/uni-loan/earn/user/vip/upgrade-way');
    expect(way.data).toEqual({ way: 1, asset: 'GT', value: '12345678901234567890.5' });
  });

  it('the coins of the filter (API-35)', async () => {
    const { data, asked } = await exchange(fixed.coins, undefined, '["BTC","USDT"]');
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/product/coins');
    expect(data.rows).toEqual(['BTC', 'USDT']);
  });
});

describe('fixed orders', () => {
  const ORDER = `{"id":3,"order_id":"9007199254740993","asset":"USDT","product_id":7,"product_type":2,"principal":"1000","status":1,
    "create_time":1710000000,"finish_time":1712620800,"lock_up_period":30,"interest":"4.1","total_interest":"5.2","reinvest_status":0,
    "redeem_account_type":1,"bonus_info":{"ladder_apr":[{"left":"0","right":"500","apr":"0.02"}],"bonus_asset":"GT"},
    "coupon_info":{"rate_ratio":"1.5"},"product_info":{"pre_redeem":1,"reinvest":1,"redeem_account":0}`;

  it.each([
    ['total_year_rate_percent', '"total_year_rate_percent":"5.25","year_rate_perent":"9","year_rate":"9"'],
    ['year_rate_perent', '"year_rate_perent":"5.25","year_rate":"9"'],
    ['year_rate', '"year_rate":"5.25"'],
  ])('an order: the rate is read from %s, percent on the wire (API-52, SE-X-03, SE-X-04, AMB-040)', async (_spelling, rate) => {
    const { data, asked } = await exchange(fixed.orders, { page: 1, limit: 10 }, `{"list":[${ORDER},${rate}}],"total":"1"}`);
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/user/lend?order_type=1&page=1&limit=10');
    expect(data.total).toBe(1);
    expect(data.rows).toEqual([
      {
        id: '3',
        orderId: '9007199254740993',
        asset: 'USDT',
        icon: undefined,
        productId: '7',
        productType: 'vip',
        principal: '1000',
        status: 1,
        redeemingEarly: false,
        createdAt: 1_710_000_000,
        finishesAt: 1_712_620_800,
        days: 30,
        interest: '4.1',
        totalInterest: '5.2',
        reinvest: false,
        redeemAccount: 'flexible',
        aprFraction: '0.0525',
        ladder: [{ from: '0', to: '500', aprFraction: '0.02' }],
        bonusAsset: 'GT',
        voucherAprFraction: '0.015',
        canRedeemEarly: true,
        canReinvest: true,
        canChooseRedeemAccount: false,
      },
    ]);
  });

  it('one order by its number (API-60, AMB-033), without what the exchange leaves out', async () => {
    const bare = '{"id":3,"order_id":4,"asset":"USDT","product_id":7,"status":2,"create_time":1,"finish_time":2,"lock_up_period":7}';
    const { data, asked } = await exchange(fixed.orders, { orderId: '4' }, `[${bare}]`);
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/user/lend?order_type=1&order_id=4');
    expect(data.rows[0]).toMatchObject({ principal: undefined, aprFraction: undefined, ladder: [], voucherAprFraction: undefined });
    expect(data.rows[0]).toMatchObject({ canRedeemEarly: false, canReinvest: false, canChooseRedeemAccount: false });
  });

  it('given times beyond the calendar or 0, then those of that order are unknown and everything else is read (D04)', async () => {
    const row = (id: number, created: string, finished: string) =>
      `{"id":${id},"order_id":${id},"asset":"USDT","product_id":7,"status":1,"principal":"5","create_time":${created},"finish_time":${finished},"lock_up_period":7}`;
    const answer = `[${row(1, '8700000000000', '1712620800')},${row(2, '1710000000', '"8700000000000000"')},${row(3, '1710000000', '1712620800')},${row(4, '0', '"0"')}]`;
    const { data } = await exchange(fixed.orders, {}, answer);
    expect(data.unreadable).toEqual([]);
    expect(data.rows.map(({ orderId, principal, createdAt, finishesAt }) => [orderId, principal, createdAt, finishesAt])).toEqual([
      ['1', '5', undefined, 1_712_620_800],
      ['2', '5', 1_710_000_000, undefined],
      ['3', '5', 1_710_000_000, 1_712_620_800],
      ['4', '5', undefined, undefined],
    ]);
  });

  it.each([
    ['1', 'flexible'],
    ['0', 'spot'],
    ['7', undefined],
    ['null', undefined],
  ])(
    'given redeem_account_type %s, then the account is %s: one that is not known is never taken for spot (SE-X-03)',
    async (wire, account) => {
      const { data } = await exchange(fixed.orders, {}, `[${ORDER.replace('"redeem_account_type":1', `"redeem_account_type":${wire}`)}}]`);
      expect(data.rows.map(({ redeemAccount }) => redeemAccount)).toEqual([account]);
    },
  );

  it.each([
    ['for everyone', fixed, '/apiw/v2/fixed_earn/api'],
    ['of VIPs', vip, '/apiw/v2/fixed_earn/api/vip'],
  ])(
    'the calls of orders %s, on paths of their own (API-32, API-34, API-47, API-53, API-54, SE-X-56, AMB-030)',
    async (_who, calls, api) => {
      const quota = await exchange(calls.lendable, { productId: '7' }, '{"lendable":"-1"}');
      expect(quota.asked).toBe(`GET ${api}/user/lendable?product_id=7`);
      expect(quota.data).toEqual({ lendable: 'unlimited' });
      const order = {
        productId: '7',
        amount: decimal('10.5'),
        aprFraction: decimal('0.0525'),
        reinvest: true,
        redeemAccount: 'spot',
      } as const;
      const placed = await exchange(calls.subscribe, order, 'null');
      expect(placed.asked).toBe(
        `POST ${api}/user/lend form product_id=7&redeem_account_type=0&reinvest_status=1&amount=10.5&year_rate=0.0525`,
      );
      const raised = await exchange(calls.subscribe, { ...order, voucherId: 'v1', reinvest: false, redeemAccount: 'flexible' }, 'null');
      expect(raised.asked).toContain('redeem_account_type=1&reinvest_status=0&amount=10.5&year_rate=0.0525&financial_rate_id=v1');
      const renewed = await exchange(calls.setReinvest, { orderId: '4', on: true }, 'null');
      expect(renewed.asked).toBe(`PUT ${api}/user/reinvest-status/4 form reinvest_status=1`);
      const account = await exchange(calls.setRedeemAccount, { orderId: '4', account: 'flexible' }, 'null');
      expect(account.asked).toBe(`PUT ${api}/user/redeem-account-type/4 form redeem_account_type=1`);
      const early = await exchange(calls.redeemEarly, { orderId: '4' }, 'null');
      expect(early.asked).toBe(`POST ${api}/user/pre-redeem form order_id=4`);
    },
  );
});

describe('vouchers, questions and the fixed history', () => {
  it.each(['rate_day', 'buy_limit_low', 'buy_limit_high'])(
    'given a %s that is missing, then it is none; one that cannot be read is no missing limit, so that its voucher cannot be used (D04, AMB-097)',
    async (field) => {
      const rows = [
        '{"id":1}',
        `{"id":2,"${field}":null}`,
        `{"id":3,"${field}":""}`,
        `{"id":4,"${field}":"much"}`,
        `{"id":5,"${field}":{}}`,
      ];
      const { data } = await exchange(vouchers.vouchers, { productId: '7' }, `[${rows.join()}]`);
      expect(data.rows.map(({ id, days, low, high }) => [id, days, low, high])).toEqual(
        ['1', '2', '3'].map((id) => [id, undefined, undefined, undefined]),
      );
      expect(data.unreadable.map(({ index }) => index)).toEqual([3, 4]);
    },
  );

  it('a voucher: its rate travels in percent, its coins as a list (API-56, SE-V-02, AMB-034, AMB-098)', async () => {
    const { data, asked } = await exchange(
      vouchers.vouchers,
      { productId: '7' },
      `{"list":[{"id":1,"title":"Raise","rate_day":7,"rate_ratio":"1.5","buy_limit_low":"50","buy_limit_high":"0",
      "using_currency":"USDT, BTC","expired_timest":1710547200},{"id":"2"}]}`,
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/coupon-recommend?pid=7');
    expect(data.rows).toEqual([
      {
        id: '1',
        title: 'Raise',
        days: 7,
        aprFraction: '0.015',
        low: '50',
        high: '0',
        assets: ['USDT', 'BTC'],
        expiresAt: 1_710_547_200,
      },
      {
        id: '2',
        title: undefined,
        days: undefined,
        aprFraction: undefined,
        low: undefined,
        high: undefined,
        assets: [],
        expiresAt: undefined,
      },
    ]);
  });

  it('questions and answers are text (API-57, SE-57)', async () => {
    const { data, asked } = await exchange(faq.questions, {}, '[{"ask":"What is <b>APR</b>?","answer":"A rate."}]');
    expect(asked).toBe('GET /apiw/v2/earn/ask?mold=simple-earn');
    expect(data.rows).toEqual([{ question: 'What is <b>APR</b>?', answer: 'A rate.' }]);
  });

  it('the fixed history by kind, coin and time (API-38, SE-H-01)', async () => {
    const { data, asked } = await exchange(
      history.fixedHistory,
      { type: 'rateUp', asset: 'USDT', from: 1, to: 2, page: 1, limit: 6 },
      `{"list":[{"type":5,"asset":"USDT","time_at":10,"coupon_principal":"100","coupon_interest":"0.5","rate_ratio":"2","lock_up_period":30,
      "year_rate":"0.05"}],"total":1}`,
    );
    expect(asked).toBe('GET /apiw/v2/fixed_earn/api/user/history?page=1&limit=6&type=5&asset=USDT&start_at=1&end_at=2');
    expect(data.rows[0]).toMatchObject({
      type: 'rateUp',
      voucherPrincipal: '100',
      voucherInterest: '0.5',
      voucherAprFraction: '0.02',
      days: 30,
      aprFraction: '0.05',
    });
  });
});
