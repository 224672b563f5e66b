import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import { type FundingFacts, assessFundsAmount, coinsBought, fundingChoices } from './funds.ts';

const OPENS_AT = 1_800_000_000;

const choices = (facts: Partial<FundingFacts> = {}) =>
  Object.fromEntries(
    fundingChoices({
      asset: 'BTC',
      viewer: { edition: 'global', compliance: { menu: [], business: [] } },
      listing: { opensAt: undefined },
      now: OPENS_AT,
      ...facts,
    }).map(({ way, ...choice }) => [way, choice]),
  );

describe('ways to add funds (SH-26)', () => {
  it('returns the four ways in order', () => {
    expect(Object.entries(choices())).toEqual(['deposit', 'express', 'transfer', 'spot'].map((way) => [way, { state: 'shown' }]));
  });

  it('gives the reason for each hidden way (US-01, RG-02, RG-03, AMB-077)', () => {
    expect(choices({ viewer: { edition: 'us', compliance: { menu: ['spot_trade'], business: [] } }, hasTransfer: false })).toEqual({
      deposit: { state: 'shown' },
      express: { state: 'hidden', because: 'edition' },
      transfer: { state: 'hidden', because: 'host' },
      spot: { state: 'hidden', because: 'region' },
    });
    expect(choices({ asset: 'USDT' })['spot']).toEqual({ state: 'hidden', because: 'coin' });
  });

  it('disables spot trade with its time until the second the coin is listed (SH-24, AMB-077)', () => {
    const reason = { key: 'earn.addFunds.spotNotOpen', values: { coin: 'BTC', at: String(OPENS_AT) } };
    expect(choices({ listing: { opensAt: OPENS_AT }, now: OPENS_AT - 1 })['spot']).toEqual({ state: 'disabled', reason });
    expect(choices({ listing: { opensAt: OPENS_AT } })['spot']).toEqual({ state: 'shown' });
  });

  it('is unknown while facts are missing, unless the way is hidden anyway', () => {
    expect(choices({ listing: undefined })['spot']).toEqual({ state: 'unknown' });
    expect(choices({ viewer: { edition: 'global', compliance: undefined } })).toEqual({
      deposit: { state: 'shown' },
      express: { state: 'unknown' },
      transfer: { state: 'shown' },
      spot: { state: 'unknown' },
    });
    expect(choices({ asset: 'USDT', listing: undefined, viewer: { edition: 'us', compliance: undefined } })).toEqual({
      deposit: { state: 'shown' },
      express: { state: 'hidden', because: 'edition' },
      transfer: { state: 'hidden', because: 'edition' },
      spot: { state: 'hidden', because: 'coin' },
    });
    expect(
      choices({ listing: undefined, viewer: { edition: 'global', compliance: { menu: ['spot_trade'], business: [] } } })['spot'],
    ).toEqual({ state: 'hidden', because: 'region' });
  });
});

describe('an amount that adds funds', () => {
  it.each([
    ['', undefined, { state: 'empty' }],
    ['.', undefined, { state: 'empty' }],
    ['0', undefined, { state: 'blocked', reasons: [] }],
    ['5.', undefined, { state: 'ready', request: '5' }],
    ['5', '5', { state: 'ready', request: '5' }],
    ['5.00000001', '5', { state: 'blocked', reasons: [{ key: 'lend_earn.insufficient.balance' }] }],
  ])('given %j of %j available, the assessment is %j', (text, available, expected) => {
    expect(assessFundsAmount(text, available === undefined ? undefined : decimal(available))).toEqual(expected);
  });

  it('buys coins at the price, cut down to 8 decimals', () => {
    expect(coinsBought(decimal('10'), decimal('3'))).toBe('3.33333333');
    expect(coinsBought(decimal('10'), undefined)).toBeUndefined();
    expect(coinsBought(decimal('10'), decimal('0'))).toBeUndefined();
  });
});
