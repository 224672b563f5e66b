import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import {
  appliedBonusRate,
  appliedTiers,
  bonusMoments,
  heldProtocols,
  holdingTypeOf,
  isProtocolId,
  inAutoStakeOrder,
  protocolForBonus,
  protocolForStake,
  protocolsOf,
  REWARD_COINS,
  stakeCoins,
  stakeVariant,
  stakingList,
  type StakingTag,
  tagsOf,
  vipDiscounts,
} from './index.ts';
import { eth, read } from '../../testing/staking.ts';

describe('what a product is (ST-38, ST-27, ST-23, ST-59, AMB-120, AMB-121, AMB-155)', () => {
  it.each([
    [{ type: '2', is_defi: '1', exchange_type: '1' }, 'debt'],
    [{ type: '0', is_defi: '1', exchange_type: '1' }, 'defi'],
    [{ type: '1', is_defi: '0', exchange_type: '1' }, 'exchange'],
    [{ type: '1', is_defi: '0', exchange_type: '0' }, 'staking'],
    [{ type: '0' }, 'default'],
    [{ type: '7' }, 'default'],
    [{}, 'default'],
  ])('the config %o is staked in the form %s', (wire, variant) => expect(stakeVariant(read(wire))).toBe(variant));

  it('its holdings are listed among tokens and debts, or among the others', () =>
    expect((['token', 'staking', 'debt', undefined] as const).map(holdingTypeOf)).toEqual([0, 1, 0, 1]));

  it('coins come with ETH, BTC and USDT first, then in the exchange’s order', () =>
    expect(inAutoStakeOrder(['SOL', 'USDT', 'GT', 'ETH'])).toEqual(['ETH', 'USDT', 'SOL', 'GT']));

  it('products of the coins that come first stand first; several of one coin keep their order (ST-59, AMB-121)', () => {
    const row = (asset: string, id: number, tags: readonly StakingTag[] = []) => ({ product: { asset }, tags, id });
    const rows = [row('SOL', 1), row('USDT', 2, ['new']), row('ETH', 3), row('USDT', 4), row('sol2', 5, ['new', 'hot'])];
    const ids = (search: string, tag: 'all' | StakingTag) => stakingList(rows, { search, tag }).map(({ id }) => id);
    expect(ids('', 'all')).toEqual([3, 2, 4, 1, 5]);
    expect(ids(' sol ', 'all')).toEqual([1, 5]);
    expect(ids('', 'new')).toEqual([2, 5]);
    expect(ids('usdt', 'hot')).toEqual([]);
  });

  it('rewards are paid in ETH and BTC (ST-60, AMB-121)', () => expect(REWARD_COINS).toEqual(['ETH', 'BTC']));

  it('the coins to mint with are those it names, else its debt options’, else its own', () => {
    const credits = [{ mortgage_coin: 'USDC' }, { mortgage_coin: 'USDT' }, { mortgage_coin: 'USDC' }];
    expect(stakeCoins(read({ coin: 'GUSD', mortgage_coin: 'USDC,USDT', debt: [] }))).toEqual(['USDT', 'USDC']);
    expect(stakeCoins(read({ coin: 'GUSD', debt: credits }))).toEqual(['USDT', 'USDC']);
    expect(stakeCoins(read({ coin: 'GUSD' }))).toEqual(['GUSD']);
    expect(stakeCoins(read({}))).toEqual([]);
  });

  it.each([
    [1, ['new']],
    [7, ['new', 'hot', 'event']],
    [4, ['event']],
    [9, ['new']],
    [0, []],
    [-1, []],
    [-3, []],
    [1.5, []],
    [Number.NaN, []],
  ])('the number %d has the badges %j', (sum, tags) => expect(tagsOf(sum)).toEqual(tags));

  it('given no tier, a crowd holder or an unknown person, then the discounts are hidden (ST-44, ST-101, AMB-115)', () => {
    const config = eth({ vip_config: [{ min_tier: '1', max_tier: '4', vip_sale: '5' }, { vip_sale: '10' }] });
    for (const user of [{ tier: 0, isCrowd: false }, { tier: 2, isCrowd: true }, { tier: undefined, isCrowd: false }, undefined])
      expect(vipDiscounts(config, user)).toMatchObject({ shown: false, tiers: [{ current: false }, { current: false }] });
    for (const tier of [1, 2])
      expect(vipDiscounts(config, { tier, isCrowd: false })).toMatchObject({
        shown: true,
        tiers: [{ current: true }, { current: false }],
      });
    expect(vipDiscounts(eth(), { tier: 2, isCrowd: false })).toEqual({ shown: false, tiers: [] });
  });

  it('an id is that of the product, which leaves the protocol open, or names a protocol, also one that is gone (ST-74, ST-77)', () => {
    const defi = eth({ defi: [{ pid: '31' }] });
    expect([undefined, '12', '31', '32'].map((pid) => isProtocolId(defi, pid))).toEqual([false, false, true, true]);
    expect(isProtocolId(eth({ pid: '31', defi: [{ pid: '31' }] }), '31')).toBe(true);
  });

  it('given an id twice, then the first protocol of it is offered, and none of a product without protocols (ST-74)', () => {
    const defi = [
      { pid: '31', rate: '1' },
      { pid: '32', rate: '2' },
      { pid: '31', rate: '3' },
    ];
    expect(protocolsOf(eth({ is_defi: '1', defi }))).toMatchObject([{ pid: '31', aprFraction: '0.01' }, { pid: '32' }]);
    expect(protocolsOf(eth({ is_defi: 0, defi }))).toEqual([]);
    // Only a DeFi product has protocols.
    expect(protocolsOf(eth({ is_defi: 'maybe', defi }))).toHaveLength(2);
  });

  it('given a protocol in two rows, then it is held once, with their sum (ST-77)', () => {
    const row = (pid: string, amount: string | undefined) => ({ pid, amount: amount === undefined ? undefined : decimal(amount) });
    expect(heldProtocols([row('31', '2'), row('32', '4'), row('31', '3')])).toEqual({
      held: [row('31', '5'), row('32', '4')],
      selected: row('31', '5'),
      selector: true,
    });
    expect(heldProtocols([row('31', '2'), row('31', undefined), row('32', '0')]).held).toEqual([]);
  });

  it('given several holdings, then the largest comes first and is chosen; given one or none, then there is nothing to choose (ST-77, ST-78)', () => {
    const row = (pid: string, amount: string) => ({ pid, amount: decimal(amount) });
    const [small, large, equal] = [row('31', '2'), row('32', '4'), row('33', '2')];
    expect(heldProtocols([small, large, equal])).toEqual({ held: [large, small, equal], selected: large, selector: true });
    expect(heldProtocols([small])).toEqual({ held: [small], selected: small, selector: false });
    expect(heldProtocols([])).toEqual({ held: [], selected: undefined, selector: false });
  });

  it('given no known end to a protocol’s rate, then it comes last in the choice by rate (ST-73)', () => {
    const protocols = [
      { pid: '1', aprFraction: undefined },
      { pid: '2', aprFraction: decimal('0.01') },
    ];
    expect(protocolForBonus(protocols)?.pid).toBe('2');
    expect(protocolForBonus(protocols, '9')?.pid).toBe('2');
    expect(protocolForBonus([])).toBeUndefined();
  });

  it('a stake begins with the first protocol, or with the one of the highest rate where the host asks for it (ST-74 to ST-76, AMB-111)', () => {
    const protocols = ['0.01', '0.03', '0.03'].map((rate, index) => ({ pid: String(index), aprFraction: decimal(rate) }));
    expect(protocolForStake(protocols)?.pid).toBe('0');
    expect(protocolForStake(protocols, { autoSelect: false })?.pid).toBe('0');
    expect(protocolForStake(protocols, { autoSelect: true })?.pid).toBe('1');
    expect(protocolForStake([])).toBeUndefined();
  });
});

