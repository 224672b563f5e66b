'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useEarn } from '../../provider/earnContext.ts';
import type { Scope } from '../../submission/session.ts';
import { type HistoryFilter, type HistoryRow, historyPageOptions, historyRowOf } from './historyRows.ts';

/** Rows asked for at once. */
const ANSWER_ROWS = 100;

/** Maximum number of rows, so that a list that never ends does not make the export loop forever. */
const MOST_EXPORTED_ROWS = 50_000;

/** Every record of a history that was asked for. */
export interface HistoryExported {
  /** The records, newest first. */
  readonly rows: readonly HistoryRow[];
  /** Records that could not be read, that were made meanwhile, or that are beyond the most that are read. */
  readonly missing: number;
}

/** Reading a history as a whole. */
export interface HistoryExport {
  /** Whether pages are being read. */
  readonly state: 'idle' | 'reading' | 'failed';
  /**
   * Reads every page, newest first. `undefined` where that failed, or where the list is no longer on the screen or another person
   * is here.
   */
  readonly read: (filter: HistoryFilter) => Promise<HistoryExported | undefined>;
}

/** Identifies one person's time on the screen: after it, the exchange may answer for another person. */
interface Stay {
  readonly scope: Scope;
}

/** A reading that is on its way or failed, and in whose stay it began. */
interface Run {
  readonly stay: Stay | undefined;
  readonly state: 'reading' | 'failed';
}

/** Reads all records of a history, for a file of the range that is shown. */
export function useHistoryExport(): HistoryExport {
  const earn = useEarn();
  const { scope } = earn;
  const [run, setRun] = useState<Run>();
  const stay = useRef<Stay>(undefined);
  useEffect(() => {
    stay.current = { scope };
    return () => {
      stay.current = undefined;
    };
  }, [scope]);
  const read = useCallback(
    async (filter: HistoryFilter): Promise<HistoryExported | undefined> => {
      const { queryClient, timeZone } = earn;
      const begun = stay.current;
      const end = (state: Run['state'] | undefined): void => setRun((now) => (now?.stay === begun ? state && { stay: begun, state } : now));
      const rowOf = historyRowOf(filter, timeZone, earn.now());
      const rows: HistoryRow[] = [];
      const written = new Set<string>();
      let places = 0;
      let unreadable = 0;
      let total = 0;
      setRun({ stay: begun, state: 'reading' });
      try {
        for (let page = 1; page <= MOST_EXPORTED_ROWS / ANSWER_ROWS; page += 1) {
          const answer = await queryClient.fetchQuery({ ...historyPageOptions(earn, filter, page, ANSWER_ROWS), staleTime: 0, gcTime: 0 });
          if (stay.current !== begun) {
            end(undefined);
            return undefined;
          }
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
        end(stay.current === begun ? 'failed' : undefined);
        return undefined;
      }
      end(undefined);
      return { rows, missing: Math.max(unreadable, total - rows.length) };
    },
    [earn],
  );
  return { state: run?.stay?.scope === scope ? run.state : 'idle', read };
}
