import type { PagesRead } from '../../lists/usePages.ts';
import type { QueryState } from '../../provider/queryState.ts';

type Lists = readonly QueryState<PagesRead<unknown>>[];

/** The state of several lists at once; its data is whether one of them has more rows than were read. */
export function allRead(lists: Lists): QueryState<boolean> {
  const reads = [];
  const retry = (): void => {
    for (const list of lists) if (list.state === 'failed' || list.state === 'ready') list.retry();
  };
  for (const list of lists) {
    if (list.state === 'failed') return { ...list, retry };
    if (list.state === 'ready') reads.push(list);
  }
  const waiting = lists.find(({ state }) => state !== 'ready');
  if (waiting && waiting.state !== 'ready') return waiting;
  if (reads.some(({ data }) => data.loadingMore)) return { state: 'loading' };
  return {
    state: 'ready',
    data: reads.some(({ data }) => data.rows.length + data.unreadable.length < data.total),
    stale: reads.some(({ stale, data }) => stale || data.moreFailed),
    reference: reads.find(({ reference }) => reference !== undefined)?.reference,
    readAt: Math.min(...reads.map(({ readAt }) => readAt)),
    retry,
  };
}
