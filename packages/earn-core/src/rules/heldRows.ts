import type { Instant } from '@earnkit/time';
import type { Decimal } from '../decimal.ts';
import { compareKnown, compareText } from './lists.ts';
import { type WayAccess, awaySeconds } from './ways.ts';

/** How a list of holdings is ordered: by value, by coin, or by how soon the money is back. */
export const HELD_ORDERS = ['value', 'asset', 'return'] as const;

/** See {@link HELD_ORDERS}. */
export type HeldOrder = (typeof HELD_ORDERS)[number];

/** What a holding is ordered by. */
export interface OrderedHolding {
  /** Names it among all holdings. */
  readonly key: string;
  /** The coin. */
  readonly asset: string;
  /** Its value in USDT; `undefined` where it is not known. */
  readonly valueUsdt: Decimal | undefined;
  /** When its money is back. */
  readonly access: WayAccess;
}

/**
 * Holdings in an order (SH-01): the most valuable first, by coin, or the soonest back first. Among equal ones the most valuable is
 * first, then by key. A value or a time that is not known comes last.
 */
export const heldInOrder = <Row extends OrderedHolding>(rows: readonly Row[], order: HeldOrder, now: Instant): readonly Row[] =>
  rows.toSorted(
    (first, second) =>
      before(first, second, order, now) ||
      compareKnown(first.valueUsdt, second.valueUsdt, 'desc') ||
      compareText(first.asset, second.asset) ||
      compareText(first.key, second.key),
  );

function before(first: OrderedHolding, second: OrderedHolding, order: HeldOrder, now: Instant): number {
  if (order === 'asset') return compareText(first.asset, second.asset);
  if (order === 'value') return 0;
  // Two times that are not known are the same.
  return awaySeconds(first.access, now) - awaySeconds(second.access, now) || 0;
}
