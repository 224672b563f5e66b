import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../../tooling/testExchange.ts';
import { decimal } from '../../decimal.ts';
import * as apr from './apr.ts';
import * as autoEarn from './autoEarn.ts';
import * as flexible from './flexible.ts';
import * as history from './history.ts';

describe('flexible', () => {
  it('a product: rates as fractions whatever unit they travel in, an open ladder, 5 % where no maximum is said (API-29, SE-F-03, SE-P-15, AMB-031, AMB-039)', async () => {
    const { data, asked } = await exchange(
      flexible.product,
      { asset: 'USDT', verified: true },
      `[{"asset":"USDT","is_open_award_pool":1,"curr_amount":null,
      "next_time_rate_year":"0.0321","limit_min_lend_rate_year":1.25,"min_lend_amount":1e0,"lend_ratio":0.8,"business_type":-1,
      "ladder_apr":[{"left":"0","right":"500","apr":"0.1"},{"left":500,"right":"","apr":0.05},{"left":2000,"right":-1,"apr":0.01}]}]`,
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/coin-info?coin=USDT&kyc_level=1&show_page=1&status=1');
    expect(data.rows[0]).toMatchObject({
      asset: 'USDT',
      bonusOpen: true,
      currentAmount: undefined,
      nextAprFraction: '0.0321',
      minLendAprFraction: '0.0125',
      maxLendAprFraction: '0.05',
      minLendAmount: '1',
      lentRatio: '0.8',
      businessType: -1,
      ladder: [
        { from: '0', to: '500', aprFraction: '0.1' },
        { from: '500', to: undefined, aprFraction: '0.05' },
        { from: '2000', to: undefined, aprFraction: '0.01' },
      ],
    });
    const bounded = await exchange(
      flexible.product,
      { asset: 'USDT' },
      '[{"asset":"USDT","max_lend_rate_year":"10","limit_min_lend_rate_year":"0.1234567890123456789012"}]',
    );
    expect(bounded.data.rows[0]).toMatchObject({ maxLendAprFraction: '0.1', minLendAprFraction: '0.001234567890123456789012' });
    expect(bounded.asked).toContain('kyc_level=0');
  });

  it('a product: every field by its own name, with its fixed products (SE-F-01, SE-F-02)', async () => {
    const { data } = await exchange(
      flexible.product,
      { asset: 'USDT' },
      `[{"asset":"USDT","icon":"/usdt.svg","award_asset":"GT","is_open_award_pool":1,"curr_amount":"100","lend_amount":"80","interest":"1.5",
      "next_time_rate_year":"0.03","ext_award_rate_year":"0.05","ext_award_limit":"1000","limit_min_lend_rate_year":"0.5",
      "max_lend_rate_year":"10","min_lend_amount":"1","ladder_apr":[{"left":"0","right":"500","apr":"0.1"}],"business_type":0,
      "usdt_rate":"1","product_asset_price":"1.01","bonus_asset_price":"20","lend_ratio":"0.8",
      "fixed_list":[{"id":7,"asset":"USDT","type":1,"lock_up_period":30,"sale_status":1},{"id":8}]}]`,
    );
    // The second fixed product cannot be read, and hides neither the first nor the coin.
    expect(data.rows[0]?.fixedProducts).toMatchObject([{ id: '7', type: 'normal', days: 30, minLendAmount: undefined }]);
    expect(data.rows).toEqual([
      {
        asset: 'USDT',
        icon: '/usdt.svg',
        bonusAsset: 'GT',
        bonusOpen: true,
        currentAmount: '100',
        lentAmount: '80',
        interest: '1.5',
        nextAprFraction: '0.03',
        bonusAprFraction: '0.05',
        bonusLimit: '1000',
        minLendAprFraction: '0.005',
        maxLendAprFraction: '0.1',
        minLendAmount: '1',
        ladder: [{ from: '0', to: '500', aprFraction: '0.1' }],
        fixedProducts: data.rows[0]?.fixedProducts,
        businessType: 0,
        usdtPrice: '1',
        productAssetPrice: '1.01',
        bonusAssetPrice: '20',
        lentRatio: '0.8',
      },
    ]);
  });

  it.each(['null', '""', '"none"', '7'])(
    'given %s for the fixed products of a coin, then they are unknown, and the coin is there (SE-F-01, D04)',
    async (list) => {
      const { data } = await exchange(flexible.product, { asset: 'USDT' }, `[{"asset":"USDT","fixed_list":${list}}]`);
      expect(data).toMatchObject({ rows: [{ asset: 'USDT', fixedProducts: undefined }], unreadable: [] });
    },
  );

  it('a holding: every field by its own name (SE-F-04, SE-F-05)', async () => {
    const { data } = await exchange(
      flexible.holdings,
      { asset: 'BTC' },
      `[{"id":"1","asset":"BTC","icon":"/btc.svg","curr_amount":"2","lend_amount":"1","frozen_amount":"0.5","frozen_status":0,
      "margin_frozen_amount":"0.25","cumulative":"0.1","next_time_rate_year":"0.02","last_rate_year":"0.019","ext_award_rate_year":"0.05",
      "is_open_award_pool":1,"min_lend_rate_year":"0.01","auto_invest_status":0,"ladder_apr":[{"left":"0","right":"500","apr":"0.1"}]},
      {"id":"2","asset":"ETH","frozen_status":1}]`,
    );
    expect(data.rows[0]).toEqual({
      id: '1',
      asset: 'BTC',
      icon: '/btc.svg',
      currentAmount: '2',
      lentAmount: '1',
      redeemingAmount: '0.5',
      redeemingRevocable: false,
      marginFrozenAmount: '0.25',
      cumulativeInterest: '0.1',
      nextAprFraction: '0.02',
      lastAprFraction: '0.019',
      bonusAprFraction: '0.05',
      bonusOpen: true,
      minLendAprFraction: '0.01',
      autoEarn: false,
      ladder: [{ from: '0', to: '500', aprFraction: '0.1' }],
    });
    expect(data.rows[1]?.redeemingRevocable).toBe(true);
  });

  it('holdings by page and limit; one that only names its coin (API-51)', async () => {
    const { data, asked } = await exchange(
      flexible.holdings,
      { page: 1, limit: 10 },
      `{"total":2,"list":[{"id":12345678901234567890,"asset":"BTC","curr_amount":0.123456789012345678,
      "frozen_amount":"0.1","frozen_status":1,"auto_invest_status":"1","min_lend_rate_year":"0.01"},{"id":"7","asset":"ETH"}]}`,
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/subscribe?page=1&limit=10');
    expect(data.rows[0]).toMatchObject({
      id: '12345678901234567890',
      currentAmount: '0.123456789012345678',
      redeemingAmount: '0.1',
      redeemingRevocable: true,
      autoEarn: true,
      minLendAprFraction: '0.01',
    });
    expect(data.rows[1]).toMatchObject({
      id: '7',
      currentAmount: undefined,
      redeemingAmount: undefined,
      redeemingRevocable: undefined,
      ladder: [],
    });
  });

  it('the whole market: no payload; coin, icon, next rate, ladder and automatic lending of each (API-27, SE-25)', async () => {
    const { asked, data } = await exchange(
      flexible.market,
      undefined,
      `[{"asset":"BTC","icon":"/btc.svg","next_time_rate_year":0.01,"ladder_apr":[{"left":"0","right":"500","apr":"0.1"}],"auto_invest_status":1},
      {"asset":"ETH","icon":null}]`,
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/market/list');
    expect(data.rows).toEqual([
      { asset: 'BTC', icon: '/btc.svg', nextAprFraction: '0.01', ladder: [{ from: '0', to: '500', aprFraction: '0.1' }], autoEarn: true },
      { asset: 'ETH', icon: undefined, nextAprFraction: undefined, ladder: [], autoEarn: undefined },
    ]);
  });

  it('a page of the market: every field is sent, the constants too (API-28, SE-A-07, AMB-013, AMB-032)', async () => {
    const answer = '{"list":[{"asset":"BTC"}],"total":"18"}';
    const { asked, data } = await exchange(flexible.marketPage, { page: 2 }, answer);
    expect(asked).toBe(
      'GET /apiw/v2/uni-loan/earn/market/list?page=2&limit=7&sort_business=1&search_type=-1&auto_invest=0&have_balance=0&have_award=0&is_subscribed=0&available=0',
    );
    expect(data).toMatchObject({ rows: [{ asset: 'BTC' }], total: 18 });
    const narrow = { page: 1, search: 'US', sort: 'highest', autoEarnOnly: true, withBalance: true, availableOnly: true } as const;
    expect((await exchange(flexible.marketPage, narrow, answer)).asked).toMatch(
      /search_coin=US&sort_type=1&search_type=-1&auto_invest=1&have_balance=1&have_award=0&is_subscribed=0&available=1$/,
    );
    expect((await exchange(flexible.marketPage, { page: 1, sort: 'lowest' }, answer)).asked).toContain('sort_type=2');
  });

  it('statistics: no payload; sums in USDT (API-50, AMB-026)', async () => {
    expect(
      await exchange(
        flexible.statistics,
        undefined,
        '{"total_value_usdt":"1.10","total_interest_usdt":0.2,"yesterday_interest_usdt":null}',
      ),
    ).toEqual({
      asked: 'GET /apiw/v2/uni-loan/earn/statistics',
      data: { totalValueUsdt: '1.1', totalInterestUsdt: '0.2', yesterdayInterestUsdt: undefined },
    });
  });

  it('given a campaign whose times are 0, then it has none: it is neither over nor ahead (SE-26, AMB-148)', async () => {
    const { data } = await exchange(flexible.awardPool, { asset: 'USDT' }, '{"start_at":0,"end_at":"0","status":1}');
    expect(data).toMatchObject({ startsAt: undefined, endsAt: undefined, status: 1 });
  });

  it('a bonus campaign: query asset; award, limit, rate, times and status, or none (API-49, SE-26, SE-27, AMB-027)', async () => {
    const { asked, data } = await exchange(
      flexible.awardPool,
      { asset: 'BTC' },
      '{"award_asset":"GT","ext_award_limit":"1000","ext_award_rate_year":"0.05","start_at":1710496800,"end_at":null,"status":1}',
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/award-pool?asset=BTC');
    expect(data).toEqual({
      bonusAsset: 'GT',
      bonusLimit: '1000',
      bonusAprFraction: '0.05',
      startsAt: 1_710_496_800,
      endsAt: undefined,
      status: 1,
    });
    for (const status of [0, 2])
      expect((await exchange(flexible.awardPool, { asset: 'BTC' }, `{"status":${status}}`)).data?.status).toBe(status);
    expect((await exchange(flexible.awardPool, { asset: 'BTC' }, 'null')).data).toBeNull();
  });

  it.each([
    ['"1000.50"', '1000.5'],
    ['0', undefined],
    ['"-1"', undefined],
    ['""', undefined],
    ['null', undefined],
    ['"a lot"', 'unknown'],
    ['{}', 'unknown'],
  ])('given a limit of the bonus of %s, then it is %s: one that cannot be read is not known (AMB-096)', async (wire, limit) => {
    const campaign = await exchange(flexible.awardPool, { asset: 'BTC' }, `{"ext_award_limit":${wire}}`);
    expect(campaign.data?.bonusLimit).toBe(limit);
    const product = await exchange(flexible.product, { asset: 'BTC' }, `[{"asset":"BTC","ext_award_limit":${wire}}]`);
    expect(product.data.rows[0]?.bonusLimit).toBe(limit);
  });
});

describe('what moves money or a setting, and is sent as a form', () => {
  it('subscribing: asset, amount, rateYear (API-33)', async () => {
    const input = { asset: 'USDT', amount: decimal('10.5'), minAprFraction: '0.0500' };
    expect((await exchange(flexible.subscribe, input, 'null')).asked).toBe(
      'POST /apiw/v2/uni-loan/earn/subscribe form asset=USDT&amount=10.5&rateYear=0.0500',
    );
  });

  it('redeeming: asset, amount and what the person saw; asset and amount come back (API-44)', async () => {
    const input = { asset: 'USDT', amount: decimal('3'), currentAmount: decimal('10.000001'), lentAmount: decimal('0') };
    expect(await exchange(flexible.redeem, input, '{"asset":"USDT","amount":"3.000"}')).toEqual({
      asked: 'POST /apiw/v2/uni-loan/earn/redeem form asset=USDT&amount=3&curr_amount=10.000001&lend_amount=0',
      data: { asset: 'USDT', amount: '3' },
    });
    const unseen = await exchange(flexible.redeem, { ...input, currentAmount: undefined, lentAmount: undefined }, 'null');
    expect(unseen).toEqual({
      asked: 'POST /apiw/v2/uni-loan/earn/redeem form asset=USDT&amount=3',
      data: { asset: undefined, amount: undefined },
    });
  });

  it('cancelling a redemption is the redeem callback: asset and amount (API-45, API-46, AMB-014)', async () => {
    expect((await exchange(flexible.cancelRedemption, { asset: 'BTC', amount: decimal('0.00000001') }, 'null')).asked).toBe(
      'POST /apiw/v2/uni-loan/earn/redeem-callback form asset=BTC&amount=0.00000001',
    );
  });

  it('the least rate: asset, rateYear (API-48)', async () => {
    expect((await exchange(flexible.setMinLendApr, { asset: 'BTC', minAprFraction: '0.0126' }, 'null')).asked).toBe(
      'POST /apiw/v2/uni-loan/earn/interest-rate form asset=BTC&rateYear=0.0126',
    );
  });

  it("automatic lending of a coin or of all: status '1' or '0'; only code 0 is success (API-41, AMB-001, AMB-038)", async () => {
    const set = (asset: string, on: boolean, code = 0) => exchange(autoEarn.setAutoEarn, { asset, on }, 'null', code);
    expect((await set('BTC', true)).asked).toBe('POST /apiw/v2/uni-loan/earn/autoivest form assets=BTC&status=1');
    expect((await set(autoEarn.ALL_ASSETS, false)).asked).toBe('POST /apiw/v2/uni-loan/earn/autoivest form assets=ALL_ASSET&status=0');
    await expect(set('BTC', true, 200)).rejects.toThrow();
  });
});

describe('history, automatic lending and rates', () => {
  it('history by kind, coin, time and zone (API-37, SE-H-02, SE-H-21)', async () => {
    const { data, asked } = await exchange(
      history.flexibleHistory,
      { type: 'interest', asset: 'USDT', from: 1, to: 2, page: 1, limit: 7, daily: true, zoneOffsetHours: '-3.5' },
      '{"list":[{"type":3,"asset":"USDT","amount":"0.00000001","unique_time":1710496800123456789,"time_at":1710496800,"sub_business":null},{"type":9,"asset":"BTC","amount":"x"}],"total":2}',
    );
    expect(asked).toBe(
      'GET /apiw/v2/uni-loan/earn/history?page=1&limit=7&type=3&asset=USDT&start_at=1&end_at=2&is_daily_log=1&time_zone=-3.5&is_time_zone=1',
    );
    expect(data.rows).toMatchObject([
      { type: 'interest', amount: '0.00000001', id: '1710496800123456789', at: 1_710_496_800 },
      { type: 'unknown', amount: undefined, at: undefined },
    ]);
  });

  it('given an interest record without interest, then its amount is the interest; other records have none (AMB-149)', async () => {
    const records = [
      { type: 3, asset: 'USDT', amount: '2', interest: '1' },
      { type: 3, asset: 'USDT', amount: '2', interest: '0' },
      { type: 3, asset: 'USDT', amount: '2', interest: null },
      { type: 3, asset: 'USDT', amount: '2', interest: '' },
      { type: 3, asset: 'USDT' },
      { type: 1, asset: 'USDT', amount: '2' },
    ];
    const { data } = await exchange(history.flexibleHistory, {}, JSON.stringify(records));
    expect(data.rows.map(({ interest }) => interest)).toEqual(['1', '0', '2', '2', undefined, undefined]);
  });

  it('given times as date text, then they are read as unix seconds (AMB-042)', async () => {
    const record = {
      type: 2,
      asset: 'USDT',
      time_at: '2026-01-15 08:30:00',
      create_at: 1768465800,
      finish_at: '2026-01-15T17:00:00+08:00',
    };
    const { data } = await exchange(history.flexibleHistory, {}, JSON.stringify([record]));
    expect(data.rows).toMatchObject([{ at: 1_768_465_800, createdAt: 1_768_465_800, finishedAt: 1_768_467_600 }]);
  });

  it('given a redemption with 0 for the time at which it is paid, then it is not paid yet (SE-H-01)', async () => {
    const { data } = await exchange(
      history.flexibleHistory,
      {},
      '[{"type":2,"asset":"USDT","time_at":0,"create_at":1768465800,"finish_at":"0"}]',
    );
    expect(data.rows).toMatchObject([{ at: 1_768_465_800, createdAt: 1_768_465_800, finishedAt: undefined }]);
  });

  it('records are of five kinds (SE-H-02), some from launchpad or launchpool (SE-H-03)', async () => {
    const records = [1, 2, 3, 4, 5].map((type) => ({ type, asset: 'USDT', sub_business: type === 1 ? 11 : type === 2 ? 12 : null }));
    const { data } = await exchange(history.flexibleHistory, {}, JSON.stringify(records));
    expect(data.rows.map(({ type, subBusiness }) => [type, subBusiness])).toEqual([
      ['subscribe', 11],
      ['redeem', 12],
      ['interest', undefined],
      ['bonus', undefined],
      ['rateUp', undefined],
    ]);
    const asked = await Promise.all(
      (['subscribe', 'redeem', 'interest', 'bonus', 'rateUp'] as const).map(
        async (type) => (await exchange(history.flexibleHistory, { type }, '[]')).asked,
      ),
    );
    expect(asked.map((address) => address.split('?')[1])).toEqual(['type=1', 'type=2', 'type=3', 'type=4', 'type=5']);
  });

  it('given a record whose kind the exchange does not name, then its kind is unknown (SE-H-02)', async () => {
    const { data } = await exchange(
      history.flexibleHistory,
      {},
      '[{"asset":"USDT"},{"type":null,"asset":"USDT"},{"type":"","asset":"USDT"}]',
    );
    expect(data.rows.map(({ type }) => type)).toEqual(['unknown', 'unknown', 'unknown']);
  });

  it.each([history.flexibleHistory, history.fixedHistory])(
    '$name: without a kind, records of every kind are asked for (API-37, API-38)',
    async (call) => {
      const { asked } = await exchange(call, { asset: 'USDT' }, '[]');
      expect(asked).toBe(`GET ${call.path}?asset=USDT`);
    },
  );

  it('the kinds of record: query product_type; number and name of each (API-39)', async () => {
    const { asked, data } = await exchange(
      history.historyTypes,
      { product: 'fixed' },
      '[{"name":"Interest","value":3},{"name":"Redeem","value":"2"}]',
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/history/types?product_type=fixed');
    expect(data.rows).toEqual([
      { name: 'Interest', value: '3' },
      { name: 'Redeem', value: '2' },
    ]);
    expect((await exchange(history.historyTypes, {}, '[]')).asked).toBe('GET /apiw/v2/uni-loan/earn/history/types');
  });

  it('automatic lending: query assets; status of each coin and of all (API-40, SE-A-02, AMB-038)', async () => {
    expect(
      await exchange(autoEarn.autoEarnStatus, { assets: ['BTC', 'ETH'] }, '{"status":{"BTC":1,"ETH":0,"__proto__":1},"global_status":"0"}'),
    ).toEqual({
      asked: 'GET /apiw/v2/uni-loan/earn/autoivest?assets=BTC,ETH',
      data: {
        byAsset: [
          { name: 'BTC', value: true },
          { name: 'ETH', value: false },
          { name: '__proto__', value: true },
        ],
        global: false,
      },
    });
  });

  it('rates between two moments: type 1 by hour, 2 by day; time and value of each (API-42, SE-P-04)', async () => {
    const { asked, data } = await exchange(
      apr.aprChart,
      { asset: 'BTC', from: 1, to: 2, step: 'day' },
      '[{"time":1700000001,"value":"0.01"},{"time":1700000002,"value":null}]',
    );
    expect(asked).toBe('GET /apiw/v2/uni-loan/earn/chart?from=1&to=2&asset=BTC&type=2');
    expect(data.rows).toEqual([
      { at: 1_700_000_001, aprFraction: '0.01' },
      { at: 1_700_000_002, aprFraction: undefined },
    ]);
    expect((await exchange(apr.aprChart, { asset: 'BTC', from: 1, to: 2, step: 'hour' }, '[]')).asked).toContain('type=1');
  });
});
