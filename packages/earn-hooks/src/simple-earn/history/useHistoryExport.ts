'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readAll } from '../../lists/readAll.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { Scope } from '../../submission/session.ts';
import { type HistoryFilter, historyKey, type HistoryRow, historyRowOf, readHistory } from './historyRows.ts';

/** Answers that are read at most: 50,000 records. */
const MOST_ANSWERS = 500;

/** Every record of a history that was asked for. */
export interface HistoryExported {
  /** The records, newest first. */
  readonly rows: readonly HistoryRow[];
  /** How many records could not be read. */
  readonly unreadable: number;
  /** How many records were not read; `undefined` where there may be some, and the exchange does not say how many. */
  readonly unread: number | undefined;
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
      const begun = stay.current;
      const end = (state: Run['state'] | undefined): void => setRun((now) => (now?.stay === begun ? state && { stay: begun, state } : now));
      const rowOf = historyRowOf(filter, earn.timeZone, earn.now());
      setRun({ stay: begun, state: 'reading' });
      try {
        const {
          rows,
          unreadable,
          total = 0,
          more,
        } = await readAll({
          read: async (page) => {
            const answer = await readHistory(earn, filter, page);
            if (stay.current !== begun) throw new Error('The person left the list');
            return answer;
          },
          idOf: historyKey,
          mostAnswers: MOST_ANSWERS,
        });
        end(undefined);
        const left = total - rows.length - unreadable.length;
        return { rows: rows.map(rowOf), unreadable: unreadable.length, unread: more ? (left > 0 ? left : undefined) : 0 };
      } catch {
        end(stay.current === begun ? 'failed' : undefined);
        return undefined;
      }
    },
    [earn],
  );
  return { state: run?.stay?.scope === scope ? run.state : 'idle', read };
}
