import { describe, expect, it } from 'vitest';
import { type Decimal, decimal } from '../../../decimal.ts';
import { type BonusFacts, campaignStatus, holdingApr, holdingBonus, isBonusPaid } from './bonus.ts';
import type { BonusCampaign } from '../../../contract/simple-earn/flexible.ts';

const d = decimal;

const campaign = (facts: Partial<BonusCampaign> = {}): BonusCampaign => ({
  bonusAsset: 'GT',
  bonusLimit: undefined,
  bonusAprFraction: d('0.05'),
  startsAt: undefined,
  endsAt: undefined,
  status: undefined,
  ...facts,
});

const holding = (currentAmount: Decimal | undefined, facts: Partial<BonusFacts> = {}) => ({
  nextAprFraction: d('0.03'),
  minLendAprFraction: undefined,
  currentAmount,
  redeemingAmount: d('0'),
  bonusAprFraction: d('0.05'),
  bonusOpen: true,
  ladder: [],
  ...facts,
});

const ladder = [
  { from: d('0'), to: d('500'), aprFraction: d('0.05') },
  { from: d('500'), to: d('2000'), aprFraction: d('0.015') },
];

describe('whether a bonus is paid (AMB-148)', () => {
  it.each([
    ['inside its times', { startsAt: 100, endsAt: 200 }, true],
    ['at its end', { startsAt: 100, endsAt: 150 }, false],
    ['past its end, its start unknown', { endsAt: 149 }, false],
    ['in its first second', { startsAt: 150, endsAt: 200 }, true],
    ['in its last second', { startsAt: 100, endsAt: 151 }, true],
    ['before its start', { startsAt: 151, endsAt: 200 }, false],
    ['past its end, though its status says that it is processing', { endsAt: 149, status: 1 }, false],
    ['without times', {}, true],
    ['without times, though its status says that it is finished', { status: 2 }, true],
  ])('given the flag is on and a campaign %s', (_case, times, paid) => {
    expect(isBonusPaid(true, campaign(times), 150)).toBe(paid);
    expect(isBonusPaid(false, campaign(times), 150)).toBe(false);
  });

  it('given no campaign or one that is not known, the flag decides', () => {
    for (const unknown of [null, undefined]) {
      expect(isBonusPaid(true, unknown, 150)).toBe(true);
      expect(isBonusPaid(false, unknown, 150)).toBe(false);
    }
  });
});

it.each([
  [{ startsAt: 100, endsAt: 200, status: 2 }, 'processing'],
  [{ startsAt: 150, endsAt: 200, status: 0 }, 'processing'],
  [{ startsAt: 151, endsAt: 200, status: 1 }, 'not-started'],
  [{ startsAt: 100, endsAt: 151, status: 2 }, 'processing'],
  [{ startsAt: 160, status: 1 }, 'not-started'],
  [{ endsAt: 150, status: 1 }, 'finished'],
  [{ startsAt: 100, status: 2 }, 'finished'],
  [{ endsAt: 200, status: 0 }, 'not-started'],
  [{ startsAt: 100 }, undefined],
  [{ status: 0 }, 'not-started'],
  [{ status: 1 }, 'processing'],
  [{ status: 2 }, 'finished'],
  [{ status: 7 }, undefined],
  [{}, undefined],
] as const)('given a campaign %j, its status is %s: by its times, else as the exchange says (SE-26, SE-27)', (facts, status) => {
  expect(campaignStatus(campaign(facts), 150)).toBe(status);
});

