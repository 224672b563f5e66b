import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import { readData } from '../../endpoint/wire.ts';
import * as launchpool from './index.ts';

const pool = {
  rid: 7,
  coin: 'USDT',
  personal_max_amount: '-1',
  personal_min_amount: '10',
  decimal_place: 2,
  precision: 6,
  left_buy_total_amount: '400.50',
  buy_total_amount: '1000',
  rate_year: '12.5',
  rate_year_type: 2,
  reward_pool_type: 0,
  vip_config: [{ level: 5 }],
  isApply: 1,
  limit_rule: 'Up to 2,000 USDT in all pools',
  transaction_config: [{ transaction_amount: '5000', mortgage_limit: '100' }],
  user_transaction_amount: '4999',
  transaction_days: 30,
  redeem_type: 1,
  simple_earn: { status: 1, user_period: 7, fixed_period: 14, fixed_rate: '0.05', ext_rate: '0.01', rate: '0.02' },
  staking: { status: 0, rate: '3' },
};
const project = {
  pid: '11',
  coin: 'GT',
  name: 'GT pool',
  status: 1,
  start_timest: 1_700_000_100,
  end_timest: 1_700_000_200,
  reward_pools: [pool],
};

/** Reads an answer of project-info. */
function read(wire: unknown): launchpool.LaunchpoolProject {
  const answer = v.parse(launchpool.project.data, wire);
  if (answer === null) throw new Error('There is no project');
  return answer;
}
/** The one pool of a project, with some of its fields changed. */
const readPool = (change: Readonly<Record<string, unknown>>): launchpool.RewardPool => {
  const [only] = read({ ...project, reward_pools: [{ ...pool, ...change }] }).pools;
  if (only === undefined) throw new Error('The pool cannot be read');
  return only;
};

