import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import {
  assessStake,
  assessStakingRedeem,
  bonusTaskOf,
  applyDiscount,
  feeDiscount,
  heldOfLimit,
  isSoldOut,
  maxStake,
  productName,
  redeemFee,
  redeemOptionOf,
  rewardTotals,
  stakeDecimals,
  stakeLimitLeft,
  stakeObstacle,
} from './index.ts';
import { eth } from '../../testing/staking.ts';

const d = decimal;
const NONE = { rows: [], unreadable: [], total: 0 };
const UNREADABLE = { index: 1, field: 'reward_coin', problem: 'is missing' };

describe('the name of a product', () => {
  it('given a token, then it is the name; else the coin is', () => {
    expect(productName(eth({ exchange_type: 1, reward_coin: 'GTETH' }))).toBe('GTETH');
    expect(productName(eth({ debt: [{ mortgage_coin: 'ETH', reward_coin: 'CETH' }] }))).toBe('CETH');
    expect(productName(eth())).toBe('ETH');
    expect(productName(eth({ coin: null, exchange_type: 1, reward_coin: 'GTETH' }))).toBe('GTETH');
    expect(productName(eth({ coin: null }))).toBeUndefined();
  });
});

describe('limits (AMB-114)', () => {
  const facts = { asset: 'ETH', available: d('10'), decimals: stakeDecimals(0), vip: false };

  it('given a limit, then what is held counts against it, and the rest bounds stake and Max', () => {
    expect(stakeLimitLeft(d('5'), d('3'))).toBe('2');
    expect(stakeLimitLeft(d('5'), d('6'))).toBe('0');
    expect(stakeLimitLeft(d('5'), undefined)).toBeUndefined();
    const over = { ...facts, product: eth(), limitLeft: d('2') };
    expect(assessStake({ amount: '2.1', agreed: true }, over)).toEqual({
      state: 'blocked',
      reasons: [{ key: 'earn.staking.limitLeft', values: { amount: '2', coin: 'ETH' } }],
    });
    expect(assessStake({ amount: '2', agreed: true }, over).state).toBe('ready');
    expect(maxStake(d('10'), 8, [d('2'), undefined])).toBe('2');
  });

  it('given a product with little left, then that bounds stake and Max; one with less than the minimum is sold out', () => {
    const product = eth({ left_amount: '1' });
    expect(assessStake({ amount: '1.5', agreed: true }, { ...facts, product })).toMatchObject({
      reasons: [{ key: 'earn.staking.productLeft', values: { amount: '1' } }],
    });
    for (const amount of ['0.5', '1']) expect(assessStake({ amount, agreed: true }, { ...facts, product }).state).toBe('ready');
    expect(isSoldOut(eth({ left_amount: '0.01' }))).toBe(false);
    expect([isSoldOut(product), isSoldOut(eth({ left_amount: '0.001' })), isSoldOut(eth())]).toEqual([false, true, false]);
    expect(stakeObstacle(eth({ left_amount: '0' }), { asset: 'ETH' })).toBe('sold-out');
    expect(stakeObstacle(eth(), { asset: 'ETH', limitLeft: d('0.001') })).toBe('limit-used-up');
    expect(stakeObstacle(eth(), { asset: 'ETH', limitLeft: undefined })).toBeUndefined();
  });

  it('given several coins, then those of one worth are added, and a holding of another worth is not known', () => {
    const held = (asset: string, amount: string | undefined) => ({ asset, amount: amount === undefined ? undefined : d(amount) });
    expect(heldOfLimit('USDT', [held('USDT', '3'), held('USDC', '5')])).toBe('8');
    expect(heldOfLimit('USDT', [held('USDT', '3'), held('ETH', '1')])).toBeUndefined();
    expect(heldOfLimit('USDT', [held('USDT', '3'), held('ETH', '0')])).toBe('3');
    expect(heldOfLimit('USDT', [held('USDT', undefined)])).toBeUndefined();
    expect(heldOfLimit('ETH', [held('ETH', '2'), held('ETH', '1')])).toBe('3');
    expect(heldOfLimit('ETH', [held('USDT', '1')])).toBeUndefined();
  });
});

