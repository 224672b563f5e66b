import { describe, expect, it } from 'vitest';
import { exchange } from '../../../../../tooling/testExchange.ts';
import { readData } from '../../endpoint/wire.ts';
import { products } from './index.ts';

const NONE = { rows: [], unreadable: [], total: 0 };

const TIERS = JSON.stringify(
  '[{"money_min":"0","money_max":10,"money_rate":36.5,"start_time":"","end_time":0},{"money_min":10,"money_max":-1,"money_rate":"7.3","start_time":1710000000,"end_time":1720000000}]',
);
const STEP = { money_min: '0', money_max: '10', money_rate: '1' };
const BONUS = `{"status":1,"max_interest":"36.5","reward_coin":"GT","start_time":1710000000,"end_time":1720000000,"interest":${TIERS}}`;

const PRODUCT = `{"pid":12,"coin":"ETH","icon":"/eth.svg","type":1,"is_defi":0,"rate":"3.2","base_rate":"3","most_rate":"5","reward_coin":"GTETH",
  "min_mortgage_amount":"0.01","min_redeem_amount":"0.001","agreement":"/legal/staking","personal_mortgage_limit":"100","crowd_mortgage_limit":"10",
  "reward_delay_days":-1,"interest_days":1,"income_days":3,"borrow_support":1,"tips":"Rates move.","extra_interest":${BONUS},
  "extra_interest_type":"web3 task","extra_interest_task":{"interest_key":"swap","jump_web":"https://web3.example/task"},"extra_interest_show":1,
  "vip_config":[{"min_tier":1,"max_tier":4,"vip_sale":"5"}],"exchange_type":1,"exchange_rate":"0.95","exchange_rate_reverse":"1.05263157",
  "redeem_config":[{"redeem_coin":"ETH","redeem_quick":1,"redeem_quick_long":30,"redeem_quick_fee":"0.001","redeem_fee":"0","redeem_quick_daily":"-1"}],
  "extra":{"redeem_period_txt":"1 to 3 days","redeem_minday":1,"redeem_maxday":3,"redeem_control":0,"redeem_quick":0},
  "mortgage_coin":"ETH, USDT,,ETH","defi":[{"pid":"31","protocol_name":"Lido","rate":"3.1","base_rate":"3","reward":[{"reward_coin":"LDO","rate":"0.1",
  "reward_delay_days":2,"interest_delay_days":1,"fee_rate":"0.1","income_days":7}],"extra_interest":null}],
  "debt":[{"mortgage_coin":"USDT","reward_coin":"GUSD","base_rate":"4.4","exchange_rate":"1","protocol_name":"T-bills"}]}`;

