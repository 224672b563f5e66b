import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Decimal, ZERO, add, compare, decimal, divide, isPositive, multiply, roundDown, subtract } from '../decimal.ts';
import type { LadderStep } from '../endpoint/wireLadder.ts';
import { fixedProduct } from '../testing/fixedProduct.ts';
import { POOL, PROJECT } from '../testing/launchpool.ts';
import { eth } from '../testing/staking.ts';
import { launchpoolWays } from './launchpool/ways.ts';
import { addedYearlyBonus } from './rates/yearlyBonus.ts';
import { nextUnitRate, rateForAmount } from './rates/nextUnit.ts';
import { fixedTimeline } from './simple-earn/fixed/timeline.ts';
import { fixedWay, flexibleWay } from './simple-earn/ways.ts';
import { softStakingWay } from './soft-staking.ts';
import { stakingWays } from './staking/ways.ts';
import { type WayAccess, type WayToEarn, awaySeconds, bestWays, isAnyTime, nextRateOf, wayBar, waysByAccess } from './ways.ts';

const d = decimal;
const hundredths = (units: bigint): Decimal => divide(d(units.toString()), d('100'), 2);
const held = fc.bigInt({ min: 0n, max: 1_000_000n }).map(hundredths);
const fraction = fc.integer({ min: 0, max: 5_000 }).map((units) => divide(d(String(units)), d('10000'), 4));

/** A ladder with ends that are whole numbers, perhaps with a gap at its start, perhaps open. */
const ladder = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 0, max: 10_000 }), { minLength: 2, maxLength: 6 }),
    fc.array(fraction, { minLength: 6, maxLength: 6 }),
    fc.boolean(),
  )
  .map(([bounds, rates, open]): readonly LadderStep[] => {
    const sorted = bounds.toSorted((first, second) => first - second);
    return sorted.slice(0, -1).map((from, index) => ({
      from: d(String(from)),
      to: open && index === sorted.length - 2 ? undefined : d(String(sorted[index + 1])),
      aprFraction: rates[index] ?? ZERO,
    }));
  });

