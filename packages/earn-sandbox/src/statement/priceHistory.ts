import type { Decimal } from '@earnkit/core';
import type { Coin } from '../coins/coins.ts';
import { seedOf, wave } from '../rates/rate.ts';
import { fromUnits, toUnits } from '../units.ts';

const MILLION = 1_000_000n;

/** How far a price moves around that of the market, in millionths. */
const SWING = 240_000;

/** Digits of a price after the point: as many as the market's price has, and at least 2. */
const stepOf = (price: string): bigint => 10n ** BigInt(18 - Math.max(2, price.split('.')[1]?.length ?? 0));

/**
 * What a coin was worth at 00:00 UTC of a day (days since 1970), in USDT. The sandbox's market stands still, so this is a history made up for
 * statements: it comes out of the coin's name and the day alone, is the same on every machine, and moves up to a fifth around the market's
 * price. A dollar coin keeps its price.
 */
export function priceOn({ asset, price }: Coin, day: number): Decimal {
  if (asset === 'USDT' || asset === 'USDC') return fromUnits(toUnits(price));
  const seed = seedOf(`price ${asset}`);
  const chance = Math.trunc((6 * wave(seed, day * 24, 1440) + 3 * wave(seed, day * 24, 240) + wave(seed, day * 24, 24)) / 10);
  const millionths = BigInt(Math.trunc((SWING * chance) / 1_000));
  const step = stepOf(price);
  return fromUnits(((toUnits(price) * (MILLION + millionths)) / MILLION / step) * step);
}
