import { type Decimal, type EarnClient, type FlexibleHistoryRecord, type HistoryType, compare, history } from '@earnkit/core';

/** Records read to tell an order of now from those before: more than can be made between two reads. */
const TRACES = 20;

/** The latest records of one coin and type: what an order leaves behind. */
export interface OrderTraces {
  readonly records: readonly FlexibleHistoryRecord[];
  /** Records that could not be read; the order may be among them. */
  readonly unreadable: number;
}

/** Reads the latest traces. */
export async function readTraces(client: EarnClient, type: HistoryType, asset: string, signal: AbortSignal): Promise<OrderTraces> {
  const { rows, unreadable } = await client.call(history.flexibleHistory, { type, asset, page: 1, limit: TRACES }, { signal });
  return { records: rows, unreadable: unreadable.length };
}

/** A record without an id is told by what it says. */
const nameOf = ({ id, createdAt, at, amount }: FlexibleHistoryRecord): string => id ?? `${createdAt ?? ''}|${at ?? ''}|${amount ?? ''}`;

/**
 * The record that an order of this amount left since the baseline.
 *
 * Another order of the same coin and amount, made elsewhere in the same seconds, cannot be told from ours.
 *
 * @returns `undefined` where there is none.
 * @throws Error when it cannot be known, because a record that came in the meantime cannot be read.
 */
export function newRecordOf(before: OrderTraces, after: OrderTraces, amount: Decimal): FlexibleHistoryRecord | undefined {
  const known = new Map<string, number>();
  for (const record of before.records) known.set(nameOf(record), (known.get(nameOf(record)) ?? 0) + 1);
  const found = after.records.find((record) => {
    const left = known.get(nameOf(record)) ?? 0;
    known.set(nameOf(record), left - 1);
    return left <= 0 && record.amount !== undefined && compare(record.amount, amount) === 0;
  });
  if (found === undefined && after.unreadable > before.unreadable) throw new Error('A new record cannot be read');
  return found;
}