describe('the rate of the next unit (AMB-173)', () => {
  it('is what the smallest addition to a holding earns', () => {
    fc.assert(
      fc.property(fraction, ladder, held, (base, steps, amount) => {
        const unit = d('0.01');
        const rate = nextUnitRate({ baseFraction: base, ladder: steps, held: amount });
        expect(multiply(rate.bonusFraction, unit)).toBe(
          addedYearlyBonus({ amount: unit, held: amount, ladder: steps, bonusLimit: undefined }),
        );
        expect(rate.upTo).toBe(false);
        expect(subtract(rate.aprFraction ?? ZERO, base)).toBe(rate.bonusFraction);
      }),
    );
  });

  it('holds for everything that is left of it, and not beyond', () => {
    fc.assert(
      fc.property(fraction, ladder, held, (base, steps, amount) => {
        const { left, bonusFraction, thenFraction } = nextUnitRate({ baseFraction: base, ladder: steps, held: amount });
        const unit = d('0.01');
        const earns = (added: Decimal, from: Decimal) =>
          addedYearlyBonus({ amount: added, held: from, ladder: steps, bonusLimit: undefined });
        if (left === undefined) expect(earns(d('100000'), amount)).toBe(multiply(bonusFraction, d('100000')));
        else {
          expect(isPositive(left)).toBe(true);
          expect(earns(left, amount)).toBe(multiply(bonusFraction, left));
          const after = nextUnitRate({ baseFraction: base, ladder: steps, held: add(left, amount) });
          expect(after.aprFraction).toBe(thenFraction);
          expect(earns(unit, add(left, amount))).not.toBe(multiply(bonusFraction, unit));
        }
      }),
    );
  });

  it.each([
    ['within a step', '200', { bonusFraction: '0.05', left: '300', thenFraction: '0.055', bonusUsedUp: false }],
    ['where a step begins', '500', { bonusFraction: '0.02', left: '1500', thenFraction: '0.035', bonusUsedUp: false }],
    ['beyond the last step', '2000', { bonusFraction: '0', left: undefined, thenFraction: undefined, bonusUsedUp: true }],
  ])('%s: says how much is left of it and what follows', (_case, amount, expected) => {
    const steps = [
      { from: ZERO, to: d('500'), aprFraction: d('0.05') },
      { from: d('500'), to: d('2000'), aprFraction: d('0.02') },
    ];
    expect(nextUnitRate({ baseFraction: d('0.035'), ladder: steps, held: d(amount) })).toMatchObject(expected);
  });

  it('for an amount is what it earns in a year on all its steps, which the next unit is the first of', () => {
    fc.assert(
      fc.property(fraction, ladder, held, held.filter(isPositive), (base, steps, before, amount) => {
        const terms = { baseFraction: base, ladder: steps, held: before };
        const { left, aprFraction = ZERO } = nextUnitRate(terms);
        const whole = rateForAmount(terms, amount);
        const yearly = add(multiply(base, amount), addedYearlyBonus({ amount, held: before, ladder: steps, bonusLimit: undefined }));
        expect(whole?.total).toBe(divide(yearly, amount, 4));
        if (left === undefined || compare(amount, left) <= 0) expect(whole?.total).toBe(roundDown(aprFraction, 4));
      }),
    );
    expect(rateForAmount({ baseFraction: d('0.03'), ladder: [], held: undefined }, ZERO)).toBeUndefined();
    expect(rateForAmount({ baseFraction: undefined, ladder: [], held: undefined }, d('1'))).toBeUndefined();
    const steps = [{ from: ZERO, to: undefined, aprFraction: d('0.05') }];
    expect(rateForAmount({ baseFraction: d('0.03'), ladder: steps, held: undefined }, d('1'))).toBeUndefined();
  });

  it('is the highest rate as "up to" while it is not known what is held, and where the steps cannot be read', () => {
    const steps = [{ from: ZERO, to: d('500'), aprFraction: d('0.05') }];
    expect(nextUnitRate({ baseFraction: d('0.03'), ladder: steps, held: undefined })).toMatchObject({
      aprFraction: '0.08',
      upTo: true,
      left: undefined,
    });
    expect(nextUnitRate({ baseFraction: d('0.03'), ladder: undefined, held: d('1') })).toMatchObject({ aprFraction: '0.03', upTo: true });
  });

  it('ends where the rate changes: not at an earlier step, nor at a neighbour of the same rate', () => {
    const step = (from: string, to: string | undefined, apr: string) => ({
      from: d(from),
      to: to === undefined ? undefined : d(to),
      aprFraction: d(apr),
    });
    const steps = [step('0', '100', '0.05'), step('100', '200', '0.03'), step('200', '300', '0.03'), step('300', undefined, '0.01')];
    expect(nextUnitRate({ baseFraction: d('0.02'), ladder: steps, held: d('150') })).toMatchObject({
      bonusFraction: '0.03',
      left: '150',
      thenFraction: '0.03',
      bonusUsedUp: false,
    });
    expect(nextUnitRate({ baseFraction: d('0.02'), ladder: steps, held: d('300') })).toMatchObject({ left: undefined, bonusUsedUp: false });
  });

  it('has used the bonus up after the last step, and not in a gap before another one', () => {
    const steps = [
      { from: ZERO, to: d('100'), aprFraction: d('0.05') },
      { from: d('200'), to: d('300'), aprFraction: d('0.04') },
    ];
    const usedUp = (held: string) => nextUnitRate({ baseFraction: d('0.02'), ladder: steps, held: d(held) }).bonusUsedUp;
    expect(['50', '100', '250', '300'].map(usedUp)).toEqual([false, false, false, true]);
  });

  it('given steps that cannot be read, then an amount beside what is held has no rate', () => {
    expect(rateForAmount({ baseFraction: d('0.02'), ladder: undefined, held: d('1') }, d('1'))).toBeUndefined();
  });

  it('needs no holding where there is no bonus, and is not known without a base', () => {
    expect(nextUnitRate({ baseFraction: d('0.03'), ladder: [], held: undefined })).toMatchObject({
      aprFraction: '0.03',
      upTo: false,
      bonusUsedUp: false,
    });
    expect(nextUnitRate({ baseFraction: undefined, ladder: [], held: ZERO }).aprFraction).toBeUndefined();
  });
});

