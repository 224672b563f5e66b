import type { Rows } from '@earnkit/core/endpoint';
import type { QueryState } from '../provider/queryState.ts';

/** Combines several lists into one. If one of them fails, the combined list fails, and a retry reads all of them again. */
export function joinLists<Row>(lists: readonly QueryState<Rows<Row>>[]): QueryState<Rows<Row>> {
  const retry = (): void => {
    for (const list of lists) if (list.state === 'failed' || list.state === 'ready') list.retry();
  };
  const missing = lists.find(({ state }) => state === 'failed') ?? lists.find(({ state }) => state !== 'ready');
  if (missing) return missing.state === 'failed' ? { ...missing, retry } : missing;
  const read = lists.filter((list) => list.state === 'ready');
  return {
    state: 'ready',
    data: {
      rows: read.flatMap(({ data }) => data.rows),
      unreadable: read.flatMap(({ data }) => data.unreadable),
      total: read.reduce((sum, { data }) => sum + data.total, 0),
    },
    stale: read.some(({ stale }) => stale),
    reference: read.find(({ reference }) => reference !== undefined)?.reference,
    readAt: Math.min(...read.map(({ readAt }) => readAt)),
    retry,
  };
}
