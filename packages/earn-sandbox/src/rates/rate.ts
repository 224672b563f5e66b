import { type Decimal, decimal } from '@earnkit/core';
import { fromUnits, toUnits } from '../units.ts';
import { stillFrom } from '../clock/heldRates.ts';

/*
 * Rates depend only on the coin's name and the hour and are computed with integers, so they are the same on every machine, for
 * past and for future hours. Each sandbox can freeze its own rates.
 */

/** A product whose rate changes every hour. */
export interface RatedProduct {
  readonly asset: string;
  /** Average rate, in millionths per year. */
  readonly baseRate: number;
  /** How far the rate swings around the average, in percent of it. */
  readonly swing: number;
}

const mix = (seed: number): number => {
  let h = seed >>> 0;
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  h = Math.imul(h ^ (h >>> 16), 0x45d9f3b);
  return (h ^ (h >>> 16)) >>> 0;
};

/** A hash of a text, the same on every machine. */
export const seedOf = (text: string): number => {
  let seed = 0;
  for (const letter of text) seed = mix(Math.imul(seed, 31) + (letter.codePointAt(0) ?? 0));
  return seed;
};

const seeds = new Map<string, number>();

/** Smooth pseudo-random value between -1000 and 1000, with a period of `span` hours. */
export const wave = (seed: number, hour: number, span: number): number => {
  const step = Math.floor(hour / span);
  const at = (index: number): number => (mix(seed ^ mix(index * 7919 + span)) % 2001) - 1000;
  const into = hour - step * span;
  return Math.trunc((at(step) * (span - into) + at(step + 1) * into) / span);
};

const millionthsOf = (product: RatedProduct, asked: number): number => {
  const hour = Math.min(asked, stillFrom());
  let seed = seeds.get(product.asset);
  if (seed === undefined) {
    seed = seedOf(product.asset);
    seeds.set(product.asset, seed);
  }
  const chance = Math.trunc((5 * wave(seed, hour, 168) + 3 * wave(seed, hour, 24) + 2 * wave(seed, hour, 1)) / 10);
  return product.baseRate + Math.trunc((product.baseRate * product.swing * chance) / 100_000);
};

/** Rate of the interest paid at the full hour `hour` (hours since 1970), a fraction per year with 6 places. */
export const rateYear = (product: RatedProduct, hour: number): Decimal => decimal(`${millionthsOf(product, hour)}e-6`);

/** The same rate in smallest steps. */
export const rateYearUnits = (product: RatedProduct, hour: number): bigint => BigInt(millionthsOf(product, hour)) * 10n ** 12n;

/** Mean of the 24 rates paid up to the start of a UTC day (days since 1970), cut down to 6 places. */
export function dayRateYear(product: RatedProduct, day: number): Decimal {
  let sum = 0;
  for (let hour = day * 24 - 23; hour <= day * 24; hour += 1) sum += millionthsOf(product, hour);
  return decimal(`${Math.floor(sum / 24)}e-6`);
}

/** A percent as a fraction, exact. */
export const fractionOf = (percent: string): Decimal => fromUnits(toUnits(percent) / 100n);
