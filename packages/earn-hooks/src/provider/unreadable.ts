import type { Rows } from '@earnkit/core';
import type { QueryCache } from '@tanstack/react-query';
import { isEarnKey } from './earnQuery.ts';

/** Writes down what only a developer can mend. No values of the exchange, which may be a person's. */
export type Logger = (message: string) => void;

const isRows = (data: unknown): data is Rows<unknown> =>
  typeof data === 'object' && data !== null && 'unreadable' in data && Array.isArray(data.unreadable);

/**
 * Writes down, once per call, field and problem, that rows of an answer could not be read and were left out (UI-29,
 * AMB-133). A figure that is merely not said is no fault: it is shown as `--`.
 *
 * @returns stops it.
 */
export function logUnreadable(cache: QueryCache, log: Logger): () => void {
  const told = new Set<string>();
  return cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isEarnKey(event.query.queryKey)) return;
    const data: unknown = event.query.state.data;
    if (!isRows(data)) return;
    for (const { field, problem } of data.unreadable) {
      const line = `Earnkit left out a row of ${String(event.query.queryKey[2])}: ${field} ${problem}`;
      if (told.has(line)) continue;
      told.add(line);
      log(line);
    }
  });
}
