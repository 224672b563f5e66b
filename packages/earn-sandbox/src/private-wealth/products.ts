import { Refusal } from '../refusal.ts';
import { HOUR } from '../clock/clock.ts';
import { seedOf, wave } from '../rates/rate.ts';

/** Refusals of private wealth, each under one code. */
export const wealthRefusals = {
  unknownProduct: () => new Refusal('30401', 'There is no such product.'),
  noOrder: () => new Refusal('30402', 'You hold no units of this product.'),
  notEnoughUnits: (units: string) => new Refusal('30403', `You can redeem at most ${units} units.`),
} as const;

/** A product of private wealth or asset management, whose units are bought and redeemed. */
export interface WealthProduct {
  readonly pid: string;
  /** 4 private wealth, 5 asset management (PW-07). */
  readonly type: 4 | 5;
  readonly name: string;
  readonly asset: string;
  /** Least purchase, in the coin. */
  readonly minimum: string;
  readonly showsIncome: boolean;
  /** What the value of a unit gains in a year, in millionths. */
  readonly yearly: number;
  /** How far the value moves around its path, in millionths. */
  readonly swing: number;
}

/** Every product. */
export const WEALTH_PRODUCTS: readonly WealthProduct[] = [
  {
    pid: '401',
    type: 4,
    name: 'Private Reserve USDT',
    asset: 'USDT',
    minimum: '10000',
    showsIncome: true,
    yearly: 64_000,
    swing: 9_000,
  },
  { pid: '501', type: 5, name: 'Steady Income USDT', asset: 'USDT', minimum: '100', showsIncome: true, yearly: 51_000, swing: 6_000 },
  { pid: '502', type: 5, name: 'Long-Short BTC', asset: 'BTC', minimum: '0.001', showsIncome: true, yearly: -38_000, swing: 90_000 },
];

/** The product of that id, if there is one. */
export const wealthProductOf = (pid: string): WealthProduct | undefined => WEALTH_PRODUCTS.find((product) => product.pid === pid);

/** The product of that id. @throws Refusal where there is none. */
export function needWealthProduct(pid: string): WealthProduct {
  const product = wealthProductOf(pid);
  if (product === undefined) throw wealthRefusals.unknownProduct();
  return product;
}

const LAUNCHED_HOUR = Date.UTC(2024, 0, 1) / 1000 / HOUR;
const HOURS_A_YEAR = 8_760;

/**
 * Value of one unit at a moment, in smallest steps of the coin. It changes at each full hour, has 6 places, and comes out of
 * the product and the hour alone: the same on every machine, for the past and for hours that the clock has yet to reach.
 */
export function netValueAt({ pid, yearly, swing }: WealthProduct, at: number): bigint {
  const hour = Math.floor(at / HOUR);
  const seed = seedOf(`wealth ${pid}`);
  const chance = Math.trunc((6 * wave(seed, hour, 720) + 3 * wave(seed, hour, 168) + wave(seed, hour, 12)) / 10);
  const millionths = 1_000_000 + Math.trunc((yearly * (hour - LAUNCHED_HOUR)) / HOURS_A_YEAR) + Math.trunc((swing * chance) / 1_000);
  return BigInt(Math.max(millionths, 1)) * 10n ** 12n;
}