describe('a bonus as it is paid at a moment (ST-71, AMB-113, AMB-123)', () => {
  const NOW = 1_700_000_000;
  const step = (from: string, start: number, end: number) => ({ money_min: from, money_rate: '1', start_time: start, end_time: end });
  const bonusOf = (wire: Readonly<Record<string, unknown>>) =>
    eth({ extra_interest: { status: '1', max_interest: '1.5', interest: JSON.stringify([step('0', 0, 0)]), ...wire } }).bonus;

  it.each([
    ['is paid', {}, '0.015', 1],
    ['has finished', { status: '2' }, '0', 0],
    ['has not started', { status: '0' }, '0', 0],
    ['is past its end', { end_time: String(NOW) }, '0', 0],
    ['does not say its rate', { max_interest: null }, undefined, 1],
    ['has steps that cannot be read', { interest: '[{' }, '0.015', undefined],
  ])('given one that %s, then its rate and its steps say so', (_which, wire, rate, steps) => {
    expect(appliedBonusRate(bonusOf(wire), NOW)).toBe(rate);
    expect(appliedTiers(bonusOf(wire), NOW)?.length).toBe(steps);
  });

  it('given steps with times of their own, then only those of the moment are steps of it', () => {
    const interest = JSON.stringify([step('0', 0, 0), step('10', NOW - 1, NOW), step('10', NOW, NOW + 1), step('50', NOW + 1, 0)]);
    expect(appliedTiers(bonusOf({ interest }), NOW)?.map(({ from, startsAt }) => [from, startsAt])).toEqual([
      ['0', undefined],
      ['10', NOW],
    ]);
  });

  it('given none, then its rate is zero and it has no steps', () =>
    expect([appliedBonusRate(undefined, NOW), appliedTiers(undefined, NOW)]).toEqual(['0', []]));

  it('what it pays can change when it or a step of it starts or ends; a time that is not known is no such moment', () => {
    const interest = JSON.stringify([step('0', NOW + 1, NOW + 2), step('10', NOW + 3, 0)]);
    const whole = { bonus: bonusOf({ start_time: String(NOW), end_time: String(NOW + 9), interest }) };
    expect(bonusMoments([whole])).toEqual([NOW, NOW + 9, NOW + 1, NOW + 2, NOW + 3]);
    expect(bonusMoments([{ bonus: bonusOf({ end_time: String(NOW), interest: '[{' }) }, { bonus: undefined }])).toEqual([NOW]);
    expect(bonusMoments([{ bonus: bonusOf({}) }])).toEqual([]);
  });
});