describe('a project (API-21, AMB-024)', () => {
  it('given a project in or without a wrapping, when it is read, then every field is there under our name (LP-01, LP-02, LP-04 to LP-06)', () => {
    expect(read({ project })).toEqual({
      id: '11',
      asset: 'GT',
      name: 'GT pool',
      icon: undefined,
      status: 'in-progress',
      startsAt: 1_700_000_100,
      endsAt: 1_700_000_200,
      unreadable: [],
      pools: [
        {
          id: '7',
          asset: 'USDT',
          icon: undefined,
          personalMax: 'unlimited',
          personalMin: '10',
          decimalPlace: 2,
          precision: 6,
          leftAmount: '400.5',
          totalAmount: '1000',
          aprFraction: '0.125',
          rateType: 'estimate',
          type: 'lock',
          vip: true,
          joined: true,
          limitRule: 'Up to 2,000 USDT in all pools',
          tiers: [{ volume: '5000', stakeLimit: '100' }],
          userVolume: '4999',
          volumeDays: 30,
          redeemTo: 'simple-earn',
          simpleEarn: {
            offered: true,
            userDays: 7,
            fixedDays: 14,
            fixedAprFraction: '0.05',
            flexibleAprFraction: '0.02',
            bonusAprFraction: '0.01',
          },
          staking: { offered: false, aprFraction: '0.03' },
        },
      ],
    });
    expect(read(project)).toEqual(read({ project }));
  });

  it.each([null, undefined, { project: null }])('given %j, then there is no project', (wire) => {
    expect(v.parse(launchpool.project.data, wire)).toBeNull();
  });

  it('given fields that are null or missing, then they are undefined, never zero, and the window of volume is 60 days (LP-03)', () => {
    const bare = { rid: '7', coin: 'USDT' };
    const nulls = Object.fromEntries(Object.keys(pool).map((name) => [name, null]));
    for (const row of [bare, { ...nulls, ...bare }]) {
      const [only] = read({ coin: 'GT', reward_pools: [row] }).pools;
      expect(only).toEqual({
        ...Object.fromEntries(Object.keys(readPool({})).map((name) => [name, undefined])),
        id: '7',
        asset: 'USDT',
        vip: false,
        joined: undefined,
        tiers: [],
        volumeDays: 60,
      });
    }
  });

  it.each([
    ['status', { 0: 'none', 1: 'in-progress', 2: 'not-started', 3: 'completed', 9: undefined }],
    ['rate_year_type', { 1: 'real', 2: 'estimate', 3: 'none', 9: undefined }],
    ['reward_pool_type', { 0: 'lock', 1: 'multi-mining', 9: 'unknown' }],
    ['redeem_type', { 0: 'spot', 1: 'simple-earn', 2: 'staking', 9: undefined }],
  ])('given each %s, then an unknown one stays unknown (LP-08 to LP-11, D05)', (field, names) => {
    const of = (wire: unknown): unknown => {
      if (field === 'status') return read({ ...project, status: wire }).status;
      const { rateType, type, redeemTo } = readPool({ [field]: wire });
      return { rate_year_type: rateType, reward_pool_type: type, redeem_type: redeemTo }[field];
    };
    for (const [number, name] of Object.entries(names)) expect([of(number), of(Number(number))]).toEqual([name, name]);
    expect([of('soon'), of(null)]).toEqual([names[9], undefined]);
  });

  it.each([
    [0, 0],
    ['8', 8],
    [18, 18],
    [-1, undefined],
    [19, undefined],
    ['2.5', undefined],
    [null, undefined],
  ])('given %j decimals, then %j are read (AMB-064)', (wire, decimals) =>
    expect(readPool({ decimal_place: wire }).decimalPlace).toBe(decimals),
  );

  it.each([0, -30, 'soon', 2.5])('given %j days of trading volume, then there are 60, as where the pool does not say (LP-03)', (wire) =>
    expect(readPool({ transaction_days: wire }).volumeDays).toBe(60),
  );

  it.each([
    [[], false],
    [{}, false],
    [null, false],
    ['5', undefined],
    [[5], true],
    [{ level: 5 }, true],
  ])('given the VIP configuration %j, then it is a VIP pool: %j (AMB-076)', (wire, vip) =>
    expect(readPool({ vip_config: wire }).vip).toBe(vip),
  );

  it('given a pool that cannot be read, then the others stay and it is reported', () => {
    const answer = readData(launchpool.project.data, { ...project, reward_pools: [{ coin: 'BTC' }, pool] });
    expect(answer).toMatchObject({ data: { pools: [{ id: '7' }] }, unreadableRows: [{ index: 0, field: 'rid', problem: 'is missing' }] });
  });

  it.each([
    [
      [null, { transaction_amount: '5000', mortgage_limit: '100' }, 'none'],
      [undefined, '5000', undefined],
    ],
    [[{ transaction_amount: 'many', mortgage_limit: '100' }], [undefined]],
    ['none', [undefined]],
    [{}, [undefined]],
  ])('given the tiers %j, then what cannot be read of them is unknown, and the pool stays (LP-56, D04)', (wire, volumes) =>
    expect(readPool({ transaction_config: wire }).tiers.map(({ volume }) => volume)).toEqual(volumes),
  );

  it('given a pool id that occurs twice, then it is listed once, and the pool of another coin is reported as unreadable (D07)', () => {
    const { pools, unreadable } = read({ ...project, reward_pools: [pool, pool, { ...pool, coin: 'BTC' }, { ...pool, rid: '8' }] });
    expect(pools.map(({ id, asset }) => [id, asset])).toEqual([
      ['7', 'USDT'],
      ['8', 'USDT'],
    ]);
    expect(unreadable).toEqual([{ index: 2, field: 'rid', problem: 'is not unique' }]);
  });

  it('given a project id that occurs twice in a list, then it is listed once (AMB-025, D07)', () => {
    const { rows, unreadable } = v.parse(launchpool.projectList, [project, { ...project, coin: 'BTC' }, project]);
    expect([rows.map(({ asset }) => asset), unreadable.map(({ index }) => index)]).toEqual([['GT'], [1]]);
  });

  it('reads a list of projects row by row (AMB-025)', () => {
    const { rows, unreadable } = v.parse(launchpool.projectList, { list: [{}, project], total: 2 });
    expect([rows.map(({ id }) => id), unreadable.length]).toEqual([['11'], 1]);
  });
});

