import { describe, expect, it } from 'vitest';
import * as account from '../account/contract.ts';
import { createEarnClient } from '../transport/createEarnClient.ts';
import type { Endpoint, WireFields } from '../transport/endpoint.ts';
import * as apr from './apr/contract.ts';
import * as autoEarn from './auto-earn/contract.ts';
import * as flexible from './flexible/contract.ts';
import * as history from './history/contract.ts';

/** Sends a call to an exchange that gives this answer: what was asked, and what was read. */
async function exchange<Input, Wire extends WireFields, WireData, Data>(
  endpoint: Endpoint<Input, Wire, WireData, Data>,
  input: Input,
  data: string,
) {
  let asked = '';
  const client = createEarnClient({
    origin: 'https://exchange.example',
    fetch: async (url, init) => {
      const { pathname, search } = new URL(url instanceof Request ? url.url : url);
      asked = `${init?.method} ${decodeURIComponent(pathname + search)}`;
      return new Response(`{"code":0,"msg":"ok","data":${data}}`);
    },
  });
  return { data: await client.call(endpoint, input), asked };
}

describe('flexible', () => {
  it('a product: rates as fractions whatever unit they travel in, an open ladder, 5 % where no maximum is said', async () => {
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

  it('a holding, and one that only names its coin', async () => {
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
      redeemingRevocable: false,
      ladder: [],
    });
  });

  it('market, statistics, bonus campaign', async () => {
    expect(
      (await exchange(flexible.market, undefined, '[{"asset":"BTC","next_time_rate_year":0.01,"auto_invest_status":0,"icon":null}]')).data
        .rows,
    ).toEqual([{ asset: 'BTC', icon: undefined, nextAprFraction: '0.01', ladder: [], autoEarn: false }]);
    expect((await exchange(flexible.statistics, undefined, '{"total_value_usdt":"1.10"}')).data).toMatchObject({ totalValueUsdt: '1.1' });
    expect((await exchange(flexible.awardPool, { asset: 'BTC' }, 'null')).data).toBeUndefined();
    expect(
      (await exchange(flexible.awardPool, { asset: 'BTC' }, '{"award_asset":"GT","ext_award_rate_year":"0.05","start_at":null,"status":1}'))
        .data,
    ).toMatchObject({
      bonusAsset: 'GT',
      bonusAprFraction: '0.05',
      startsAt: undefined,
      status: 1,
    });
  });
});

describe('account, history, automatic lending and rates', () => {
  it('account mode, compliance, lock, prices', async () => {
    expect(
      (await exchange(account.accountMode, undefined, '{"mode":"multi_currency","first_open":1,"settings":{"use_funding":true}}')).data,
    ).toEqual({ mode: 'multi_currency', firstOpen: true, useFunding: true });
    expect((await exchange(account.accountMode, undefined, '{"mode":"classic"}')).data).toEqual({
      mode: 'classic',
      firstOpen: false,
      useFunding: false,
    });
    expect((await exchange(account.compliance, undefined, '{"business":null,"menu":["express"]}')).data).toEqual({
      business: [],
      menu: ['express'],
    });
    expect((await exchange(account.fundingLock, { asset: 'USDT' }, '{"use_funding":true,"locked":false}')).data).toEqual({
      useFunding: true,
      locked: false,
    });
    const prices = await exchange(account.tickers, { pairs: ['BTC_USDT', 'ETH_USDT'] }, '[{"pair":"BTC_USDT","rate":"65000.10"}]');
    expect([prices.asked, prices.data.rows]).toEqual([
      'GET /apiw/v2/market/tickers?currency_pairs=BTC_USDT,ETH_USDT',
      [{ pair: 'BTC_USDT', price: '65000.1' }],
    ]);
  });

  it('history by kind, coin, time and zone', async () => {
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

  it('automatic lending by coin, rates by step', async () => {
    const status = await exchange(
      autoEarn.autoEarnStatus,
      { assets: ['BTC', 'ETH'] },
      '{"status":{"BTC":1,"ETH":0,"__proto__":1},"global_status":"0"}',
    );
    expect([status.asked, status.data]).toEqual([
      'GET /apiw/v2/uni-loan/earn/autoivest?assets=BTC,ETH',
      { byAsset: { BTC: true, ETH: false }, global: false },
    ]);
    const chart = await exchange(
      apr.aprChart,
      { asset: 'BTC', from: 1, to: 2, step: 'day' },
      '[{"time":1,"value":"0.01"},{"time":2,"value":null}]',
    );
    expect([chart.asked, chart.data.rows]).toEqual([
      'GET /apiw/v2/uni-loan/earn/chart?from=1&to=2&asset=BTC&type=2',
      [
        { at: 1, aprFraction: '0.01' },
        { at: 2, aprFraction: undefined },
      ],
    ]);
  });
});
