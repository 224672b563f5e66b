import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, compare, roundDown, decimal, isPositive, multiply } from '../../decimal.ts';
import type { ExtraBonus, Protocol } from '../../contract/staking/index.ts';
import {
  dailyBonus,
  dailyStakingReward,
  exchangedAmount,
  exchangeRatesOf,
  mintedAmount,
  mintedAsset,
  ratedOf,
  rewardTiming,
  stakeTermsChange,
  stakeTimeline,
  stakingApr,
  stakingAprForAmount,
  stakingRewards,
} from './index.ts';
import { eth, read, small } from '../../testing/staking.ts';

const NOW = 1_710_000_000;

describe('rewards (FM-13, AMB-113, ST-71, ST-100)', () => {
  const tiers = [
    { from: ZERO, to: decimal('10'), aprFraction: decimal('0.365'), startsAt: undefined, endsAt: undefined },
    { from: decimal('10'), to: undefined, aprFraction: decimal('0.073'), startsAt: NOW, endsAt: NOW + 10 },
  ];
  const bonus = (over: Partial<ExtraBonus> = {}): ExtraBonus => ({
    status: 'processing',
    maxAprFraction: undefined,
    rewardAsset: 'GT',
    startsAt: undefined,
    endsAt: undefined,
    tiers,
    ...over,
  });

  it('given a step with times of its own, then it is paid only within them', () => {
    expect(dailyBonus(decimal('11'), bonus(), NOW)).toBe('0.0102');
    expect(dailyBonus(decimal('11'), bonus(), NOW - 1)).toBe('0.01');
    expect(dailyBonus(decimal('11'), bonus(), NOW + 10)).toBe('0.01');
  });

  it('given steps that are not known, then the bonus is unknown while it is paid, and zero otherwise', () => {
    expect(dailyBonus(decimal('11'), bonus({ tiers: undefined }), NOW)).toBeUndefined();
    expect(dailyBonus(decimal('11'), bonus({ tiers: undefined, status: 'finished' }), NOW)).toBe('0');
    expect(dailyBonus(decimal('11'), undefined, NOW)).toBe('0');
  });

  it('given an amount in two parts, then their bonuses add up to the whole, except for what is cut', () => {
    fc.assert(
      fc.property(small, small, (held, more) => {
        const of = (part: Decimal, before?: Decimal): Decimal => dailyBonus(part, bonus(), NOW, before) ?? ZERO;
        const parts = add(of(held), of(more, held));
        const whole = of(add(held, more));
        expect(compare(parts, whole)).toBeLessThanOrEqual(0);
        expect(compare(whole, add(parts, decimal('0.00000002')))).toBeLessThan(0);
      }),
    );
  });

  it('given a bonus that is paid, then the base rate earns the rest to 8 decimals and nothing is counted twice (ST-105)', () => {
    const rated = { aprFraction: decimal('0.5'), baseAprFraction: decimal('0.0365'), bonus: bonus() };
    expect(dailyStakingReward(rated, decimal('10'), ZERO, NOW)).toEqual({ reward: '0.001', bonus: '0.01', bonusAsset: 'GT' });
    expect(dailyStakingReward({ ...rated, bonus: undefined }, decimal('10'), ZERO, NOW)).toEqual({
      reward: '0.01369863',
      bonus: '0',
      bonusAsset: undefined,
    });
    expect(dailyStakingReward({ ...rated, aprFraction: undefined, baseAprFraction: undefined }, decimal('10'), undefined, NOW)).toEqual({
      reward: undefined,
      bonus: undefined,
      bonusAsset: 'GT',
    });
  });

  it('given any rates, then base and bonus on the screen add up to the rate (AMB-154)', () => {
    const rate = fc.bigInt({ min: 0n, max: 10n ** 8n }).map((count) => decimal(`0.${String(count).padStart(8, '0')}`));
    fc.assert(
      fc.property(rate, rate, (aprFraction, baseAprFraction) => {
        const shown = stakingApr({ aprFraction, baseAprFraction, bonus: undefined });
        expect(shown?.total).toBe(roundDown(aprFraction, 4));
        expect(shown && add(shown.base, shown.bonus)).toBe(shown?.total);
      }),
    );
    expect(stakingApr({ aprFraction: undefined, baseAprFraction: undefined, bonus: undefined })).toBeUndefined();
  });

  it.each([
    ['a rate below zero', '-0.01', '0.02', undefined],
    ['a base below zero', '0.03', '-0.01', { base: '0.03', bonus: '0', total: '0.03' }],
    ['a base alone', undefined, '0.02', { base: '0.02', bonus: '0', total: '0.02' }],
    ['a base alone that is below zero', undefined, '-0.02', undefined],
  ])('given %s, then nothing below zero is shown', (_, rate, base, shown) => {
    const known = (text: string | undefined): Decimal | undefined => (text === undefined ? undefined : decimal(text));
    expect(stakingApr({ aprFraction: known(rate), baseAprFraction: known(base), bonus: undefined })).toEqual(shown);
  });

  it('given a rate below zero, then an amount has none', () => {
    const rated = { aprFraction: decimal('-0.01'), baseAprFraction: undefined, bonus: undefined };
    expect(stakingAprForAmount(rated, decimal('10'), ZERO, NOW)).toBeUndefined();
  });

  it('given an amount, then its rate is the base and each step of the bonus on its own part (FM-13, AMB-113, AMB-154)', () => {
    const rated = { aprFraction: decimal('0.5'), baseAprFraction: decimal('0.0365'), bonus: bonus() };
    expect(stakingAprForAmount(rated, decimal('10'), ZERO, NOW)).toEqual({ base: '0.0365', bonus: '0.365', total: '0.4015' });
    // 10 of the 20 are in the second step: (0.365 + 0.073) / 2.
    expect(stakingAprForAmount(rated, decimal('20'), ZERO, NOW)).toEqual({ base: '0.0365', bonus: '0.219', total: '0.2555' });
    // What is held has used up the first step.
    expect(stakingAprForAmount(rated, decimal('20'), decimal('10'), NOW)).toEqual({ base: '0.0365', bonus: '0.073', total: '0.1095' });
    expect(stakingAprForAmount({ ...rated, bonus: undefined }, decimal('10'), undefined, NOW)).toEqual({
      base: '0.5',
      bonus: '0',
      total: '0.5',
    });
    for (const [terms, held] of [
      [{ ...rated, bonus: bonus({ tiers: undefined }) }, ZERO],
      [rated, undefined],
      [{ ...rated, aprFraction: undefined, baseAprFraction: undefined }, ZERO],
    ] as const)
      expect(stakingAprForAmount(terms, decimal('10'), held, NOW)).toBeUndefined();
    expect(stakingAprForAmount(rated, ZERO, ZERO, NOW)).toBeUndefined();
  });

  it('given any amount, then its rate agrees with its rewards of a day, except for what is cut', () => {
    const rated = { aprFraction: decimal('0.5'), baseAprFraction: decimal('0.0365'), bonus: bonus() };
    fc.assert(
      fc.property(small, (amount) => {
        fc.pre(isPositive(amount));
        const { reward = ZERO, bonus: extra = ZERO } = dailyStakingReward(rated, amount, ZERO, NOW);
        const year = multiply(add(reward, extra), decimal('365'));
        const rate = stakingAprForAmount(rated, amount, ZERO, NOW)?.total ?? ZERO;
        const [least, most] = [multiply(rate, amount), multiply(add(rate, decimal('0.0002')), amount)];
        expect(compare(year, most)).toBeLessThanOrEqual(0);
        expect(compare(add(year, decimal('0.0000073')), least)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('a reward is paid with the redemption at -1 and 0 days, else after its days (ST-100)', () => {
    expect([-1, 0, 2, -2, undefined].map(rewardTiming)).toEqual([
      { kind: 'at-redemption' },
      { kind: 'at-redemption' },
      { kind: 'after', days: 2 },
      undefined,
      undefined,
    ]);
    expect(stakeTimeline({ interestDays: 1, rewardDelayDays: 2 }, NOW)).toEqual({
      stakedAt: NOW,
      earnsFrom: NOW + 86_400,
      firstRewardAt: NOW + 172_800,
    });
    expect(stakeTimeline({ interestDays: undefined, rewardDelayDays: 0 }, NOW)).toEqual({
      stakedAt: NOW,
      earnsFrom: undefined,
      firstRewardAt: 'at-redemption',
    });
  });

  it('a stake in a protocol earns and is paid after the days of its reward, else after those of the product (ST-11)', () => {
    const defi = eth({
      interest_days: '1',
      reward_delay_days: '2',
      defi: [
        { pid: '31', reward: [{ reward_coin: 'LDO', interest_delay_days: '3', reward_delay_days: '-1' }] },
        { pid: '32', reward: [{ reward_coin: 'ETH' }] },
        { pid: '33' },
      ],
    });
    const moments = defi.protocols.rows.map((protocol) => {
      const { earnsFrom, firstRewardAt } = stakeTimeline(defi, NOW, protocol);
      return [earnsFrom, firstRewardAt];
    });
    const ofProduct = [NOW + 86_400, NOW + 172_800];
    expect(moments).toEqual([[NOW + 259_200, 'at-redemption'], ofProduct, ofProduct]);
  });

  it('the rewards are those of the protocol, else that of the product (ST-11)', () => {
    const defi = eth({
      reward_coin: 'ETH',
      reward_delay_days: '-1',
      defi: [
        { pid: '31', rate: '4', reward: [{ reward_coin: 'LDO', rate: '1', reward_delay_days: '2', fee_rate: '0.1' }] },
        { pid: '32', rate: '5' },
      ],
    });
    const [lido, other]: readonly (Protocol | undefined)[] = defi.protocols.rows;
    expect(stakingRewards(defi, lido)).toEqual([
      { rewardAsset: 'LDO', aprFraction: '0.01', feeFraction: '0.1', timing: { kind: 'after', days: 2 } },
    ]);
    expect(stakingRewards(defi, other)).toMatchObject([{ rewardAsset: 'ETH', aprFraction: '0.05', timing: { kind: 'at-redemption' } }]);
    expect(stakingRewards(defi, undefined)).toMatchObject([{ aprFraction: '0.032' }]);
  });

  it.each([
    ['CETH', 'ETH', 'CETH'],
    ['CETH', 'USDT', 'CUSDT'],
    [null, 'USDT', 'CUSDT'],
    ['CETH', 'DAI', 'CETH'],
    ['ETH', 'ETH', 'ETH'],
    ['ETH', 'USDT', 'ETH'],
  ])('the reward coin %s of a product of ETH with debt options pays a stake of %s in %s (ST-12)', (reward, asset, paid) => {
    const debt = eth({
      reward_coin: reward,
      debt: [
        { mortgage_coin: 'ETH', reward_coin: 'CETH' },
        { mortgage_coin: 'USDT', reward_coin: 'CUSDT' },
      ],
    });
    expect(stakingRewards(debt, undefined, asset)).toMatchObject([{ rewardAsset: paid }]);
  });
});

describe('the rate of a coin of a debt product (ST-12)', () => {
  const debt = (usdt: string | null, over: Readonly<Record<string, unknown>> = {}) =>
    read({
      type: '2',
      rate: '13',
      base_rate: '12',
      debt: [
        { mortgage_coin: 'USDC', base_rate: '12' },
        { mortgage_coin: 'USDT', base_rate: usdt },
      ],
      ...over,
    });
  const aprOf = (product: ReturnType<typeof debt>, asset: string) => stakingApr(ratedOf(product, { asset }));

  it('has the base of its own, and what the product adds to its base', () => {
    expect(aprOf(debt('9.5'), 'USDC')).toEqual({ base: '0.12', bonus: '0.01', total: '0.13' });
    expect(aprOf(debt('9.5'), 'USDT')).toEqual({ base: '0.095', bonus: '0.01', total: '0.105' });
    expect(aprOf(debt('9.5', { base_rate: null }), 'USDT')).toEqual({ base: '0.095', bonus: '0', total: '0.095' });
    expect(dailyStakingReward(ratedOf(debt('3.65'), { asset: 'USDT' }), decimal('100'), ZERO, NOW).reward).toBe('0.01273972');
    expect(stakingRewards(debt('9.5'), undefined, 'USDT')).toMatchObject([{ aprFraction: '0.105' }]);
  });

  it('is that of the product where the coin does not say it, or has no option', () => {
    for (const [product, asset] of [
      [debt(null), 'USDT'],
      [debt('9.5'), 'DAI'],
    ] as const)
      expect(aprOf(product, asset)).toEqual({ base: '0.12', bonus: '0.01', total: '0.13' });
  });

  it('is that of the protocol where one is chosen', () => {
    const both = debt('9.5', { defi: [{ pid: '31', rate: '5' }] });
    expect(stakingApr(ratedOf(both, { asset: 'USDT', pid: '31' }))?.total).toBe('0.05');
  });

  it('is the one whose change is named', () => {
    expect(stakeTermsChange(debt('9.5'), debt('8.5'), { asset: 'USDC' })).toBeUndefined();
    expect(stakeTermsChange(debt('9.5'), debt('8.5'), { asset: 'USDT' })).toEqual({ figure: 'apr', from: '0.105', to: '0.095' });
  });
});

describe('exchange and minting (ST-07, ST-12, ST-54)', () => {
  it('an amount is exchanged by the rate, else by its reverse, 8 decimals down', () => {
    expect(exchangedAmount(decimal('2'), { exchangeRate: decimal('0.95'), exchangeRateReverse: decimal('9') })).toBe('1.9');
    expect(exchangedAmount(decimal('1'), { exchangeRate: undefined, exchangeRateReverse: decimal('3') })).toBe('0.33333333');
    expect(exchangedAmount(decimal('1'), { exchangeRate: ZERO, exchangeRateReverse: undefined })).toBeUndefined();
    fc.assert(
      fc.property(small, small, (of, rate) => {
        const got = exchangedAmount(of, { exchangeRate: rate, exchangeRateReverse: undefined });
        if (isPositive(rate)) expect(compare(got ?? ZERO, multiply(of, rate))).toBeLessThanOrEqual(0);
        else expect(got).toBeUndefined();
      }),
    );
  });

  it('a debt option has a rate and a minted coin of its own', () => {
    const gusd = read({
      reward_coin: 'X',
      exchange_rate: '2',
      debt: [{ mortgage_coin: 'USDC', reward_coin: 'GUSD', exchange_rate: '1' }, { mortgage_coin: 'DAI' }],
    });
    expect(exchangeRatesOf(gusd, 'USDC').exchangeRate).toBe('1');
    expect(exchangeRatesOf(gusd, 'DAI').exchangeRate).toBe('2');
    expect([mintedAsset(gusd, 'USDC'), mintedAsset(gusd, 'DAI')]).toEqual(['GUSD', 'X']);
    const minted = (asset: string, over: object = {}) => mintedAmount({ ...gusd, ...over }, asset, decimal('3'));
    expect([minted('USDC'), minted('DAI')]).toEqual([
      { asset: 'GUSD', amount: '3' },
      { asset: 'X', amount: '6' },
    ]);
    // Without a rate the amount is not known, and without a coin of its own nothing is minted.
    expect([minted('DAI', { exchangeRate: undefined }), minted('X')]).toEqual([undefined, undefined]);
  });

  it('given a debt product whose options are not known, then a stake is exchanged into its reward coin', () => {
    const wire = { coin: 'USDC', reward_coin: 'GUSD' };
    expect([mintedAsset(read({ ...wire, type: '2' }), 'USDC'), mintedAsset(read({ ...wire, type: '1' }), 'USDC')]).toEqual([
      'GUSD',
      undefined,
    ]);
  });

  it('given a product that exchanges nothing, then its exchange rate mints nothing and its change is not named', () => {
    const plain = { exchange_type: '0', reward_coin: 'GT' };
    expect(mintedAsset(eth({ ...plain, exchange_rate: '1' }), 'ETH')).toBeUndefined();
    expect(
      stakeTermsChange(eth({ ...plain, exchange_rate: '1' }), eth({ ...plain, exchange_rate: '2' }), { asset: 'ETH' }),
    ).toBeUndefined();
    expect(mintedAsset(eth({ exchange_type: '1', reward_coin: 'ETH' }), 'ETH')).toBeUndefined();
    expect(mintedAsset(eth({ exchange_type: '1', reward_coin: 'GTETH' }), 'ETH')).toBe('GTETH');
  });

  it('given an exchange rate or a rate that changed on the screen since the person decided, then the change is named', () => {
    const at = { asset: 'ETH' };
    const exchange = { exchange_type: '1', reward_coin: 'GTETH' };
    const seen = eth({ ...exchange, exchange_rate: '0.95' });
    expect(stakeTermsChange(seen, eth({ ...exchange, exchange_rate: '0.950000001' }), at)).toBeUndefined();
    expect(stakeTermsChange(seen, eth({ ...exchange, exchange_rate: '0.94' }), at)).toEqual({
      figure: 'exchange-rate',
      from: '0.95',
      to: '0.94',
    });
    expect(stakeTermsChange(seen, eth({ ...exchange, exchange_rate: '0.95', rate: '3.25' }), at)).toEqual({
      figure: 'apr',
      from: '0.032',
      to: '0.0325',
    });
    expect(stakeTermsChange(seen, eth({ ...exchange, exchange_rate: null, rate: null, base_rate: null }), at)).toBeUndefined();
    const defi = (rate: string) => eth({ defi: [{ pid: '31', rate }] });
    expect(stakeTermsChange(defi('1'), defi('2'), { ...at, pid: '31' })).toMatchObject({ from: '0.01', to: '0.02' });
  });

  it('given another coin that is received, or other days of a redemption, then the change is named (R04)', () => {
    const change = (seen: Readonly<Record<string, unknown>>, now: Readonly<Record<string, unknown>>) =>
      stakeTermsChange(eth(seen), eth(now), { asset: 'ETH' });
    const exchange = { exchange_type: '1', exchange_rate: '0.95', reward_coin: 'GTETH' };
    expect(change(exchange, { ...exchange, reward_coin: 'XETH' })).toEqual({ figure: 'coin', from: 'GTETH', to: 'XETH' });
    expect(change(exchange, { ...exchange, reward_coin: null })).toBeUndefined();
    expect(change({ reward_coin: 'ETH' }, { reward_coin: 'GT' })).toEqual({ figure: 'coin', from: 'ETH', to: 'GT' });
    expect(change({ reward_coin: null }, { reward_coin: 'GT' })).toBeUndefined();
    expect(change({ is_defi: '1', reward_coin: 'ETH' }, { is_defi: '1', reward_coin: 'GT' })).toBeUndefined();
    expect(change({ income_days: '3' }, { income_days: '30' })).toEqual({
      figure: 'period',
      from: { kind: 'max-only', days: 3 },
      to: { kind: 'max-only', days: 30 },
    });
    expect([change({ income_days: '3' }, {}), change({}, { income_days: '3' })]).toEqual([undefined, undefined]);
  });
});
