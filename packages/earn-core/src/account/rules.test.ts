import { describe, expect, it } from 'vitest';
import { decimal } from '../decimal/decimal.ts';
import {
  accountFlags,
  assessFundingLock,
  availableForFlexible,
  availableForFunding,
  availableWithLoans,
  fundingWays,
  isAutoEarnHidden,
  isStablecoin,
  pricePairOf,
  usdtPriceOf,
  usdtValueOf,
} from './rules.ts';

const BALANCE = {
  asset: 'BTC',
  outable: decimal('3'),
  lendEarnAvailable: decimal('2.123456789'),
  available: decimal('-1'),
  unified: false,
};

describe('account rules', () => {
  it('what is not known stays unknown and refuses nothing', () => {
    expect([
      accountFlags(undefined),
      availableForFlexible(undefined),
      availableForFlexible({ ...BALANCE, lendEarnAvailable: undefined }),
      availableWithLoans(undefined, undefined, true),
    ]).toEqual([undefined, undefined, undefined, undefined]);
    expect(assessFundingLock(undefined, 'subscribe')).toBeUndefined();
    expect([
      usdtPriceOf('BTC', undefined),
      usdtPriceOf('BTC', []),
      usdtValueOf(undefined, decimal('1')),
      usdtValueOf(decimal('1'), undefined),
    ]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('each purpose has its own balance, 8 decimals down, never below zero (SH-17, AMB-066)', () => {
    expect(availableForFlexible(BALANCE)).toBe('2.12345678');
    expect(availableForFunding(BALANCE)).toBe('0');
  });

  it('prices coins by their pair, USDT by itself (SH-21 to SH-23)', () => {
    const tickers = [
      { pair: 'BTC_USDT', price: decimal('65000.5') },
      { pair: 'USDT_USDT', price: decimal('9') },
    ];
    expect([usdtPriceOf('BTC', tickers), usdtPriceOf('USDT', tickers), usdtPriceOf('ETH', tickers)]).toEqual(['65000.5', '1', undefined]);
    expect(usdtValueOf(decimal('0.00000001'), decimal('65000.5'))).toBe('0.000650005');
    expect([pricePairOf('BTC'), pricePairOf('USDT')]).toEqual(['BTC_USDT', undefined]);
    expect(['USDT', 'USDC', 'USD', 'USDD', 'DAI'].map(isStablecoin)).toEqual([true, true, true, true, false]);
  });

  it('hides what edition and region do not have', () => {
    expect(fundingWays('USDT', 'global', undefined)).toEqual(['deposit', 'express', 'transfer']);
    expect(fundingWays('BTC', 'us', undefined)).toEqual(['deposit', 'spot']);
    expect([
      isAutoEarnHidden('us', undefined),
      isAutoEarnHidden('global', { business: ['api_lendEarn_order'] }),
      isAutoEarnHidden('global', undefined),
    ]).toEqual([true, true, false]);
  });
});