const NOW = 1_795_000_000;
const DAY = 86_400;
const way = (key: string, apr: string | undefined, more: Partial<WayToEarn> = {}): WayToEarn => ({
  key,
  product: 'flexible',
  asset: 'USDT',
  terms: { baseFraction: apr === undefined ? undefined : d(apr), ladder: [], held: undefined },
  estimate: false,
  paidIn: 'USDT',
  access: { kind: 'any-time' },
  payment: { at: NOW, every: 'hour' },
  minimum: undefined,
  most: 'unlimited',
  obstacle: undefined,
  ...more,
});
const at = (days: number): Partial<WayToEarn> => ({ access: { kind: 'at', at: NOW + days * DAY, early: true } });

describe('how long money is away', () => {
  it.each<[what: string, access: WayAccess, seconds: number, atOnce: boolean]>([
    ['at any time', { kind: 'any-time' }, 0, true],
    ['at any time until a project ends', { kind: 'any-time', endsAt: NOW + DAY }, 0, true],
    ['at an end', { kind: 'at', at: NOW + 90, early: true }, 90, false],
    ['at an end that is over', { kind: 'at', at: 0, early: true }, 0, false],
    ['at an end that is not known', { kind: 'at', at: undefined, early: true }, Infinity, false],
    ['at once', { kind: 'after', period: { kind: 'immediate' } }, 0, true],
    ['after some days', { kind: 'after', period: { kind: 'equal', days: 3 } }, 3 * DAY, false],
    ['after at most some days', { kind: 'after', period: { kind: 'max-only', days: 4 } }, 4 * DAY, false],
    ['between some days', { kind: 'after', period: { kind: 'range', minDays: 2, maxDays: 5 } }, 5 * DAY, false],
    ['after a time that is not known', { kind: 'after', period: undefined }, Infinity, false],
  ])(
    'given money that is back %s, then it is known how long that takes at most, and whether that is at once',
    (_, access, seconds, atOnce) => {
      expect([awaySeconds(access, NOW), isAnyTime({ access })]).toEqual([seconds, atOnce]);
    },
  );
});

