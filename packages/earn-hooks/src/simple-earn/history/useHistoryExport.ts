'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type ReadProgress, readAll } from '../../lists/readAll.ts';
import { useEarn } from '../../provider/earnContext.ts';
import type { Scope } from '../../submission/session.ts';
import { type HistoryFilter, historyKey, type HistoryRow, historyRowOf, readHistory } from './historyRows.ts';

/** Answers that are read at most: 50,000 records, or 100,000 where an exchange sends 200 at once. */
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
  /** Whether pages are being read, and how the last reading ended, where it did not end well. */
  readonly state: 'idle' | 'reading' | 'failed' | 'stopped';
  /** How far the reading is; `undefined` before its first answer, and while nothing is read. */
  readonly progress: ReadProgress | undefined;
  /**
   * Reads every page, newest first. `undefined` where that failed, or where the list is no longer on the screen or another person
   * is here, or where it was stopped.
   */
  readonly read: (filter: HistoryFilter) => Promise<HistoryExported | undefined>;
  /** Stops the reading. Nothing is made of what was read. */
  readonly stop: () => void;
}

/** Identifies one person's time on the screen: after it, the exchange may answer for another person. */
interface Stay {
  readonly scope: Scope;
  /** Ends the reading that is on its way. */
  reading?: AbortController;
}

/** A reading that is on its way or failed, and in whose stay it began. */
interface Run {
  readonly stay: Stay | undefined;
  readonly state: 'reading' | 'failed' | 'stopped';
  readonly progress?: ReadProgress;
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
      stay.current?.reading?.abort();
      stay.current = undefined;
    };
  }, [scope]);
  const read = useCallback(
    async (filter: HistoryFilter): Promise<HistoryExported | undefined> => {
      const begun = stay.current;
      const end = (state: Run['state'] | undefined): void => setRun((now) => (now?.stay === begun ? state && { stay: begun, state } : now));
      const rowOf = historyRowOf(filter, earn.timeZone, earn.now());
      const stopper = new AbortController();
      const { signal } = stopper;
      if (begun) begun.reading = stopper;
      setRun({ stay: begun, state: 'reading' });
      try {
        const {
          rows,
          unreadable,
          total = 0,
          more,
        } = await readAll({
          read: async (page, limit) => {
            const answer = await readHistory(earn, filter, { page, limit }, { signal });
            if (stay.current !== begun || signal.aborted) throw new Error('The person left the list, or stopped it');
            return answer;
          },
          idOf: historyKey,
          mostAnswers: MOST_ANSWERS,
          long: true,
          onProgress: (progress) => setRun((now) => (now?.stay === begun && now?.state === 'reading' ? { ...now, progress } : now)),
        });
        end(undefined);
        const left = total - rows.length - unreadable.length;
        return { rows: rows.map(rowOf), unreadable: unreadable.length, unread: more ? (left > 0 ? left : undefined) : 0 };
      } catch {
        end(stay.current !== begun ? undefined : signal.aborted ? 'stopped' : 'failed');
        return undefined;
      }
    },
    [earn],
  );
  const stop = useCallback(() => stay.current?.reading?.abort(), []);
  const own = run?.stay?.scope === scope ? run : undefined;
  return { state: own?.state ?? 'idle', progress: own?.state === 'reading' ? own.progress : undefined, read, stop };
}