describe('what a person has', () => {
  it('given a pool that occurs twice in the statistics, then it is listed once, and a row with another amount is unreadable (D07)', () => {
    const row = { rid: 7, amount: '50' };
    const { rows, unreadable } = v.parse(launchpool.statistics.data, { list: [row, row, { ...row, amount: '60' }, { ...row, rid: 8 }] });
    expect(rows.map(({ poolId, amount }) => [poolId, amount])).toEqual([
      ['7', '50'],
      ['8', '50'],
    ]);
    expect(unreadable).toEqual([{ index: 2, field: 'rid', problem: 'is not unique' }]);
  });

  it('reads the statistics of each pool (API-22, LP-07)', () => {
    const row = {
      rid: 7,
      amount: '50',
      valid_amount: '40',
      lastRewardAmount: '0.5',
      lastHourRewardAmount: '0',
      stake_timest: 1_700_000_090,
    };
    expect(v.parse(launchpool.statistics.data, { list: [row, { rid: 8, amount: null }, { amount: '1' }] })).toEqual({
      rows: [
        {
          poolId: '7',
          amount: '50',
          validAmount: '40',
          lastReward: '0.5',
          lastHourReward: '0',
          totalReward: undefined,
          stakedAt: 1_700_000_090,
          parts: undefined,
        },
        {
          poolId: '8',
          amount: undefined,
          validAmount: undefined,
          lastReward: undefined,
          lastHourReward: undefined,
          totalReward: undefined,
          stakedAt: undefined,
          parts: undefined,
        },
      ],
      unreadable: [{ index: 2, field: 'rid', problem: 'is missing' }],
      total: undefined,
    });
  });

  it('reads the header of the statistics (API-24, AMB-022)', () => {
    expect(v.parse(launchpool.userStat.data, { project_count: 2, staked_usdt: '10', reward_usdt: '' })).toEqual({
      projectCount: 2,
      stakedUsdt: '10',
      ownUsdt: undefined,
      rewardUsdt: undefined,
      projects: undefined,
    });
  });

  it('reads what each project adds to the header, and what of it no other product holds', () => {
    const wire = {
      project_count: 1,
      staked_usdt: '10',
      own_usdt: '4',
      projects: [{ pid: 11, staked_usdt: '10', own_usdt: '4', reward_usdt: '1' }],
    };
    expect(v.parse(launchpool.userStat.data, wire)).toMatchObject({
      ownUsdt: '4',
      projects: [{ projectId: '11', stakedUsdt: '10', ownUsdt: '4', rewardUsdt: '1' }],
    });
  });

  it('reads the stakes of a pool, each with its place and its dates; a list that cannot be read is unknown (LP-11, AMB-068, AMB-156)', () => {
    const stakes = [
      { amount: '50', redeem_type: 1, user_period: 0 },
      { amount: '200', redeem_type: 2, user_period: 0 },
      // Without its days it may be in either place of Simple Earn.
      { amount: '20', redeem_type: 1 },
      { amount: '5', redeem_type: 1, user_period: 7, finish_timest: 1_700_000_090, return_timest: 1_700_000_120 },
      // What has an end is held in a fixed term, also without its days.
      { amount: '6', redeem_type: 1, finish_timest: 1_700_000_090 },
      { amount: null, redeem_type: 9, user_period: 0 },
    ];
    const partsOf = (wire: unknown) =>
      v.parse(launchpool.statistics.data, { list: [{ rid: 7, amount: '255', stakes: wire }] as never }).rows[0]?.parts;
    const none = { days: 0, endsAt: undefined, returnsAt: undefined };
    expect(partsOf(stakes)).toEqual([
      { ...none, amount: '50', holding: 'flexible' },
      { ...none, amount: '200', holding: 'staking' },
      { ...none, days: undefined, amount: '20', holding: undefined },
      { amount: '5', days: 7, holding: 'fixed', endsAt: 1_700_000_090, returnsAt: 1_700_000_120 },
      { amount: '6', days: undefined, holding: 'fixed', endsAt: 1_700_000_090, returnsAt: undefined },
      { ...none, amount: undefined, holding: undefined },
    ]);
    for (const wire of [undefined, null, 'none', [1]]) expect(partsOf(wire)).toBeUndefined();
  });
});

describe('what is sent', () => {
  const ref = { projectId: '11', poolId: '7' };
  it.each([
    ['spot', 0, 0],
    ['flexible', 1, 0],
    ['fixed', 1, 14],
    ['staking', 2, 0],
  ] as const)('a stake held in %s travels as %d with a period of %d (API-19, AMB-068)', (holding, simpleEarnStatus, simpleEarnPeriod) => {
    const wire = launchpool.stake.encode({ ...ref, amount: decimal('12.5'), holding, periodDays: 14 });
    expect(wire).toEqual({ pid: '11', rid: '7', amount: '12.5', simpleEarnStatus, simpleEarnPeriod });
    expect(v.is(launchpool.stake.request, wire)).toBe(true);
  });

  it('names the project in the statistics, the pool in the check and the redemption, and the coin and language in the suggestion (API-18, API-20, API-22, API-23, AMB-019 to AMB-021)', () => {
    expect(launchpool.statistics.encode({ projectId: '11' })).toEqual({ pid: '11' });
    expect(launchpool.checkPoolRule.encode(ref)).toEqual({ pid: '11', rid: '7' });
    expect(launchpool.redeem.encode({ ...ref, amount: decimal('5') })).toEqual({ pid: '11', rid: '7', amount: '5' });
    expect(launchpool.earnMore.encode({ asset: 'USDT', locale: 'zh' })).toEqual({ coin: 'USDT', type: 'candy_drop', locale: 'zh' });
    // The check changes nothing, so it may be repeated.
    expect([launchpool.checkPoolRule, launchpool.stake, launchpool.redeem].map(({ effect }) => effect)).toEqual(['read', 'write', 'write']);
  });
});

describe('a candy drop (API-23, CD-03)', () => {
  it.each([
    [
      { popup_msg: 'Win 5 GT', popup_high_light: '5 GT', url: '/candy-drop' },
      { message: 'Win 5 GT', highlight: '5 GT', url: '/candy-drop' },
    ],
    [
      { popup_msg: 'Win', popup_high_light: null, url: 'javascript:alert(1)' },
      { message: 'Win', highlight: undefined, url: undefined },
    ],
    [{ popup_msg: '', url: '/candy-drop' }, null],
    [null, null],
    [undefined, null],
  ])('%j is %j', (wire, item) => expect(v.parse(launchpool.earnMore.data, wire)).toEqual(item));
});
