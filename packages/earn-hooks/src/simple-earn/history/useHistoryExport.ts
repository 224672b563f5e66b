'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import { type HistoryFilter, type HistoryRow, historyPageOptions, historyRowOf } from './historyRows.ts';

/** Rows asked for at once. */
const ANSWER_ROWS = 100;

/** Rows that are read at most, so that an exchange that never ends does not either. */
const MOST_EXPORTED_ROWS = 50_000;

/** Every record of a history that was asked for. */
export interface HistoryExported {
  readonly rows: readonly HistoryRow[];
  /** Records that could not be read, that were made meanwhile, or that are beyond the most that are read. */
  readonly missing: number;
}

/** Reading a history as a whole. */
export interface HistoryExport {
  readonly state: 'idle' | 'reading' | 'failed';
  /** Reads every page, newest first. `undefined` where that failed, or where the list is no longer on the screen. */
  readonly read: (filter: HistoryFilter) => Promise<HistoryExported | undefined>;
}

/** Reads all records of a history, for a file of the range that is shown. */
export function useHistoryExport(): HistoryExport {
  const earn = useEarn();
  const [state, setState] = useState<HistoryExport['state']>('idle');
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const read = useCallback(
    async (filter: HistoryFilter): Promise<HistoryExported | undefined> => {
      const { queryClient, timeZone } = earn;
      const rowOf = historyRowOf(filter, timeZone);
      const rows: HistoryRow[] = [];
      const written = new Set<string>();
      let places = 0;
      let unreadable = 0;
      let total = 0;
      setState('reading');
      try {
        for (let page = 1; page <= MOST_EXPORTED_ROWS / ANSWER_ROWS; page += 1) {
          const answer = await queryClient.fetchQuery({ ...historyPageOptions(earn, filter, page, ANSWER_ROWS), staleTime: 0, gcTime: 0 });
          if (!mounted.current) return undefined;
          // A record made meanwhile pushes the last one of a page onto the next.
          const added = answer.rows.map(rowOf).filter(({ key }) => !written.has(key));
          for (const { key } of added) written.add(key);
          rows.push(...added);
          unreadable += answer.unreadable.length;
          ({ total } = answer);
          const read = answer.rows.length + answer.unreadable.length;
          places += read;
          if (read === 0 || places >= total) break;
        }
      } catch {
        if (mounted.current) setState('failed');
        return undefined;
      }
      setState('idle');
      return { rows, missing: Math.max(unreadable, total - rows.length) };
    },
    [earn],
  );
  return { state, read };
}
