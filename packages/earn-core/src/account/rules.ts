import type { Reason } from '../assessment.ts';
import { type Decimal, ZERO, cutDown, decimal, max, multiply, subtract } from '../decimal/decimal.ts';
import type { AccountMode, Balance, Compliance, FundingLock, Ticker } from './contract.ts';

/** Decimals at which balances are kept (SH-17). */
export const BALANCE_DECIMALS = 8;

/** How the account is worded and where money comes from (SH-12, SH-13, SH-14). */
export interface AccountFlags {
  /** Every mode but classic. */
  readonly unified: boolean;
  /** Simple Earn runs on the unified account: multi-currency with funding in use. */
  readonly unifiedSimpleEarn: boolean;
}

/** What the account mode means (SH-12, SH-13); `undefined` while the mode is not known. */
export const accountFlags = (mode: Pick<AccountMode, 'mode' | 'useFunding'> | undefined): AccountFlags | undefined =>
  mode && { unified: mode.mode !== 'classic', unifiedSimpleEarn: mode.mode === 'multi_currency' && mode.useFunding };

const usable = (amount: Decimal | undefined): Decimal | undefined =>
  amount === undefined ? undefined : max(ZERO, cutDown(amount, BALANCE_DECIMALS));

/** What can go into flexible Simple Earn (SH-15, SH-17, AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFlexible = (balance: Balance | undefined): Decimal | undefined => usable(balance?.lendEarnAvailable);

/** The plain balance a person sees when adding funds (AMB-066), 8 decimals down; `undefined` while it is not known. */
export const availableForFunding = (balance: Balance | undefined): Decimal | undefined => usable(balance?.available);

/**
 * What is left of a balance after the person's loans, 8 decimals down, never below zero (AMB-066, AMB-067).
 *
 * @param loan what is borrowed of the coin; none where the exchange names none (AMB-023).
 * @param supported whether borrowed coins may be used, so that nothing is taken off.
 */
export function availableWithLoans(available: Decimal | undefined, loan: Decimal | undefined, supported: boolean): Decimal | undefined {
  if (available === undefined) return undefined;
  return usable(supported ? available : subtract(available, loan ?? ZERO));
}

/**
 * The lock pre-check before money moves (SH-56 to SH-58, AMB-016): refused only when funding is in use and locked. A
 * check that failed refuses nothing; the exchange decides.
 */
export function assessFundingLock(lock: FundingLock | undefined, action: 'subscribe' | 'redeem'): Reason | undefined {
  if (!lock?.useFunding || !lock.locked) return undefined;
  return { key: action === 'subscribe' ? 'lend_earn.notsubscribe.toast' : 'lend_earn.notredeem.toast' };
}

/** Coins shown without conversion (SH-23). */
export const STABLECOINS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** True for coins whose amounts stand for themselves in dollars (SH-23). */
export const isStablecoin = (asset: string): boolean => STABLECOINS.includes(asset);

/** The pair that prices a coin, such as `BTC_USDT` (SH-22); `undefined` for USDT, whose price is fixed. */
export const pricePairOf = (asset: string): string | undefined => (asset === 'USDT' ? undefined : `${asset}_USDT`);

/** Price of a coin in USDT: 1 for USDT itself (SH-21), else its pair's (SH-22); `undefined` while it is not known. */
export function usdtPriceOf(asset: string, tickers: readonly Ticker[] | undefined): Decimal | undefined {
  const pair = pricePairOf(asset);
  return pair === undefined ? decimal('1') : tickers?.find((ticker) => ticker.pair === pair)?.price;
}

/** Worth of an amount in USDT, exact; `undefined` while the amount or the price is not known. */
export const usdtValueOf = (amount: Decimal | undefined, price: Decimal | undefined): Decimal | undefined =>
  amount === undefined || price === undefined ? undefined : multiply(amount, price);

/** A way to get more of a coin (SH-26). */
export type FundingWay = 'deposit' | 'express' | 'transfer' | 'spot';

/**
 * The ways to add funds, in the order they are shown (SH-26): the US edition has no express buy and no transfer (US-01),
 * a region may restrict express and spot (RG-02, RG-03), and USDT has no spot pair with itself (AMB-077).
 */
export function fundingWays(
  asset: string,
  edition: 'global' | 'us',
  compliance: Pick<Compliance, 'menu'> | undefined,
): readonly FundingWay[] {
  const hidden = new Set<FundingWay>();
  if (edition === 'us') hidden.add('express').add('transfer');
  if (compliance?.menu.includes('express')) hidden.add('express');
  if (compliance?.menu.includes('spot_trade') || asset === 'USDT') hidden.add('spot');
  return (['deposit', 'express', 'transfer', 'spot'] as const).filter((way) => !hidden.has(way));
}

/** Whether automatic lending is hidden: in the US edition (US-04) and where the region restricts it (RG-04, AMB-101). */
export const isAutoEarnHidden = (edition: 'global' | 'us', compliance: Pick<Compliance, 'business'> | undefined): boolean =>
  edition === 'us' || (compliance?.business.includes('api_lendEarn_order') ?? false);
