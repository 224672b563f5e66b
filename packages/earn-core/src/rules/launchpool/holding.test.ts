import { DAY } from '@earnkit/time';
import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import type { RewardPool, StakePart } from '../../contract/launchpool/index.ts';
import { defaultHolding, fixedDays } from './holding.ts';
import {
  type HoldingFacts,
  type StakeFacts,
  assessStake,
  fixedTermLock,
  heldParts,
  holdingChange,
  holdingChoices,
  holdingTerms,
  redeemedParts,
  termEnd,
  usedHolding,
} from './index.ts';
import { OFFER, POOL, STATISTICS, facts } from '../../testing/launchpool.ts';

describe('where a stake is held (LP-12, LP-16, LP-25, LP-26)', () => {
  it('given no offer, then there is no choice; given one without a term, then flexible alone (AMB-069)', () => {
    expect(holdingChoices(POOL, 'global')).toEqual([]);
    expect(holdingChoices({ ...POOL, simpleEarn: { ...OFFER, offered: false } }, 'global')).toEqual([]);
    expect(holdingChoices({ ...POOL, simpleEarn: { ...OFFER, fixedDays: 0 } }, 'global').map(({ holding }) => holding)).toEqual([
      'flexible',
    ]);
  });

  it('given the rates of the options, then each choice has its own (LP-05, LP-06)', () => {
    const pool = {
      ...POOL,
      simpleEarn: { ...OFFER, bonusAprFraction: decimal('0.01') },
      staking: { offered: true, aprFraction: decimal('0.03') },
    };
    const none = { disabled: false, days: undefined, bonusAprFraction: undefined, mintsGusd: false };
    expect(holdingChoices(pool, 'global')).toEqual([
      { ...none, holding: 'fixed', days: 14, aprFraction: '0.05' },
      { ...none, holding: 'flexible', aprFraction: '0.02', bonusAprFraction: '0.01' },
      { ...none, holding: 'staking', aprFraction: '0.03', mintsGusd: true },
    ]);
    expect(holdingChoices(pool, 'us').map(({ holding }) => holding)).toEqual(['fixed', 'flexible']);
  });

  it('given a pool that offers staking, then it is a choice for BTC, ETH and USDT alone, and named as minting for USDT alone (LP-25, LP-26)', () => {
    const staking = { offered: true, aprFraction: undefined };
    const choicesOf = (asset: string, over: Partial<RewardPool> = {}) =>
      holdingChoices({ ...POOL, asset, staking, ...over }, 'global').map(({ holding, mintsGusd }) => [holding, mintsGusd]);
    expect(['BTC', 'ETH', 'USDT'].map((asset) => choicesOf(asset))).toEqual([
      [['staking', false]],
      [['staking', false]],
      [['staking', true]],
    ]);
    const others =
      'AAVE ADA ALGO APT ARB ATOM AVAX BCH BNB BTCB CRO DAI DOGE DOT ETC ETHW FDUSD FIL FTM GRT GT GTBTC GUSD HBAR ICP IMX INJ KAS LDO LINK LTC MATIC MKR NEAR OKB OP PEPE POL QNT RNDR SHIB SOL STETH STX SUI TIA TON TRX TUSD UNI USD USDC USDD USDE USDP VET WBTC WETH WLD XLM XMR XRP btc';
    for (const asset of others.split(' ')) expect(choicesOf(asset)).toEqual([]);
    expect(choicesOf('BTC', { staking: { ...staking, offered: false } })).toEqual([]);
  });

  it('given a choice, then it is sent with its days; a choice that an earlier fixed stake disables is not (LP-22, AMB-071)', () => {
    const pool = { simpleEarn: OFFER, staking: { offered: true, aprFraction: undefined } };
    const sent = (over: Partial<RewardPool>, holding?: StakeFacts['holding']) => {
      const assessment = assessStake('50', facts(over, { holding }));
      return assessment.state === 'ready' ? [assessment.request.holding, assessment.request.periodDays] : undefined;
    };
    expect([sent(pool), sent(pool, 'fixed'), sent(pool, 'flexible'), sent(pool, 'staking')]).toEqual([
      ['spot', 0],
      ['fixed', 14],
      ['flexible', 0],
      ['staking', 0],
    ]);
    const held = { ...pool, redeemTo: 'simple-earn' as const, simpleEarn: { ...OFFER, userDays: 7 } };
    expect([sent(held), sent(held, 'flexible')]).toEqual([
      ['fixed', 7],
      ['spot', 0],
    ]);
    expect(usedHolding({ ...POOL, redeemTo: 'staking' }, 'global')).toBe('spot');
  });

  it('given a stake that is held elsewhere, then the fixed term alone is ruled out and not sent; unknown facts rule out nothing (LP-22, LP-24, AMB-071, AMB-156)', () => {
    const pool = { ...POOL, simpleEarn: OFFER, staking: { offered: true, aprFraction: undefined } };
    const disabled = (over: Partial<HoldingFacts>) =>
      holdingChoices({ ...pool, staked: decimal('500'), ...over }, 'global').flatMap((choice) => (choice.disabled ? [choice.holding] : []));
    for (const redeemTo of ['spot', 'simple-earn', 'staking'] as const) expect(disabled({ redeemTo })).toEqual(['fixed']);
    for (const over of [{ staked: decimal('0') }, { staked: undefined }, { redeemTo: undefined }]) expect(disabled(over)).toEqual([]);
    expect(disabled({ redeemTo: 'simple-earn', simpleEarn: { ...OFFER, userDays: 7 } })).toEqual(['flexible', 'staking']);
    expect(assessStake('50', facts({ ...pool, leftAmount: decimal('1000') }, { holding: 'fixed', staked: decimal('500') }))).toMatchObject({
      request: { holding: 'spot' },
    });
  });

  describe('on terms that the person decided on (R04)', () => {
    const bonus = { ...OFFER, bonusAprFraction: decimal('0.01') };
    const terms = (offer: Partial<typeof OFFER>, chosen?: StakeFacts['holding']) =>
      holdingTerms({ ...POOL, simpleEarn: { ...bonus, ...offer } }, 'global', chosen);

    it('given a choice, then its terms are its days and its rate with the bonus; spot has none (AMB-073)', () => {
      expect([terms({}, 'fixed'), terms({}, 'flexible'), terms({})]).toEqual([
        { holding: 'fixed', days: 14, aprFraction: '0.05', mintsGusd: false },
        { holding: 'flexible', days: undefined, aprFraction: '0.03', mintsGusd: false },
        { holding: 'spot', days: undefined, aprFraction: undefined, mintsGusd: false },
      ]);
    });

    it.each([
      ['gone', 'fixed', { offered: false }, 'spot'],
      ['of another term', 'fixed', { fixedDays: 30 }, 'fixed'],
      ['at another rate', 'fixed', { fixedAprFraction: decimal('0.04') }, 'fixed'],
      ['without its bonus', 'flexible', { bonusAprFraction: decimal('0') }, 'flexible'],
    ] as const)('given a place that is %s, then that is a change', (_name, chosen, offer, to) => {
      expect(holdingChange(terms({}, chosen), terms(offer, chosen))).toMatchObject({ from: { holding: chosen }, to: { holding: to } });
    });

    it('given the same terms, or a rate that is not known, then nothing has changed', () => {
      const unknown = { fixedAprFraction: undefined } as never;
      expect(holdingChange(terms({}, 'fixed'), terms({}, 'fixed'))).toBeUndefined();
      expect(holdingChange(terms({}, 'fixed'), terms(unknown, 'fixed'))).toBeUndefined();
      expect(holdingChange(terms(unknown, 'fixed'), terms({}, 'fixed'))).toBeUndefined();
    });
  });
});