describe('ways to earn (AMB-173)', () => {
  /** The keys of two ways in their order, which must not depend on the order in which they come. */
  const orderOf = (...ways: readonly WayToEarn[]): readonly string[] => {
    const keys = waysByAccess(ways, NOW).map(({ key }) => key);
    expect(waysByAccess(ways.toReversed(), NOW).map(({ key }) => key)).toEqual(keys);
    return keys;
  };

  it('given equally soon ones, then those that can be used come first, whatever their rates', () => {
    expect(orderOf(way('a', '0.9', { obstacle: 'sold-out' }), way('b', '0.1'), way('c', '0.2'))).toEqual(['c', 'b', 'a']);
    expect(orderOf(way('a', '0.1', { obstacle: 'vip' }), way('b', '0.2', { obstacle: 'sold-out' }))).toEqual(['b', 'a']);
  });

  it('given equally soon ones, then estimates come after set rates, whatever their rates', () => {
    expect(orderOf(way('a', '0.9', { estimate: true }), way('b', '0.1'), way('c', '0.2'))).toEqual(['c', 'b', 'a']);
    expect(orderOf(way('a', '0.1', { estimate: true }), way('b', '0.2', { estimate: true }))).toEqual(['b', 'a']);
    expect(orderOf(way('a', '0.1', { estimate: true }), way('b', '0.9', { obstacle: 'sold-out' }))).toEqual(['a', 'b']);
  });

  it('given an end that is not known, then it comes last, and of two of them the higher rate comes first', () => {
    const unknown = { access: { kind: 'at', at: undefined, early: true } } as const;
    expect(orderOf(way('a', '0.2', unknown), way('b', '0.9', unknown), way('c', '0.1', at(400)))).toEqual(['c', 'b', 'a']);
  });

  it('given equal ones, then they stand by their keys', () => {
    expect(orderOf(way('b', '0.1'), way('a', '0.1'))).toEqual(['a', 'b']);
  });

  it.each<[string, limits: Parameters<typeof wayBar>[0], ReturnType<typeof wayBar>]>([
    ['exactly the minimum', { minimum: d('5'), most: undefined }, undefined],
    ['less than the minimum', { minimum: d('5.01'), most: undefined }, 'below'],
    ['exactly the most', { minimum: undefined, most: d('5') }, undefined],
    ['more than the most', { minimum: undefined, most: d('4.99') }, 'above'],
    ['any, without limits', { minimum: undefined, most: 'unlimited' }, undefined],
    ['any, without limits that are known', { minimum: undefined, most: undefined }, undefined],
  ])('given an amount that is %s, then it is known whether a limit is in its way', (_, limits, bar) => {
    expect(wayBar(limits, d('5'))).toBe(bar);
  });

  it('given a way without a rate alone, then none is the best, with an amount or without', () => {
    expect(bestWays([way('a', undefined)], NOW)).toEqual({ best: undefined, bestAnyTime: undefined });
    expect(bestWays([way('a', undefined)], NOW, d('100'))).toEqual({ best: undefined, bestAnyTime: undefined });
  });

  it('are listed by the time until the money is back, soonest first, unknown times last', () => {
    const after = (period: Extract<WayToEarn['access'], { kind: 'after' }>['period']) => ({ access: { kind: 'after', period } }) as const;
    const ways = [
      way('unknown', '0.9', after(undefined)),
      way('30 days', '0.1', at(30)),
      way('2 to 4 days', '0.1', after({ kind: 'range', minDays: 2, maxDays: 4 })),
      way('3 days', '0.1', at(3)),
      way('any time', '0.01'),
      way('at once, higher', '0.02', after({ kind: 'immediate' })),
    ];
    expect(waysByAccess(ways, NOW).map(({ key }) => key)).toEqual([
      'at once, higher',
      'any time',
      '3 days',
      '2 to 4 days',
      '30 days',
      'unknown',
    ]);
  });

  it('name the highest rate that can be used, and the highest that gives the money back at once', () => {
    const ways = [
      way('flexible', '0.03'),
      way('soft', '0.02'),
      way('term', '0.08', at(30)),
      way('sold', '0.2', { ...at(90), obstacle: 'sold-out' }),
      way('vip', '0.3', { ...at(90), obstacle: 'vip' }),
      way('estimate', '0.9', { estimate: true }),
      way('no rate', undefined),
    ];
    expect(bestWays(ways, NOW)).toEqual({ best: 'term', bestAnyTime: 'flexible' });
    expect(bestWays([], NOW)).toEqual({ best: undefined, bestAnyTime: undefined });
  });

  it('for an amount, only those count whose limits it meets, at the rate of all of it', () => {
    const ladder = [{ from: ZERO, to: d('500'), aprFraction: d('0.05') }];
    const ways = [
      way('first 500', '0.03', { terms: { baseFraction: d('0.03'), ladder, held: ZERO } }),
      way('all', '0.05'),
      way('from 10,000', '0.09', { minimum: d('10000') }),
      way('up to 100', '0.1', { most: d('100') }),
    ];
    expect(bestWays(ways, NOW, d('100')).best).toBe('up to 100');
    expect(bestWays(ways, NOW, d('500')).best).toBe('first 500');
    expect(bestWays(ways, NOW, d('4000')).best).toBe('all');
    expect(bestWays(ways, NOW, d('10000')).best).toBe('from 10,000');
  });

  it('prefer the sooner one among equal rates, whatever the order they come in', () => {
    const ways = [way('later', '0.05', at(30)), way('sooner', '0.05', at(7))];
    for (const list of [ways, ways.toReversed()]) expect(bestWays(list, NOW).best).toBe('sooner');
  });

  it('no usable way has a higher rate than the best', () => {
    const any = fc.record({ apr: fraction, days: fc.option(fc.integer({ min: 0, max: 90 }), { nil: undefined }), sold: fc.boolean() });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 9 }), (facts) => {
        const ways = facts.map(({ apr, days, sold }, index) =>
          way(String(index), apr, { ...(days !== undefined && at(days)), obstacle: sold ? 'sold-out' : undefined }),
        );
        const { best, bestAnyTime } = bestWays(ways, NOW);
        const usable = ways.filter(({ obstacle }) => obstacle === undefined);
        const rateOf = (key: string | undefined) => ways.find((each) => each.key === key)?.terms.baseFraction ?? ZERO;
        for (const each of usable) {
          expect(compare(rateOf(each.key), rateOf(best))).toBeLessThanOrEqual(0);
          if (isAnyTime(each)) expect(compare(rateOf(each.key), rateOf(bestAnyTime))).toBeLessThanOrEqual(0);
        }
        expect(best === undefined).toBe(usable.length === 0);
      }),
    );
  });
});

