import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { Protocol, ProtocolReward, StakingProduct } from '../../contract/staking/product.ts';
import { quoteOfStake, stakePays, stakeQuote, stakeRate } from './quote.ts';

const AT = 1_764_000_000;
const NO_ROWS = { rows: [], unreadable: [], total: 0 };
const product = (over: Partial<StakingProduct> = {}) =>
  ({
    pid: '31',
    asset: 'SOL',
    aprFraction: decimal('0.0612'),
    baseAprFraction: decimal('0.0612'),
    rewardAsset: 'SOL',
    rewardDelayDays: 1,
    bonus: undefined,
    protocols: NO_ROWS,
    credits: NO_ROWS,
    ...over,
  }) as StakingProduct;
const protocolsOf = (...protocols: readonly Partial<Protocol>[]) => {
  const rows = protocols.map((protocol) => ({ rewards: NO_ROWS, ...protocol }) as Protocol);
  return { rows, unreadable: [], total: rows.length };
};
const bonus = (over: object = {}) =>
  ({
    status: 'processing',
    maxAprFraction: undefined,
    rewardAsset: 'GT',
    startsAt: undefined,
    endsAt: AT + 1000,
    tiers: [{ from: decimal('0'), to: decimal('1'), aprFraction: decimal('0.365'), startsAt: undefined, endsAt: undefined }],
    ...over,
  }) as StakingProduct['bonus'];

describe('what a stake is estimated to earn', () => {
  it('given an amount and what is held, then the quote is of both together, and says the day (FM-13)', () => {
    expect(stakeQuote(product(), { asset: 'SOL' }, { amount: decimal('1.2'), held: decimal('3'), at: AT })).toMatchObject({
      productId: 'SOL 31',
      principal: '4.2',
      amount: '1.2',
      reward: '0.00070421',
      bonus: '0',
      at: AT,
    });
  });

  it('given a bonus, then each of its steps counts on its own part beside the base (AMB-113)', () => {
    const quote = stakeQuote(product({ bonus: bonus() }), { asset: 'SOL' }, { amount: decimal('2'), held: decimal('0'), at: AT });
    expect(quote).toMatchObject({ reward: '0.00033534', bonus: '0.001' });
  });

  it('given a protocol, then the quote is by its rate and names it', () => {
    const quote = stakeQuote(
      product({ protocols: protocolsOf({ pid: '41', aprFraction: decimal('0.365') }) }),
      { asset: 'SOL', pid: '41' },
      { amount: decimal('10'), held: decimal('0'), at: AT },
    );
    expect(quote).toMatchObject({ productId: 'SOL 41', reward: '0.01' });
  });

  it('given a product without an id, then the coin names it, and the quote is found by the coin alone', () => {
    const quote = stakeQuote(product({ pid: undefined }), { asset: 'SOL' }, { amount: decimal('1'), held: decimal('0'), at: AT });
    if (quote === undefined) throw new Error('There is a quote');
    expect(quote.productId).toBe('SOL');
    expect(quoteOfStake([quote], { asset: 'SOL' }, decimal('1'))).toBe(quote);
    expect(quoteOfStake([quote], { asset: 'SOL', pid: '31' }, decimal('1'))).toBeUndefined();
  });

  it('given that what is held or the rate is not known, then there is no quote', () => {
    expect(stakeQuote(product(), { asset: 'SOL' }, { amount: decimal('1'), held: undefined, at: AT })).toBeUndefined();
    const without = product({ aprFraction: undefined, baseAprFraction: undefined });
    expect(stakeQuote(without, { asset: 'SOL' }, { amount: decimal('1'), held: decimal('0'), at: AT })).toBeUndefined();
  });

  it('given a quote, then it is of the stake while as much is held, in that product and coin alone', () => {
    const quote = stakeQuote(product(), { asset: 'SOL' }, { amount: decimal('1'), held: decimal('0'), at: AT });
    if (quote === undefined) throw new Error('There is a quote');
    expect(quoteOfStake([quote], { asset: 'SOL', pid: '31' }, decimal('1'))).toBe(quote);
    expect(quoteOfStake([quote], { asset: 'SOL', pid: '31' }, decimal('0.9'))).toBeUndefined();
    expect(quoteOfStake([quote], { asset: 'SOL', pid: '32' }, decimal('1'))).toBeUndefined();
    expect(quoteOfStake([quote], { asset: 'ETH', pid: '31' }, decimal('1'))).toBeUndefined();
    expect(quoteOfStake([quote], { asset: 'SOL', pid: '31' }, undefined)).toBeUndefined();
  });
});

describe('the rate of a stake', () => {
  it('given a bonus that is over, then no step is left and the rate is the whole one', () => {
    const over = stakeRate(product({ bonus: bonus(), baseAprFraction: decimal('0.05') }), { asset: 'SOL' }, decimal('2'), AT + 2000);
    expect(over).toMatchObject({ baseFraction: '0.0612', ladder: [], bonus: '0' });
    const now = stakeRate(product({ bonus: bonus(), baseAprFraction: decimal('0.05') }), { asset: 'SOL' }, decimal('2'), AT);
    expect(now).toMatchObject({ baseFraction: '0.05', bonus: '0.001' });
    expect(now.ladder).toHaveLength(1);
  });

  it('given an amount that is not known, then nothing is said of a day', () => {
    expect(stakeRate(product(), { asset: 'SOL' }, undefined, AT)).toMatchObject({ reward: undefined, bonus: undefined });
  });
});

it.each([
  [1, 'each-day'],
  [0, 'with-redemption'],
  [-1, 'with-redemption'],
  [undefined, undefined],
] as const)('given %s days until the first reward, then it is paid %s (ST-100)', (rewardDelayDays, pays) =>
  expect(stakePays(product({ rewardDelayDays }), undefined)).toBe(pays),
);

it.each([
  ['31', 'each-day'],
  ['41', 'with-redemption'],
  ['42', 'each-day'],
] as const)(
  'given the id %s, then the first reward of that protocol, else of the product, says that it is paid %s (ST-11)',
  (pid, pays) => {
    const paidAfter = (rewardDelayDays: number) => {
      const reward: Partial<ProtocolReward> = { rewardDelayDays };
      return { rows: [reward as ProtocolReward], unreadable: [], total: 1 };
    };
    const protocols = protocolsOf({ pid: '41', rewards: paidAfter(0) }, { pid: '42', rewards: paidAfter(2) });
    expect(stakePays(product({ protocols }), pid)).toBe(pays);
  },
);
