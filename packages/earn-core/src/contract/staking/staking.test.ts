import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../../tooling/testExchange.ts';
import { decimal } from '../../decimal.ts';
import { wirePid } from './wire.ts';
import { faq, holdings, products, records, redemptions, stakes, trends } from './index.ts';

const NONE = { rows: [], unreadable: [], total: 0 };

describe('the person (API-65 to API-67, API-70)', () => {
  it('what is staked, tier and crowd (API-66, ST-13)', async () => {
    const { data, asked } = await exchange(products.user, { asset: 'ETH', pid: '31' }, '{"hold_amount":"1.5","tier":5,"is_crowd":1}');
    expect(asked).toBe('GET /apiw/v2/earn/staking/coin-user-info?coin=ETH&pid=31');
    expect(data).toEqual({ heldAmount: '1.5', tier: 5, isCrowd: true, accrued: NONE, taskDone: undefined });
    expect((await exchange(products.user, { asset: 'ETH' }, 'null')).data).toEqual({
      heldAmount: undefined,
      tier: undefined,
      isCrowd: undefined,
      accrued: NONE,
      taskDone: undefined,
    });
  });

  it('balances without what is empty, of one coin or of all (API-67, ST-14)', async () => {
    const list = '[{"pid":31,"protocol_name":"Lido","mortgage_amount":"2"},{"pid":32,"coin":"ETH","type":9,"mortgage_amount":null}]';
    const { data, asked } = await exchange(holdings.balances, { asset: 'ETH' }, list);
    expect(asked).toBe('GET /apiw/v2/earn/staking/balances?coin=ETH&hide_zero_hold=1');
    expect(data.rows).toMatchObject([
      { pid: '31', protocolName: 'Lido', amount: '2', asset: undefined, type: undefined },
      { pid: '32', asset: 'ETH', amount: undefined, type: undefined },
    ]);
    expect((await exchange(holdings.balances, {}, 'null')).asked).toBe('GET /apiw/v2/earn/staking/balances?hide_zero_hold=1');
  });

  it.each([
    ['7', 'coin=ETH&pid=7'],
    ['31', 'coin=ETH&pid=31'],
    ['0312', 'coin=ETH&pid=0312'],
    ['0', 'coin=ETH'],
    ['00', 'coin=ETH'],
    ['-31', 'coin=ETH'],
    ['31.5', 'coin=ETH'],
    [undefined, 'coin=ETH'],
  ])('statistics: the id %s travels only above 0 (API-65, SH-07)', async (pid, query) => {
    const wire = '{"hold_amount":"3","total_profit":"0.1","yesterday_profit":null,"reward_coin":"ETH"}';
    const { data, asked } = await exchange(holdings.statistics, { asset: 'ETH', pid }, wire);
    expect(asked).toBe(`GET /apiw/v2/earn/staking/statistics?${query}`);
    expect(data).toEqual({ heldAmount: '3', totalReward: '0.1', yesterdayReward: undefined, rewardAsset: 'ETH', rewards: NONE });
  });

  it('loans: a map by coin (API-70, ST-15)', async () => {
    const { data, asked } = await exchange(holdings.loans, { asset: 'USDT' }, '{"assets":{"USDT":"25.5","BTC":null}}');
    expect(asked).toBe('GET /apiw/v2/earn/staking/user-loans?coin=USDT');
    expect(data).toEqual([
      { name: 'USDT', value: '25.5' },
      { name: 'BTC', value: undefined },
    ]);
    expect((await exchange(holdings.loans, { asset: 'USDT' }, 'null')).data.length).toBe(0);
  });

  it('profit records, up to the last second of today (API-68, AMB-119)', async () => {
    const { data, asked } = await exchange(
      records.profits,
      { asset: 'ETH', page: 2, limit: 7, to: 1_710_547_199 },
      '{"list":[{"id":4,"time":1710000000,"coin":"ETH","reward_coin":"GT","profit":"0.00000001","mortgage_amount":"1","pid":31},{"profit":"1"}],"total":30}',
    );
    expect(asked).toBe('GET /apiw/v2/earn/staking/coin-user-profit-records?coin=ETH&page=2&limit=7&to=1710547199');
    expect(data).toMatchObject({
      rows: [{ id: '4', at: 1_710_000_000, asset: 'ETH', rewardAsset: 'GT', amount: '0.00000001', heldAmount: '1', pid: '31' }],
      unreadable: [{ index: 1, field: 'time' }],
      total: 30,
    });
  });
});

describe('ids', () => {
  it('given ids beyond the digits of a number, then they stay as they are; a number that lost digits names nothing (D07)', async () => {
    const id = '12345678901234567890';
    const { data } = await exchange(holdings.balances, {}, `[{"pid":${id},"coin":"ETH"},{"pid":"${id}1","coin":"ETH"}]`);
    expect(data.rows.map(({ pid }) => pid)).toEqual([id, `${id}1`]);
    expect(v.parse(wirePid, Number(id))).toBeUndefined();
  });

  it.each([
    [0, undefined],
    ['0', undefined],
    ['000', undefined],
    ['  ', undefined],
    ['', undefined],
    [null, undefined],
    [7, '7'],
    ['012', '012'],
    ['eth-1', 'eth-1'],
  ])('given the id %j of a product, then it is %j: zeros and blanks name none (API-65)', (wire, id) =>
    expect(v.parse(wirePid, wire)).toBe(id),
  );
});