describe('the discount of a VIP tier on the fee (ST-06, FM-14)', () => {
  const product = eth({ vip_config: [{ min_tier: 5, max_tier: 8, vip_sale: '10' }] });
  const person = (tier: number, isCrowd = false) => ({ tier, isCrowd, heldAmount: d('1'), accrued: NONE, taskDone: undefined });

  it('given the tier, then the fee is less by it; for others it is whole, and unknown while the person is', () => {
    expect([feeDiscount(product, person(5)), feeDiscount(product, person(9)), feeDiscount(product, person(5, true))]).toEqual([
      '0.1',
      '0',
      '0',
    ]);
    expect([feeDiscount(product, undefined), feeDiscount(eth(), undefined)]).toEqual(['unknown', '0']);
    expect([4, 5, 8, 9].map((tier) => feeDiscount(product, person(tier)))).toEqual(['0', '0.1', '0.1', '0']);
    const option = redeemOptionOf(product, 'ETH');
    expect(redeemFee(d('2'), option, 'fast', d('0.1'))).toEqual({ fee: '0.0018', received: '1.9982' });
    expect(redeemFee(d('2'), option, 'fast', 'unknown')).toBeUndefined();
    expect(redeemFee(d('2'), option, 'standard', 'unknown')).toEqual({ fee: '0', received: '2' });
    expect(applyDiscount(undefined, d('0.1'))).toBeUndefined();
  });
});

describe('a discount that is not known (ST-06, ST-44, AMB-115)', () => {
  const discounts = (...rows: readonly unknown[]) => eth({ vip_config: rows });
  const row = (sale: string | undefined) => ({ min_tier: 1, max_tier: 8, vip_sale: sale });
  const person = (tier: number) => ({ tier, isCrowd: false });

  it.each([
    ['is below zero', '-1', 'unknown'],
    ['is more than the fee', '100.01', 'unknown'],
    ['is the whole fee', '100', '1'],
    ['is nothing', '0', '0'],
  ])('given one that %s (%s %%), then it is %s', (_, sale, discount) =>
    expect(feeDiscount(discounts(row(sale)), person(5))).toBe(discount),
  );

  it('given one that the exchange does not say, then it is unknown', () =>
    expect(feeDiscount(discounts(row(undefined)), person(5))).toBe('unknown'));

  it.each([
    [5, 'unknown'],
    [1, 'unknown'],
    [0, '0'],
  ])('given a person of tier %d who may be a crowd holder, then the discount is %s', (tier, discount) =>
    expect(feeDiscount(discounts(row('10')), { tier, isCrowd: undefined })).toBe(discount),
  );

  it('given a row that cannot be read, then it may be that of a person who has no other', () => {
    const partly = discounts({ min_tier: 1, max_tier: 4, vip_sale: '10' }, 'VIP 5');
    expect([person(5), person(4), person(0), undefined].map((user) => feeDiscount(partly, user))).toEqual([
      'unknown',
      '0.1',
      '0',
      'unknown',
    ]);
    const broken = discounts('VIP 5');
    expect([person(5), person(0), undefined].map((user) => feeDiscount(broken, user))).toEqual(['unknown', '0', 'unknown']);
  });

  it.each([
    [{ max_tier: 8 }, 8, 'unknown'],
    [{ max_tier: 8 }, 9, '0'],
    [{ min_tier: 5 }, 5, 'unknown'],
    [{ min_tier: 5 }, 4, '0'],
    [{}, 5, 'unknown'],
  ])('given a row with the bounds %j, then for tier %d the discount is %s', (bounds, tier, discount) =>
    expect(feeDiscount(discounts({ ...bounds, vip_sale: '10' }), person(tier))).toBe(discount),
  );

  it('given a row for others and one without a bound, then the discount is unknown where the second may be the person’s', () => {
    const two = discounts({ min_tier: 1, max_tier: 4, vip_sale: '5' }, { max_tier: 8, vip_sale: '10' });
    expect([4, 8, 9].map((tier) => feeDiscount(two, person(tier)))).toEqual(['0.05', 'unknown', '0']);
  });

  it('given a person whose tier is not known, then the discount is not, unless a crowd holder has none', () => {
    const some = discounts(row('10'));
    expect(feeDiscount(some, { tier: undefined, isCrowd: false })).toBe('unknown');
    expect(feeDiscount(some, { tier: undefined, isCrowd: undefined })).toBe('unknown');
    expect(feeDiscount(some, { tier: undefined, isCrowd: true })).toBe('0');
    expect(feeDiscount(eth(), { tier: undefined, isCrowd: undefined })).toBe('0');
  });
});

