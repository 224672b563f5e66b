import { DAY } from '@earnkit/time';
import { type Decimal, ZERO, add, compare, decimal, multiply, subtract } from '../decimal/decimal.ts';
import { type SeriesTrend, seriesTrend } from '../series/rules.ts';
import type { WealthPoint } from './contract.ts';

/** A trend in order, with its unbroken runs and extremes (PW-06). */
export type WealthTrend = SeriesTrend<'value'>;

/** A trend ready to be drawn. Nothing is filled in: an unknown value is a gap. */
export const wealthTrend = (points: readonly WealthPoint[]): WealthTrend => seriesTrend(points, 'value', DAY);

/** The six values of an axis with five intervals, smallest first (PW-20). */
export type TrendTicks = readonly [Decimal, Decimal, Decimal, Decimal, Decimal, Decimal];

const FIFTH = decimal('0.2');
const FLAT_MARGIN = decimal('100');

/**
 * The axis of a trend: five even intervals from the smallest to the largest value (PW-20, AMB-126). A flat series gets 100 on
 * each side (PW-21). Exact. Without a known value, as for a flat series of zeros.
 */
export function trendTicks({
  lowest = ZERO,
  highest = lowest,
}: {
  readonly lowest?: Decimal | undefined;
  readonly highest?: Decimal | undefined;
}): TrendTicks {
  const flat = compare(lowest, highest) === 0;
  const bottom = flat ? subtract(lowest, FLAT_MARGIN) : lowest;
  const top = flat ? add(highest, FLAT_MARGIN) : highest;
  const step = multiply(subtract(top, bottom), FIFTH);
  const at = (count: string): Decimal => add(bottom, multiply(step, decimal(count)));
  return [bottom, at('1'), at('2'), at('3'), at('4'), top];
}