describe('stake and redeem (API-63, API-64, API-72, AMB-018)', () => {
  it('a stake is JSON with side 0; id and src only where they are meant (ST-20, ST-21, ST-102, AMB-155)', async () => {
    const plain = await exchange(stakes.stake, { asset: 'ETH', amount: decimal('0.10') }, '{}');
    expect(plain.asked).toBe('POST /apiw/v2/earn/staking/coin-swap-verify json {"side":0,"amount":"0.1","coin":"ETH"}');
    const vip = await exchange(stakes.stake, { asset: 'USDT', amount: decimal('5'), pid: '44', vip: true }, 'null');
    expect(vip.asked).toBe('POST /apiw/v2/earn/staking/coin-swap-verify json {"side":0,"amount":"5","coin":"USDT","pid":"44","src":1}');
  });

  it('a redemption is a form with side 1, and its answer says when it arrives (ST-18)', async () => {
    const input = { asset: 'ETH', amount: decimal('1.5'), redeemAsset: 'USDC', fast: true, pid: '31' };
    const { data, asked } = await exchange(redemptions.redeem, input, '{"redeem_stamp":"1710500025"}');
    expect(asked).toBe('POST /apiw/v2/earn/staking/coin-redeem form side=1&amount=1.5&coin=ETH&pid=31&quick=1&redeem_coin=USDC');
    expect(data).toEqual({ arrivesAt: 1_710_500_025, accrued: NONE });
    const standard = await exchange(redemptions.redeem, { ...input, fast: false, pid: undefined }, 'null');
    expect(standard.asked).toBe('POST /apiw/v2/earn/staking/coin-redeem form side=1&amount=1.5&coin=ETH&quick=0&redeem_coin=USDC');
    expect(standard.data).toEqual({ arrivesAt: undefined, accrued: NONE });
    const paid = await exchange(redemptions.redeem, input, '{"accrued_profit":[{"reward_coin":"TRX","profit":"0.5"}]}');
    expect(paid.data.accrued.rows).toEqual([{ rewardAsset: 'TRX', amount: '0.5' }]);
  });
});

describe('trend and questions', () => {
  it('rates of a product, one point a day (API-61, ST-16)', async () => {
    const { data, asked } = await exchange(
      trends.rates,
      { asset: 'ETH', pid: '31', limit: 365, page: 1 },
      '[{"time":1710000000,"rate":"3.2","base_rate":"3","extra_rate":null,"extra_coin":"GT","coins":"ETH,GTETH","exchange_rate_reverse":"1.05"}]',
    );
    expect(asked).toBe('GET /apiw/v2/earn/staking/coin-lines?coin=ETH&pid=31&limit=365&page=1');
    expect(data.rows).toEqual([
      {
        at: 1_710_000_000,
        aprFraction: '0.032',
        baseAprFraction: '0.03',
        extraAprFraction: undefined,
        extraAsset: 'GT',
        coins: ['ETH', 'GTETH'],
        exchangeRateReverse: '1.05',
      },
    ]);
  });

  it('what everybody has staked (API-62, ST-17)', async () => {
    const { data, asked } = await exchange(
      trends.totals,
      { asset: 'ETH', limit: 30, page: 1 },
      '[{"time":1710000000,"stake_total_amount":"123456789012345678.5","stake_total_amount_usdt":null}]',
    );
    expect(asked).toBe('GET /apiw/v2/earn/staking/coin-defi-lines?coin=ETH&limit=30&page=1');
    expect(data.rows).toEqual([{ at: 1_710_000_000, amount: '123456789012345678.5', amountUsdt: undefined }]);
  });

  it('questions with category and fold; a category that is not known stays unknown (API-71, ST-19, ST-22)', async () => {
    const { data, asked } = await exchange(
      faq.questions,
      { pid: '31', asset: 'ETH' },
      '[{"ask":"When?","answer":"Daily.","cate":3,"unfold":1},{"ask":"Why?","answer":"Because.","cate":8},{"ask":"?"}]',
    );
    expect(asked).toBe('GET /apiw/v2/earn/staking/coin-ask?coin=ETH&pid=31');
    const chinese = await exchange(faq.questions, { asset: 'ETH', locale: 'zh-CN' }, '[]');
    expect(chinese.asked).toBe('GET /apiw/v2/earn/staking/coin-ask?coin=ETH&locale=zh-CN');
    expect(data).toMatchObject({
      rows: [
        { question: 'When?', answer: 'Daily.', category: 'defi', unfolded: true },
        { question: 'Why?', category: undefined, unfolded: undefined },
      ],
      unreadable: [{ index: 2, field: 'answer' }],
    });
  });
});
