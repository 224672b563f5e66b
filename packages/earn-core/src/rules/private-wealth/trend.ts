import { DAY } from '@earnkit/time';
import { type Decimal, ZERO, add, compare, decimal, multiply, subtract, sumOfKnown } from '../../decimal.ts';
import { type SeriesTrend, seriesTrend } from '../series.ts';
import type { WealthLines, WealthMovement, WealthPoint } from '../../contract/private-wealth.ts';

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

/** The purchases and redemptions between the first and the last point of a trend; `undefined` where one of them is not known. */
export function movementsWithin({ rows, movements }: Pick<WealthLines, 'rows' | 'movements'>): readonly WealthMovement[] | undefined {
  if (movements === undefined || movements.unreadable.length > 0) return undefined;
  const moments = rows.map(({ at }) => at);
  const [from, to] = [Math.min(...moments), Math.max(...moments)];
  // What was bought by the first point is part of its value.
  return movements.rows.filter(({ at }) => at > from && at <= to).toSorted((first, second) => first.at - second.at);
}

/**
 * What the units of an order gained or lost over a trend of values: the change of their value without what purchases added and
 * redemptions took away (AMB-160). Exact. `undefined` where the change or a movement is not known.
 */
export function netChange(lines: Pick<WealthLines, 'rows' | 'movements' | 'change'>): Decimal | undefined {
  const moved = movementsWithin(lines)?.map(({ kind, amount }) => amount && (kind === 'purchase' ? subtract(ZERO, amount) : amount));
  return sumOfKnown([lines.change, ...(moved ?? [undefined])]);
}
