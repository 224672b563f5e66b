import { type Decimal, decimal, isPositive, multiply } from '../../decimal.ts';
import type { Ticker } from '../../contract/account.ts';

/** The pair that prices a coin, such as `BTC_USDT` (SH-22); `undefined` for USDT, whose price is fixed. */
export const pricePairOf = (asset: string): string | undefined => (asset === 'USDT' ? undefined : `${asset}_USDT`);

/**
 * Price of a coin in USDT: 1 for USDT itself (SH-21), else its pair's (SH-22); `undefined` while it is not known. A price that is
 * not above 0 is none: it would take from a total what a person has.
 */
export function usdtPriceOf(asset: string, tickers: readonly Ticker[] | undefined): Decimal | undefined {
  const pair = pricePairOf(asset);
  if (pair === undefined) return decimal('1');
  const price = tickers?.find((ticker) => ticker.pair === pair)?.price;
  return price && isPositive(price) ? price : undefined;
}

/** Worth of an amount in USDT, exact; `undefined` while the amount or the price is not known. */
export const usdtValueOf = (amount: Decimal | undefined, price: Decimal | undefined): Decimal | undefined =>
  amount === undefined || price === undefined ? undefined : multiply(amount, price);

/** Coins shown without conversion (SH-23). */
const STABLECOINS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** True for coins whose amounts count as dollars (SH-23). */
export const isStablecoin = (asset: string): boolean => STABLECOINS.includes(asset);
