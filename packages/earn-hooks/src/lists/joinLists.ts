import type { Rows } from '@earnkit/core/endpoint';
import type { QueryState } from '../provider/queryState.ts';
import type { AllRows } from './readAll.ts';

/** Combines several lists into one. If one of them fails, the combined list fails, and a retry reads all of them again. */
export function joinLists<Row>(lists: readonly QueryState<Rows<Row> & Partial<AllRows<Row>>>[]): QueryState<AllRows<Row>> {
  const retry = (): void => {
    for (const list of lists) if (list.state === 'failed' || list.state === 'ready') list.retry();
  };
  const failed = lists.find((list) => list.state === 'failed');
  if (failed) return { ...failed, retry };
  const missing = lists.find((list) => list.state === 'anonymous' || list.state === 'loading');
  if (missing) return missing;
  const read = lists.filter((list) => list.state === 'ready');
  return {
    state: 'ready',
    data: {
      rows: read.flatMap(({ data }) => data.rows),
      unreadable: read.flatMap(({ data }) => data.unreadable),
      total: read.every(({ data }) => data.total !== undefined) ? read.reduce((sum, { data }) => sum + (data.total ?? 0), 0) : undefined,
      more: read.some(({ data }) => data.more === true),
    },
    stale: read.some(({ stale }) => stale),
    reference: read.find(({ reference }) => reference !== undefined)?.reference,
    readAt: Math.min(...read.map(({ readAt }) => readAt)),
    retry,
  };
}
