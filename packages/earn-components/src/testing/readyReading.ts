import { readData } from '@earnkit/core/endpoint';
import type { QueryState } from '@earnkit/hooks';
import { STORY_NOW } from './simpleEarnRows.ts';

/** What a host hands over once it has read an answer in wire format. */
export function readyReading<Data>(
  schema: Parameters<typeof readData<unknown, Data>>[0],
  answer: unknown,
  stale = false,
): Extract<QueryState<Data>, { state: 'ready' }> {
  const read = readData(schema, answer);
  if (!('data' in read)) throw new Error(`The answer of the story cannot be read: ${read.broken.problem}`);
  return { state: 'ready', data: read.data, stale, readAt: STORY_NOW, retry: () => undefined };
}