describe('a fixed term', () => {
  it.each([
    [7, 1_768_465_801 + 7 * 86_400],
    [0, undefined],
    [Number.MAX_SAFE_INTEGER, undefined],
  ])('of %s days ends to the second (AMB-156)', (days, ends) => {
    expect(termEnd(1_768_465_801, days)).toBe(ends);
  });
});

describe('what an exchange leaves out', () => {
  const fixedPool = { ...POOL, redeemTo: 'simple-earn' as const, simpleEarn: { ...OFFER, userDays: 7 } };
  const fixedPart = (amount: string | undefined, endsAt: number | undefined, days = 7): StakePart => ({
    amount: amount === undefined ? undefined : decimal(amount),
    days,
    holding: 'fixed',
    endsAt,
    returnsAt: undefined,
  });

  it('given a pool without terms of Simple Earn, then a stake held there is flexible and has no days', () => {
    expect([defaultHolding({ redeemTo: 'simple-earn', simpleEarn: undefined }), fixedDays({ simpleEarn: undefined })]).toEqual([
      'flexible',
      undefined,
    ]);
  });

  it('given no flag whether a place is offered, then a known rate offers it', () => {
    const offered = (rate: string | undefined) => {
      const aprFraction = rate === undefined ? undefined : decimal(rate);
      const simpleEarn = { ...OFFER, offered: undefined, fixedDays: 0, flexibleAprFraction: aprFraction };
      return holdingChoices({ ...POOL, simpleEarn, staking: { offered: undefined, aprFraction } }, 'global').map(({ holding }) => holding);
    };
    expect([offered('0.02'), offered(undefined)]).toEqual([['flexible', 'staking'], []]);
  });

  it('given a bonus of zero, then a choice has none', () => {
    const [choice] = holdingChoices({ ...POOL, simpleEarn: { ...OFFER, fixedDays: 0 } }, 'global');
    expect(choice).toMatchObject({ holding: 'flexible', bonusAprFraction: undefined });
  });

  it('given another place with no days and no rate either, then that is a change', () => {
    const at = (holding: 'staking' | 'spot') => ({ holding, days: undefined, aprFraction: undefined, mintsGusd: false });
    expect(holdingChange(at('staking'), at('spot'))).toEqual({ from: at('staking'), to: at('spot') });
  });

  it('given a stake that is not known, or one that is not in a fixed term, then nothing is held until a date', () => {
    expect([
      fixedTermLock(fixedPool, undefined, 2000),
      fixedTermLock(fixedPool, { ...STATISTICS, amount: undefined }, 2000),
      fixedTermLock(POOL, { ...STATISTICS, stakedAt: undefined }, 2000),
    ]).toEqual([undefined, undefined, undefined]);
  });

  it('given a list of stakes, then those of nothing do not count, and without any the pool itself says how long', () => {
    const held = (...parts: StakePart[]) => fixedTermLock(fixedPool, { ...STATISTICS, parts }, 2000)?.parts.map(({ endsAt }) => endsAt);
    expect(held()).toEqual([1000 + 7 * DAY]);
    expect(held(fixedPart('0', 9000), fixedPart('30', 5000))).toEqual([5000]);
    expect(held({ ...fixedPart('0', undefined), holding: 'spot' }, fixedPart('30', 5000))).toEqual([5000]);
    expect(held(fixedPart(undefined, 9000), fixedPart('30', 5000))).toEqual([5000, 9000]);
    expect(held(fixedPart('20', undefined), fixedPart('30', 5000))).toEqual([5000, undefined]);
    expect(held(fixedPart('30', 5000), fixedPart('20', undefined))).toEqual([5000, undefined]);
  });

  it('given no list of stakes, or one with an unknown amount, then nobody says where a redemption comes from', () => {
    expect([
      heldParts(undefined),
      heldParts({ parts: undefined }),
      redeemedParts({ parts: undefined }, decimal('1')),
      redeemedParts({ parts: [] }, decimal('0')),
      redeemedParts({ parts: [fixedPart(undefined, 1), fixedPart('5', 1)] }, decimal('1')),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(heldParts({ parts: [fixedPart('5', 1), fixedPart('6', 1, 14), fixedPart('1', 1)] })).toEqual([
      { holding: 'fixed', days: 7, amount: '6' },
      { holding: 'fixed', days: 14, amount: '6' },
    ]);
  });
});
