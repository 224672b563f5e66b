import { type Decimal, type Instant, ZERO, add, compare, subtract } from '@earnkit/core';
import type { Rows } from '@earnkit/core/endpoint';
import * as v from 'valibot';
import { storedDecimal } from '../submission/pendingOrders.ts';

/** Records to read of an order log: more than can be made between two reads. */
export const RECENT_ORDERS = 20;

/** The fields of a record that tell one order from another. A field that the exchange does not send is `undefined`. */
export interface RecentOrder {
  /** The exchange’s id of the record; `undefined` where it has none. */
  readonly id: string | undefined;
  /** When the order was made, in unix seconds. */
  readonly createdAt: Instant | undefined;
  /** When the record was entered, in unix seconds. */
  readonly at: Instant | undefined;
  /** When it was carried out, in unix seconds. */
  readonly finishedAt: Instant | undefined;
  /** The amount of the order; `undefined` where it cannot be read. */
  readonly amount: Decimal | undefined;
}

const recentOrderOf = ({
  id,
  createdAt,
  at,
  finishedAt,
  amount,
}: { readonly [Key in keyof RecentOrder]?: RecentOrder[Key] }): RecentOrder => ({
  id,
  createdAt,
  at,
  finishedAt,
  amount,
});

/** The latest records of one coin and kind of order. */
export interface RecentOrders {
  /** The records, newest first. */
  readonly records: readonly RecentOrder[];
  /** Positions in the answer, from 0, of records that could not be read. The order may be among them. */
  readonly unreadable: readonly number[];
}

const moment = v.optional(v.number());

/** Reads stored recent orders back. */
export const storedRecentOrders: v.GenericSchema<unknown, RecentOrders> = v.object({
  records: v.pipe(
    v.array(
      v.pipe(
        v.object({ id: v.optional(v.string()), createdAt: moment, at: moment, finishedAt: moment, amount: v.optional(storedDecimal) }),
        v.transform(recentOrderOf),
      ),
    ),
    v.maxLength(RECENT_ORDERS),
  ),
  unreadable: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** The recent orders in an answer of an order log, newest first. */
export const recentOrdersOf = ({ rows, unreadable }: Rows<RecentOrder>): RecentOrders => ({
  records: rows.map(recentOrderOf),
  unreadable: unreadable.map(({ index }) => index),
});

/** A record without an id is identified by its contents. */
const nameOf = ({ id, createdAt, at, amount }: RecentOrder): string => id ?? `${createdAt ?? ''}|${at ?? ''}|${amount ?? ''}`;

/**
 * The record that an order of this amount left since the baseline.
 *
 * Another order of the same coin and amount, made elsewhere in the same seconds, cannot be told from ours.
 *
 * @returns `undefined` where there is none.
 * @throws Error when that is not certain, because a record that was added in the meantime cannot be read.
 */
export function findNewOrder(before: RecentOrders, after: RecentOrders, amount: Decimal): RecentOrder | undefined {
  const known = new Map<string, number>();
  for (const record of before.records) known.set(nameOf(record), (known.get(nameOf(record)) ?? 0) + 1);
  const left = new Map(known);
  const fresh = after.records.filter((record) => {
    const count = left.get(nameOf(record)) ?? 0;
    left.set(nameOf(record), count - 1);
    return count <= 0;
  });
  const found = fresh.find((record) => record.amount !== undefined && compare(record.amount, amount) === 0);
  const strange = fresh.some((record) => record.amount === undefined);
  if (found !== undefined) return found;
  // Do not compare the number of records: a new unreadable record may have pushed an old one off the page.
  if (newestUnreadable(after, known) > newestUnreadable(before, known)) throw new Error('A new record cannot be read');
  if (strange) throw new Error('A new record does not say its amount');
  return undefined;
}

/**
 * What happened to pending orders whose cancellation was lost, by their records: a cancelled one is smaller or gone, a paid
 * one is finished and as large as before.
 *
 * @param amount the amount of the cancellation.
 * @returns `undefined` where the records do not say.
 */
export function outcomeOfCancellation(before: RecentOrders, after: RecentOrders, amount: Decimal): 'cancelled' | 'paid' | undefined {
  const amountOf = (record: RecentOrder | undefined): Decimal => record?.amount ?? ZERO;
  let less = ZERO;
  for (const was of before.records) {
    if (was.id === undefined || was.finishedAt !== undefined) continue;
    const is = after.records.find(({ id }) => id === was.id);
    const difference = subtract(amountOf(was), amountOf(is));
    if (is?.finishedAt !== undefined && compare(difference, ZERO) === 0) return 'paid';
    less = add(less, difference);
  }
  return compare(less, amount) === 0 ? 'cancelled' : undefined;
}

/** How many records that cannot be read are newer than the newest of those known before. */
function newestUnreadable({ records, unreadable }: RecentOrders, known: ReadonlyMap<string, number>): number {
  const newer = records.findIndex((record) => known.has(nameOf(record)));
  if (newer < 0) return unreadable.length;
  let count = 0;
  for (let index = 0, readable = 0; readable <= newer; index += 1) {
    if (unreadable.includes(index)) count += 1;
    else readable += 1;
  }
  return count;
}