describe('a product (API-69, ST-01 to ST-12)', () => {
  it('reads every field, rates as fractions (AMB-039)', async () => {
    const { data, asked } = await exchange(products.product, { asset: 'ETH', pid: '12' }, PRODUCT);
    expect(asked).toBe('GET /apiw/v2/earn/staking/product?coin=ETH&pid=12');
    expect(data).toEqual({
      pid: '12',
      asset: 'ETH',
      icon: '/eth.svg',
      type: 'staking',
      isDefi: false,
      aprFraction: '0.032',
      baseAprFraction: '0.03',
      maxAprFraction: '0.05',
      rewardAsset: 'GTETH',
      minStakeAmount: '0.01',
      minRedeemAmount: '0.001',
      agreement: '/legal/staking',
      personalLimit: '100',
      crowdLimit: '10',
      rewardDelayDays: -1,
      interestDays: 1,
      incomeDays: 3,
      borrowSupport: true,
      tips: ['Rates move.'],
      bonus: {
        status: 'processing',
        maxAprFraction: '0.365',
        rewardAsset: 'GT',
        startsAt: 1_710_000_000,
        endsAt: 1_720_000_000,
        tiers: [
          { from: '0', to: '10', aprFraction: '0.365', startsAt: undefined, endsAt: undefined },
          { from: '10', to: undefined, aprFraction: '0.073', startsAt: 1_710_000_000, endsAt: 1_720_000_000 },
        ],
      },
      bonusKind: 'web3-task',
      bonusTask: { key: 'swap', address: 'https://web3.example/task' },
      bonusShown: true,
      vipDiscounts: { ...NONE, rows: [{ minTier: 1, maxTier: 4, discountFraction: '0.05' }], total: 1 },
      exchangeType: 'asset',
      exchangeRate: '0.95',
      exchangeRateReverse: '1.05263157',
      redeemOptions: {
        ...NONE,
        rows: [{ asset: 'ETH', fast: true, fastMinutes: 30, fastFeeFraction: '0.001', feeFraction: '0', fastDailyQuota: 'unlimited' }],
        total: 1,
      },
      period: { periodText: '1 to 3 days', minDays: 1, maxDays: 3, control: 0, fast: false },
      stakeAssets: ['ETH', 'USDT'],
      protocols: {
        ...NONE,
        rows: [
          {
            pid: '31',
            name: 'Lido',
            aprFraction: '0.031',
            baseAprFraction: '0.03',
            rewards: {
              ...NONE,
              rows: [
                { rewardAsset: 'LDO', aprFraction: '0.001', rewardDelayDays: 2, interestDelayDays: 1, feeFraction: '0.1', incomeDays: 7 },
              ],
              total: 1,
            },
            bonus: undefined,
          },
        ],
        total: 1,
      },
      credits: {
        ...NONE,
        rows: [{ stakeAsset: 'USDT', rewardAsset: 'GUSD', baseAprFraction: '0.044', exchangeRate: '1', protocolName: 'T-bills' }],
        total: 1,
      },
    });
  });

  it('given a config without its fields or with null, then all of it is unknown, and no amount is zero', async () => {
    const nulls = `{"type":null,"rate":null,"min_mortgage_amount":null,"income_days":null,"extra":null,"defi":null,"debt":[],"vip_config":null,
      "redeem_config":null,"mortgage_coin":null,"extra_interest":null,"extra_interest_task":null,"tips":null,"borrow_support":null}`;
    for (const wire of ['{}', nulls]) {
      const { data } = await exchange(products.product, { pid: '7' }, wire);
      expect(data).toMatchObject({
        type: undefined,
        aprFraction: undefined,
        minStakeAmount: undefined,
        incomeDays: undefined,
        period: { minDays: undefined, maxDays: undefined, fast: undefined },
        exchangeType: undefined,
        bonus: undefined,
        bonusTask: undefined,
        protocols: NONE,
        credits: NONE,
        vipDiscounts: NONE,
        redeemOptions: NONE,
        stakeAssets: [],
        tips: [],
        borrowSupport: undefined,
      });
    }
    expect((await exchange(products.product, { pid: '7' }, 'null')).data).toBeNull();
  });

  it('given kinds that are not known, then they stay unknown', async () => {
    const odd =
      '{"type":7,"exchange_type":"x","extra_interest":{"status":9},"extra_interest_type":"airdrop","extra_interest_show":"maybe"}';
    const { data } = await exchange(products.product, { asset: 'ETH' }, odd);
    expect((await exchange(products.product, { asset: 'ETH' }, '{"pid":0}')).data?.pid).toBeUndefined();
    expect(data).toMatchObject({ type: undefined, exchangeType: undefined, bonusKind: undefined, bonusShown: undefined });
    expect(data?.bonus?.status).toBeUndefined();
  });

  it.each<[wire: unknown, days: number | undefined]>([
    [3, 3],
    ['3', 3],
    ['3.0', 3],
    ['-1', -1],
    ['9007199254740991', 9_007_199_254_740_991],
    ['9007199254740993', undefined],
    ['1.5', undefined],
    ['1.00000000000000000001', undefined],
    ['soon', undefined],
    [{}, undefined],
  ])('given %j days, then they are %j: what is no whole number that can be held exactly is not known (D04)', (wire, days) => {
    expect(readData(products.product.data, { income_days: wire })).toMatchObject({ data: { incomeDays: days } });
  });

  it.each<[what: string, coins: unknown, read: readonly string[]]>([
    ['as a list with values that are no text', ['ETH', null, 5, {}, ' USDT ', 'ETH'], ['ETH', 'USDT']],
    ['of which one is as long as a name can be, and one longer', `${'A'.repeat(40)},${'B'.repeat(41)}`, ['A'.repeat(40)]],
    ['as neither text nor list', { 0: 'ETH' }, []],
  ])('given coins %s, then those that can be read are there (D04)', (_what, coins, read) => {
    expect(readData(products.product.data, { mortgage_coin: coins })).toMatchObject({ data: { stakeAssets: read } });
  });

  it.each<[what: string, tips: unknown, read: readonly string[]]>([
    ['one text', 'Rates move.', ['Rates move.']],
    ['an empty text', '', []],
    ['blanks alone', ['  ', 'Rates move.', '\n'], ['Rates move.']],
    ['values that are no text', ['Rates move.', null, 5, {}], ['Rates move.']],
    ['a line that is as long as a text can be, and one that is longer', ['a'.repeat(4096), 'b'.repeat(4097)], ['a'.repeat(4096)]],
  ])('given tips with %s, then those that can be read are there (D04)', (_what, tips, read) => {
    expect(readData(products.product.data, { tips })).toMatchObject({ data: { tips: read } });
  });

  it.each([
    ['-1', undefined],
    ['0', 0],
    ['30', 30],
  ])('given %s minutes of a fast redemption, then they are %s: below zero is no duration (FM-15)', (minutes, read) => {
    const config = { redeem_config: [{ redeem_coin: 'ETH', redeem_quick_long: minutes }] };
    expect(readData(products.product.data, config)).toMatchObject({ data: { redeemOptions: { rows: [{ fastMinutes: read }] } } });
  });

  it('given limits and exchange rates below zero, and times beyond the calendar, then they are not known', () => {
    const limits = { min_mortgage_amount: '-1', min_redeem_amount: '-0.1', personal_mortgage_limit: '-5', crowd_mortgage_limit: '-1' };
    const rates = { exchange_rate: '-0.5', exchange_rate_reverse: '-2', debt: [{ mortgage_coin: 'ETH', exchange_rate: '-1' }] };
    const bonus = { start_time: '999999999999999', end_time: '8640000000001' };
    expect(readData(products.product.data, { ...limits, ...rates, extra_interest: bonus })).toMatchObject({
      data: {
        minStakeAmount: undefined,
        minRedeemAmount: undefined,
        personalLimit: undefined,
        crowdLimit: undefined,
        exchangeRate: undefined,
        exchangeRateReverse: undefined,
        credits: { rows: [{ stakeAsset: 'ETH', exchangeRate: undefined }] },
        bonus: { startsAt: undefined, endsAt: undefined },
      },
    });
  });

  it.each([
    [{ status: 1 }, null],
    [{ end_time: '' }, null],
    [{ end_time: '0' }, null],
    [{ end_time: -1 }, undefined],
    [{ end_time: '1720000000' }, 1_720_000_000],
    [{ end_time: 'soon' }, undefined],
    [{ end_time: '8640000000001' }, undefined],
  ])('given the bonus %j, then its end is %s: null is no end, undefined is not known (ST-03)', (bonus, endsAt) => {
    expect(readData(products.product.data, { extra_interest: bonus })).toMatchObject({ data: { bonus: { endsAt } } });
  });

  it.each([
    ['cut off', '[{"money_min":0,'],
    ['no list', '{"money_min":0}'],
    ['a step without a rate', '[{"money_min":0,"money_max":10}]'],
    ['a step without a start', '[{"money_max":10,"money_rate":1}]'],
    ['a step that starts below zero', '[{"money_min":-1,"money_max":10,"money_rate":1}]'],
    ['a step that ends below zero', '[{"money_min":0,"money_max":-5,"money_rate":1}]'],
    ['a step that ends below its start', '[{"money_min":10,"money_max":9.99,"money_rate":1}]'],
    ['a step with an odd end', '[{"money_min":0,"money_max":"ten","money_rate":1}]'],
    ['a negative rate', '[{"money_min":0,"money_max":10,"money_rate":-1}]'],
    ['a number as a step', '[1]'],
    ['a text as a step', '["1"]'],
    ['nothing as a step', '[null]'],
    ['a list of 101 steps', JSON.stringify(Array.from({ length: 101 }, () => STEP))],
    ['a text of 65,537 characters', `[${' '.repeat(65_535)}]`],
    ['a step whose end is no time', '[{"money_min":0,"money_rate":1,"end_time":"soon"}]'],
    ['a step whose start is beyond the calendar', '[{"money_min":0,"money_rate":1,"start_time":"999999999999999"}]'],
  ])('given steps of a bonus that are broken, %s, then they are unknown, and that is told (ST-04)', (_case, tiers) => {
    const read = readData(products.product.data, { extra_interest: { status: '1', interest: tiers } });
    expect(read).toMatchObject({
      data: { bonus: { status: 'processing', tiers: undefined } },
      unreadableFields: [{ field: 'extra_interest.interest', problem: 'is not list of steps' }],
    });
  });

  it('given steps without text, then they are unknown and nothing is told; an empty list has no steps', () => {
    expect(readData(products.product.data, { extra_interest: { status: '1', interest: '' } })).toMatchObject({
      data: { bonus: { tiers: undefined } },
      unreadableFields: [],
    });
    expect(readData(products.product.data, { extra_interest: { interest: '[]' } })).toMatchObject({ data: { bonus: { tiers: [] } } });
  });

  it('given as many steps and as long a text as a bonus can have, then they are read', () => {
    const count = (interest: string) => {
      const read = readData(products.product.data, { extra_interest: { interest } });
      return 'data' in read ? read.data?.bonus?.tiers?.length : undefined;
    };
    expect(count(JSON.stringify(Array.from({ length: 100 }, () => STEP)))).toBe(100);
    expect(count(`[${' '.repeat(65_534)}]`)).toBe(0);
  });

  it.each(['0', '-1', '"0"', '"-1.0"', 'null', '""'])('given %s for the end of a step, then it has none (ST-04)', (end) => {
    const interest = `[{"money_min":5,"money_max":${end},"money_rate":1}]`;
    expect(readData(products.product.data, { extra_interest: { interest } })).toMatchObject({
      data: { bonus: { tiers: [{ from: '5', to: undefined, aprFraction: '0.01' }] } },
    });
  });

  it.each([
    ['1e2', '100'],
    ['1e+2', '100'],
    ['1E10', '10000000000'],
    ['2.5e-8', '0.000000025'],
    ['12e-1', '1.2'],
  ])('given %s for the start of a step, then it is %s (ST-04)', (start, from) => {
    const interest = `[{"money_min":${start},"money_rate":1}]`;
    expect(readData(products.product.data, { extra_interest: { interest } })).toMatchObject({ data: { bonus: { tiers: [{ from }] } } });
  });

  it('given steps as a list, then they are read as those of a text; any other value is unknown, and that is told (ST-04)', () => {
    expect(readData(products.product.data, { extra_interest: { interest: [STEP] } })).toMatchObject({
      data: { bonus: { tiers: [{ from: '0', to: '10', aprFraction: '0.01' }] } },
      unreadableFields: [],
    });
    for (const interest of [5, STEP]) {
      expect(readData(products.product.data, { extra_interest: { interest } })).toMatchObject({
        data: { bonus: { tiers: undefined } },
        unreadableFields: [{ field: 'extra_interest.interest', problem: 'is not list of steps' }],
      });
    }
  });

  it('given amounts of steps beyond the digits of a number, then no digit is lost', () => {
    const tiers = '[{"money_min":0.12345678901234567890,"money_max":9007199254740993.5,"money_rate":3.65}]';
    expect(readData(products.product.data, { extra_interest: { interest: tiers } })).toMatchObject({
      data: { bonus: { tiers: [{ from: '0.1234567890123456789', to: '9007199254740993.5', aprFraction: '0.0365' }] } },
    });
  });

  it('given a protocol that cannot be read, then the others stay and it is counted (UI-29)', async () => {
    const wire = '{"defi":[{"protocol_name":"No id"},{"pid":1},"x"],"redeem_config":{"redeem_coin":"ETH"},"vip_config":"none"}';
    const { data } = await exchange(products.product, { asset: 'ETH' }, wire);
    expect(data?.protocols).toMatchObject({
      rows: [{ pid: '1', name: undefined }],
      unreadable: [{ index: 0, field: 'pid' }, { index: 2 }],
    });
    expect(data?.redeemOptions.rows).toMatchObject([{ asset: 'ETH', fast: undefined, fastDailyQuota: undefined }]);
    expect(data?.vipDiscounts).toMatchObject({ rows: [], unreadable: [{ index: 0 }] });
  });

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example', 'https://bank.example@evil.example'])(
    'given the address %s for agreement or task, then there is none (AMB-138)',
    async (address) => {
      const text = JSON.stringify(address);
      const { data } = await exchange(
        products.product,
        { asset: 'ETH' },
        `{"agreement":${text},"extra_interest_task":{"jump_web":${text}}}`,
      );
      expect(data).toMatchObject({ agreement: undefined, bonusTask: { address: undefined } });
    },
  );
});