describe('the bonus of a holding (AMB-148)', () => {
  it.each([
    ['within the first step', d('500'), {}, {}, '0.05', false],
    ['beyond the first step', d('1000'), { ladder }, {}, '0.0325', true],
    ['beyond the ladder', d('4000'), { ladder }, {}, '0.011875', true],
    ['within the limit', d('100'), {}, { bonusLimit: d('100') }, '0.05', false],
    ['beyond the limit', d('400'), {}, { bonusLimit: d('100') }, '0.0125', true],
    ['beyond a limit of zero, which is none', d('400'), {}, { bonusLimit: d('0') }, '0.05', false],
    ['beyond the first step but for what is being redeemed', d('1000'), { ladder, redeemingAmount: d('500') }, {}, '0.05', false],
  ])('given an amount %s', (_case, amount, facts, terms, earned, upTo) => {
    const held = holding(amount, facts);
    expect(holdingBonus(held, campaign(terms)).earnedAprFraction).toBe(earned);
    expect(holdingApr(held, campaign(terms))).toEqual({ aprFraction: '0.08', bonus: true, upTo });
  });

  it('marks the step that the holding reaches', () => {
    expect(holdingBonus(holding(d('600'), { ladder }), null).tiers?.map(({ reached }) => reached)).toEqual([false, true]);
  });

  it('given the campaign is not known, only says what the ladder alone lowers', () => {
    expect(holdingBonus(holding(d('1000'), { ladder }), undefined)).toMatchObject({ earnedAprFraction: undefined, limited: true });
    expect(holdingBonus(holding(d('1000')), undefined)).toMatchObject({ earnedAprFraction: undefined, limited: false });
  });

  it.each([
    ['an unknown amount', holding(undefined, { ladder })],
    ['an unknown part that is being redeemed', holding(d('1000'), { ladder, redeemingAmount: undefined })],
    ['nothing that earns', holding(d('1000'), { ladder, redeemingAmount: d('1000') })],
  ])('given %s, does not say what is earned', (_case, held) => {
    expect(holdingBonus(held, campaign())).toMatchObject({ earnedAprFraction: undefined, limited: false });
  });

  it('given a ladder that cannot be read, then what is earned is unknown, and the rate is said as the most it can be (D04)', () => {
    const held = holding(d('1000'), { ladder: undefined });
    expect(holdingBonus(held, campaign())).toEqual({ tiers: undefined, earnedAprFraction: undefined, limited: true });
    expect(holdingApr(held, campaign())).toEqual({ aprFraction: '0.08', bonus: true, upTo: true });
    const none = { tiers: [], earnedAprFraction: undefined, limited: false };
    expect(holdingBonus({ ...held, bonusOpen: false }, campaign())).toEqual(none);
  });

  it('given a limit that cannot be read, then what is earned is unknown, and the rate is said as the most it can be (AMB-096)', () => {
    const unread = campaign({ bonusLimit: 'unknown' });
    for (const held of [holding(d('100')), holding(d('100'), { ladder })]) {
      expect(holdingBonus(held, unread)).toMatchObject({ earnedAprFraction: undefined, limited: true });
      expect(holdingApr(held, unread)).toEqual({ aprFraction: '0.08', bonus: true, upTo: true });
    }
    expect(holdingBonus(holding(d('100'), { ladder }), unread).tiers?.map(({ reached }) => reached)).toEqual([true, false]);
  });

  it("ends where the campaign's limit ends, and beyond it no step pays (AMB-096)", () => {
    const open = [...ladder.slice(0, 1), { from: d('500'), to: undefined, aprFraction: d('0.015') }];
    const tiers = (amount: string) => holdingBonus(holding(d(amount), { ladder: open }), campaign({ bonusLimit: d('800') })).tiers;
    expect(tiers('600')?.map(({ to, reached }) => [to, reached])).toEqual([
      ['500', false],
      ['800', true],
    ]);
    expect(tiers('900')?.map(({ filled, reached }) => [filled, reached])).toEqual([
      [1, false],
      [1, false],
    ]);
    expect(holdingBonus(holding(d('100'), { ladder: open }), campaign({ bonusLimit: d('500') })).tiers).toHaveLength(1);
  });

  it('given no bonus is paid, there is none', () => {
    const held = holding(d('1000'), { ladder, bonusOpen: false });
    expect(holdingBonus(held, campaign())).toEqual({ tiers: [], earnedAprFraction: undefined, limited: false });
    expect(holdingApr(held, campaign())).toEqual({ aprFraction: '0.03', bonus: false, upTo: false });
  });
});