describe('the ways of each product (AMB-173)', () => {
  const coin = { asset: 'USDT', nextAprFraction: d('0.035'), ladder: [{ from: ZERO, to: d('500'), aprFraction: d('0.05') }] };
  const person = { held: d('500'), minAprFraction: undefined, now: NOW };

  it('flexible: the next unit after what is held, at any time, paid each hour', () => {
    const way = flexibleWay(coin, person);
    expect(nextRateOf(way)).toMatchObject({ aprFraction: '0.035', bonusUsedUp: true });
    expect(isAnyTime(way)).toBe(true);
    expect(way.payment).toEqual({ at: NOW + 7200, every: 'hour' });
  });

  it.each([
    ['below the own minimum it is not lent (AMB-158)', { ...coin }, d('0.04'), 'not-lent'],
    ['at the own minimum it is lent', { ...coin }, d('0.035'), undefined],
    ['without a rate', { ...coin, nextAprFraction: undefined }, undefined, 'no-rate'],
  ])('flexible: %s', (_case, market, minAprFraction, obstacle) => {
    expect(flexibleWay(market, { ...person, minAprFraction }).obstacle).toBe(obstacle);
  });

  const facts = { tier: 0, held: ZERO, now: NOW, exchangeTimeZone: 'UTC' };
  const term = fixedProduct({ id: '130', asset: 'USDT', days: 30, aprFraction: d('0.05'), userMaxAmount: d('1000') });
  it.each([
    ['on sale', term, facts, undefined],
    ['sold out', { ...term, soldOut: true }, facts, 'sold-out'],
    ['of an unknown sale status', { ...term, soldOut: undefined }, facts, 'unknown'],
    ['before its sale', { ...term, startsAt: NOW + 1 }, facts, 'not-started'],
    ['after its sale', { ...term, endsAt: NOW }, facts, 'ended'],
    ['without a rate', { ...term, aprFraction: undefined }, facts, 'no-rate'],
    ['whose limit the person has reached', term, { ...facts, held: d('1000') }, 'used-up'],
    ['for VIPs, to another person', { ...term, type: 'vip' as const, minVip: 5 }, { ...facts, tier: 4 }, 'vip'],
    ['for VIPs, while the tier is not known', { ...term, type: 'vip' as const, minVip: 5 }, { ...facts, tier: undefined }, 'unknown'],
    ['with a limit of 0, which is none', { ...term, userMaxAmount: ZERO }, facts, undefined],
    ['for VIPs, to one of them', { ...term, type: 'vip' as const, minVip: 5 }, { ...facts, tier: 5 }, undefined],
  ])('fixed: a product %s', (_case, product, known, obstacle) => {
    expect(fixedWay(product, known).obstacle).toBe(obstacle);
  });

  it('fixed: each order starts at the first step; what is held counts against the limit alone', () => {
    const way = fixedWay({ ...term, ladder: coin.ladder }, { ...facts, held: d('600') });
    expect(nextRateOf(way)).toMatchObject({ aprFraction: '0.1', left: '500', thenFraction: '0.05' });
    expect(way.most).toBe('400');
    expect(way.access).toMatchObject({ kind: 'at', at: fixedTimeline(NOW, 30, 'UTC').receivedAt, early: true });
    expect(fixedWay(term, { ...facts, held: undefined }).most).toBeUndefined();
  });

  const bonus = { status: '1', max_interest: '1.5', interest: JSON.stringify([{ money_min: '0', money_max: '5', money_rate: '1.5' }]) };
  it.each([
    ['without a bonus the published rate', eth(), undefined, { aprFraction: '0.032', upTo: false }],
    ['base and first step', eth({ extra_interest: bonus }), ZERO, { aprFraction: '0.045', left: '5', upTo: false }],
    ['the base alone beyond the steps', eth({ extra_interest: bonus }), d('5'), { aprFraction: '0.03', bonusUsedUp: true }],
    ['"up to" while it is not known what is held', eth({ extra_interest: bonus }), undefined, { aprFraction: '0.045', upTo: true }],
  ])('staking: %s', (_case, product, amount, expected) => {
    const [way] = stakingWays(product, { asset: 'ETH', heldIn: () => amount, now: NOW });
    expect(way && nextRateOf(way)).toMatchObject(expected);
  });

  it('staking: one way for each protocol, none for a coin that the product does not take', () => {
    const defi = eth({
      is_defi: '1',
      left_amount: '3',
      personal_mortgage_limit: '2',
      defi: [
        { pid: '31', rate: '4' },
        { pid: '32', rate: '5' },
      ],
    });
    const ways = stakingWays(defi, { asset: 'ETH', heldIn: () => ZERO, now: NOW });
    expect(ways.map(({ pid, most }) => [pid, most])).toEqual([
      ['31', '3'],
      ['32', '3'],
    ]);
    expect(bestWays(ways, NOW).best).toBe('staking-32');
    expect(stakingWays(defi, { asset: 'BTC', heldIn: () => ZERO, now: NOW })).toEqual([]);
    expect(stakingWays(defi, { asset: 'ETH', heldIn: () => ZERO, soldOut: true, now: NOW })[0]?.obstacle).toBe('sold-out');
    expect(stakingWays(eth({ type: '2' }), { asset: 'ETH', heldIn: () => ZERO, now: NOW })[0]).toMatchObject({
      variant: 'debt',
      estimate: true,
    });
    expect(stakingWays(eth({ left_amount: '0' }), { asset: 'ETH', heldIn: () => ZERO, now: NOW })[0]?.obstacle).toBe('sold-out');
  });

  it.each([
    ['that is open', {}, {}, undefined],
    ['of a project that has ended', {}, { status: 'completed' as const }, 'ended'],
    ['of a project to come', {}, { status: 'not-started' as const, startsAt: NOW + 1 }, 'not-started'],
    ['that is full', { leftAmount: ZERO }, {}, 'used-up'],
    ['without a rate', { aprFraction: undefined }, {}, 'no-rate'],
  ])('launchpool: a pool %s', (_case, pool, project, obstacle) => {
    const of = { ...PROJECT, endsAt: NOW + 30 * DAY, ...project, pools: [{ ...POOL, aprFraction: d('0.2'), ...pool }] };
    const [way] = launchpoolWays(of, { asset: 'USDT', stakedIn: () => ZERO, edition: 'global', now: NOW });
    expect(way).toMatchObject({ obstacle, paidIn: 'GT', estimate: true });
  });

  it('launchpool: a rate in the coin of a project is not the best, and a pool of another coin is no way', () => {
    const of = { ...PROJECT, endsAt: NOW + 30 * DAY, pools: [{ ...POOL, aprFraction: d('0.2') }] };
    const facts = { stakedIn: () => undefined, edition: 'global' as const, now: NOW };
    expect(bestWays(launchpoolWays(of, { ...facts, asset: 'USDT' }), NOW).best).toBeUndefined();
    expect(launchpoolWays(of, { ...facts, asset: 'GT' })).toEqual([]);
  });

  it('soft staking: at any time, paid when the day ends; none for a coin without it', () => {
    const soft = { asset: 'SOL', supported: true, aprFraction: d('0.021') };
    expect(softStakingWay(soft, NOW)).toMatchObject({ obstacle: undefined, payment: { every: 'day' } });
    expect(softStakingWay({ ...soft, aprFraction: undefined }, NOW)?.obstacle).toBe('no-rate');
    expect(softStakingWay({ ...soft, supported: false }, NOW)).toBeUndefined();
  });
});
