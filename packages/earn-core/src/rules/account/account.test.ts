import { describe, expect, it } from 'vitest';
import { decimal } from '../../decimal.ts';
import {
  accountFlags,
  assessFundingLock,
  availableForFixed,
  availableForFlexible,
  availableForFunding,
  availableForLaunchpool,
  availableForStaking,
  availableWithLoans,
  invitationCode,
  isStablecoin,
  loanOf,
  pricePairOf,
  usdtPriceOf,
  usdtValueOf,
} from './index.ts';

const BALANCE = {
  asset: 'BTC',
  outable: decimal('3'),
  lendEarnAvailable: decimal('2.123456789'),
  available: decimal('-1'),
  unified: false,
};

describe('account rules', () => {
  it('stays unknown and blocks nothing when facts are missing', () => {
    expect([
      accountFlags(undefined),
      availableForFlexible(undefined),
      availableForFlexible({ ...BALANCE, lendEarnAvailable: undefined }),
      availableWithLoans(undefined, undefined, true),
      availableWithLoans(undefined, decimal('1'), false),
      availableForFunding(undefined),
    ]).toEqual([undefined, undefined, undefined, undefined, undefined, undefined]);
    expect(assessFundingLock(undefined, 'subscribe')).toBeUndefined();
    expect([
      usdtPriceOf('BTC', undefined),
      usdtPriceOf('BTC', []),
      usdtValueOf(undefined, decimal('1')),
      usdtValueOf(decimal('1'), undefined),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('has a balance for each purpose, cut to 8 decimals, never below zero (SH-17, AMB-066)', () => {
    expect(availableForFlexible(BALANCE)).toBe('2.12345678');
    expect(availableForFunding(BALANCE)).toBe('0');
  });

  it('prices a coin by its USDT pair and USDT at 1 (SH-21 to SH-23)', () => {
    const tickers = [
      { pair: 'BTC_USDT', price: decimal('65000.5') },
      { pair: 'USDT_USDT', price: decimal('9') },
    ];
    expect([usdtPriceOf('BTC', tickers), usdtPriceOf('USDT', tickers), usdtPriceOf('ETH', tickers)]).toEqual(['65000.5', '1', undefined]);
    expect(usdtValueOf(decimal('0.00000001'), decimal('65000.5'))).toBe('0.000650005');
    expect([pricePairOf('BTC'), pricePairOf('USDT')]).toEqual(['BTC_USDT', undefined]);
    expect(['USDT', 'USDC', 'USD', 'USDD', 'DAI'].map(isStablecoin)).toEqual([true, true, true, true, false]);
  });

  it.each(['0', '-3308.72'])('takes a price of %s for unknown, so that no total is less than what the person has', (price) => {
    expect(usdtPriceOf('ETH', [{ pair: 'ETH_USDT', price: decimal(price) }])).toBeUndefined();
  });

  const facts = (loan: string | undefined, launchpool: boolean | undefined) => ({
    balance: BALANCE,
    borrow: launchpool === undefined ? undefined : { asset: 'BTC', launchpool, staking: false },
    loans:
      loan === undefined
        ? undefined
        : [
            { name: 'BTC', value: decimal(loan) },
            { name: 'ETH', value: undefined },
          ],
  });

  it('subtracts loans from the launchpool balance unless borrowed coins are allowed, never below zero (AMB-066, AMB-067)', () => {
    expect(availableForLaunchpool(facts('0.50000001', false))).toBe('2.49999999');
    expect(availableForLaunchpool(facts('0.5', true))).toBe('3');
    expect(availableForLaunchpool(facts('9', false))).toBe('0');
    expect(availableForLaunchpool({ ...facts('0.5', true), borrow: null })).toBe('2.5');
  });

  it('is unknown without a loan or a setting only when it makes a difference', () => {
    expect(availableForLaunchpool({ ...facts(undefined, true), loans: undefined })).toBe('3');
    expect(availableForLaunchpool({ balance: BALANCE, borrow: undefined, loans: [] })).toBe('3');
    expect(availableForLaunchpool(facts('0.5', undefined))).toBeUndefined();
    expect(availableForLaunchpool(facts(undefined, false))).toBeUndefined();
    expect(availableForLaunchpool({ ...facts('0.5', false), loans: [{ name: 'BTC', value: undefined }] })).toBeUndefined();
    expect(availableForLaunchpool({ ...facts('0.5', false), balance: undefined })).toBeUndefined();
    expect(availableForLaunchpool({ ...facts('0.5', true), balance: { ...BALANCE, outable: undefined } })).toBeUndefined();
  });

  it("finds no loan for a coin named like an object's built-in property", () => {
    expect([
      loanOf([], 'constructor'),
      loanOf([], '__proto__'),
      loanOf(undefined, 'BTC'),
      loanOf([{ name: 'BTC', value: undefined }], 'BTC'),
    ]).toEqual(['0', '0', undefined, undefined]);
  });

  it('allows staking borrowed coins when either setting does; unknown while one is missing (AMB-067)', () => {
    const off = facts('1', true);
    expect(availableForStaking(off, true)).toBe('3');
    expect(availableForStaking({ ...off, borrow: { asset: 'BTC', launchpool: false, staking: true } }, undefined)).toBe('3');
    expect(availableForStaking(off, false)).toBe('2');
    expect(availableForStaking(off, undefined)).toBeUndefined();
    expect(availableForStaking({ ...off, borrow: undefined }, false)).toBeUndefined();
    // An exchange that lists no setting of the coin does not take what is borrowed.
    expect([availableForStaking({ ...off, borrow: null }, false), availableForStaking({ ...off, borrow: null }, true)]).toEqual(['2', '3']);
  });

  it('has a balance for fixed terms (AMB-066)', () => {
    expect([
      availableForFixed({ available: decimal('1.123456789') }),
      availableForFixed({ available: undefined }),
      availableForFixed(undefined),
    ]).toEqual(['1.12345678', undefined, undefined]);
  });

  it('prefers a partner’s invitation code over the person’s own (SH-25)', () => {
    expect([
      invitationCode({ kolCode: 'KOL', encryptedUid: 'U' }),
      invitationCode({ kolCode: undefined, encryptedUid: 'U' }),
      invitationCode({ kolCode: undefined, encryptedUid: undefined }),
      invitationCode(undefined),
    ]).toEqual(['KOL', 'U', undefined, undefined]);
  });
});
