import { type Decimal, type EarnClient, compare } from '@earnkit/core';
import { type FlexibleHistoryRecord, type HistoryType, history } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { storedDecimal } from './pendingOrders.ts';

/** Records read to tell an order of now from those before: more than can be made between two reads. */
const TRACES = 20;

/** As much of a record as tells one order from another. */
export type RecentOrder = Pick<FlexibleHistoryRecord, 'id' | 'createdAt' | 'at' | 'finishedAt' | 'amount'>;

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

/** The latest records of one coin and type: what an order leaves behind. */
export interface RecentOrders {
  readonly records: readonly RecentOrder[];
  /** Where in the answer the records stood that could not be read, from 0; the order may be among them. */
  readonly unreadable: readonly number[];
}

const moment = v.optional(v.number());

/** Reads traces back that were put by. */
export const storedRecentOrders: v.GenericSchema<unknown, RecentOrders> = v.object({
  records: v.pipe(
    v.array(
      v.pipe(
        v.object({ id: v.optional(v.string()), createdAt: moment, at: moment, finishedAt: moment, amount: v.optional(storedDecimal) }),
        v.transform(recentOrderOf),
      ),
    ),
    v.maxLength(TRACES),
  ),
  unreadable: v.array(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

/** Reads the latest traces. */
export async function readRecentOrders(client: EarnClient, type: HistoryType, asset: string, signal: AbortSignal): Promise<RecentOrders> {
  const { rows, unreadable } = await client.call(history.flexibleHistory, { type, asset, page: 1, limit: TRACES }, { signal });
  return { records: rows.map(recentOrderOf), unreadable: unreadable.map(({ index }) => index) };
}

/** A record without an id is told by what it says. */
const nameOf = ({ id, createdAt, at, amount }: RecentOrder): string => id ?? `${createdAt ?? ''}|${at ?? ''}|${amount ?? ''}`;

/**
 * The record that an order of this amount left since the baseline.
 *
 * Another order of the same coin and amount, made elsewhere in the same seconds, cannot be told from ours.
 *
 * @returns `undefined` where there is none.
 * @throws Error when it cannot be known, because a record that came in the meantime cannot be read.
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
  // Not by their number: a new unreadable record may have pushed an old one off the page.
  if (newestUnreadable(after, known) > newestUnreadable(before, known)) throw new Error('A new record cannot be read');
  if (strange) throw new Error('A new record does not say its amount');
  return undefined;
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