describe('the task of a web3 bonus (ST-05, AMB-165)', () => {
  it('given the kind of the bonus, then it has a task, done or not; an ordinary one has none', () => {
    const wire = { extra_interest_type: 'web3 task', extra_interest_task: { interest_key: 'k', jump_web: '/web3/k' } };
    expect(bonusTaskOf(eth(wire), undefined)).toEqual({ address: '/web3/k', done: undefined });
    expect(bonusTaskOf(eth(wire), { taskDone: true })).toEqual({ address: '/web3/k', done: true });
    expect(bonusTaskOf(eth({ ...wire, extra_interest_type: 'normal' }), undefined)).toBeUndefined();
    expect(bonusTaskOf(eth({ ...wire, extra_interest_task: null }), { taskDone: false })).toEqual({ address: undefined, done: false });
  });
});

describe('all of a holding can be redeemed (AMB-164, an exception to ST-86)', () => {
  const of = (amount: string, held: string) =>
    assessStakingRedeem({ amount, type: 'standard', redeemAsset: 'ETH' }, { product: eth(), asset: 'ETH', held: d(held) });

  it('given less than the minimum, then all of it is ready and a part of it is not', () => {
    expect(of('0.05', '0.05')).toMatchObject({ state: 'ready', request: { amount: '0.05' } });
    expect(of('0.04', '0.05')).toMatchObject({ reasons: [{ key: 'redeem.number.minLimit' }] });
  });

  it('given more characters than the field takes, then all of it is ready, and another amount of that length is not', () => {
    expect(of('98765.12345678', '98765.12345678').state).toBe('ready');
    expect(of('98765.12345677', '98765.12345678')).toEqual({ state: 'blocked', reasons: [] });
  });
});

describe('rewards in several coins (API-65)', () => {
  const total = (rewardAsset: string, amount: string) => ({ rewardAsset, totalReward: d(amount), yesterdayReward: d('0.1') });
  const read = (rows: readonly ReturnType<typeof total>[]) => ({
    heldAmount: d('1'),
    totalReward: d('9'),
    yesterdayReward: d('1'),
    rewardAsset: undefined,
    rewards: { rows, unreadable: [], total: rows.length },
  });

  const unreadable = { ...read([]), rewards: { rows: [total('GT', '2')], unreadable: [UNREADABLE], total: 2 } };

  it('given every coin, then each is added up by itself; given one alone, then it is said to be not complete', () => {
    expect(
      rewardTotals([
        { asset: 'USDT', read: read([total('USDT', '1'), total('GT', '2')]) },
        { asset: 'USDC', read: read([total('USDT', '3')]) },
      ]),
    ).toEqual({
      rewards: [
        { rewardAsset: 'USDT', totalReward: '4', yesterdayReward: '0.2' },
        { rewardAsset: 'GT', totalReward: '2', yesterdayReward: '0.1' },
      ],
      complete: true,
    });
    expect(rewardTotals([{ asset: 'ETH', read: read([]) }])).toEqual({
      rewards: [{ rewardAsset: 'ETH', totalReward: '9', yesterdayReward: '1' }],
      complete: false,
    });
  });

  it.each([
    ['every coin of both', true, read([total('GT', '2')])],
    ['one coin alone of one of them', false, read([])],
    ['a coin that cannot be read', false, unreadable],
  ])('given %s, then complete is %s', (_, complete, second) => {
    const [usdt, usdc] = [read([total('USDT', '1')]), second];
    expect(
      rewardTotals([
        { asset: 'USDT', read: usdt },
        { asset: 'USDC', read: usdc },
      ]).complete,
    ).toBe(complete);
  });
});
