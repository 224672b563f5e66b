import type { Decimal } from '@earnkit/core';
import { cutTo8, fromUnits, toUnits, UNIT } from '../units.ts';
import { refusals } from '../refusal.ts';

/** A coin of the exchange. */
export interface Coin {
  readonly asset: string;
  /** USDT for one coin. */
  readonly price: string;
  /**
   * What borrowed coins of it may be used for (AMB-067).
   *
   * @default nothing
   */
  readonly borrow?: { readonly launchpool?: true; readonly staking?: true };
}

/** Every coin, in the order of the market. Prices are those of a large exchange on an ordinary day. */
export const COINS: readonly Coin[] = [
  { asset: 'USDT', price: '1' },
  { asset: 'USDC', price: '0.9998' },
  { asset: 'BTC', price: '97412.5', borrow: { launchpool: true, staking: true } },
  { asset: 'ETH', price: '3308.72', borrow: { staking: true } },
  { asset: 'GT', price: '16.84' },
  { asset: 'SOL', price: '187.35' },
  { asset: 'XRP', price: '2.4183' },
  { asset: 'DOGE', price: '0.20716' },
  { asset: 'BNB', price: '918.4' },
  { asset: 'TRX', price: '0.28455' },
  { asset: 'ADA', price: '0.5621' },
  { asset: 'LTC', price: '96.18' },
  { asset: 'DOT', price: '2.8732' },
  { asset: 'AVAX', price: '15.926' },
  { asset: 'LINK', price: '14.237' },
  { asset: 'TON', price: '1.8274' },
  { asset: 'SUI', price: '2.1145' },
  { asset: 'PEPE', price: '0.0000058213' },
];

const bySymbol = new Map(COINS.map((coin) => [coin.asset, coin]));

/** The coin of that name, if the exchange has it. */
export const coinOf = (asset: string): Coin | undefined => bySymbol.get(asset);

/** USDT for one coin; `'0'` for a coin that the exchange does not have. */
export const priceOf = (asset: string): string => coinOf(asset)?.price ?? '0';

/** Coins that stand for a dollar each in what is worth how much (SH-23). */
const DOLLARS: readonly string[] = ['USDT', 'USDC', 'USD', 'USDD'];

/** What one coin is worth in USDT: its price, and 1 for a stablecoin, whatever its market says (SH-23). */
export const worthOf = (asset: string): string => (DOLLARS.includes(asset) ? '1' : priceOf(asset));

/** Address of a coin's picture, which the sandbox serves. */
export const iconOf = (asset: string): string => `/sandbox/coins/${asset}.svg`;

/** Total value of amounts of coins in USDT, cut down to 8 places. A coin that is not offered is worth nothing. */
export function usdtOf(amounts: readonly { readonly asset: string | null | undefined; readonly amount: bigint }[]): Decimal {
  let sum = 0n;
  for (const { asset, amount } of amounts) sum += amount * toUnits(worthOf(asset ?? ''));
  return fromUnits(cutTo8(sum / UNIT));
}

/** Finds the product of a coin. */
interface ProductsByAsset<Product> {
  /** The product of a coin, if the coin has one. */
  readonly of: (asset: string) => Product | undefined;
  /** The same. @throws Refusal where the coin has none. */
  readonly need: (asset: string) => Product;
}

/** Indexes the products of a slice, which has at most one for each coin. */
export function productsByAsset<Product extends { readonly asset: string }>(products: readonly Product[]): ProductsByAsset<Product> {
  const byAsset = new Map(products.map((product) => [product.asset, product]));
  const need = (asset: string): Product => {
    const product = byAsset.get(asset);
    if (product === undefined) throw refusals.unknownCoin();
    return product;
  };
  return { of: (asset) => byAsset.get(asset), need };
}
