'use client';
import { useEffect, useRef } from 'react';
import { earnErrorOf } from '@earnkit/core';
import { useEarn } from '@earnkit/hooks';
import { languageOf, messagesFailed, onMessages } from '../messages/defineMessages.ts';
import type { OnLoadError } from './loadError.ts';

export interface AreaReportsProps {
  /** Called once, when what was read first has arrived or failed. */
  onReady: (() => void) | undefined;
  /** Receives each failed read, and a language that did not arrive. */
  onLoadError: OnLoadError;
}

/** First part of the keys of an area's reads: a host may share its cache. */
const OURS = { queryKey: ['earnkit'] };

/** Tells the host what an area reads: what failed, and when everything that is shown first is there. */
export function AreaReports({ onReady, onLoadError }: AreaReportsProps): null {
  const { queryClient, locale } = useEarn();
  const latest = useRef({ onReady, onLoadError });
  useEffect(() => {
    latest.current = { onReady, onLoadError };
  });
  useEffect(() => {
    const cache = queryClient.getQueryCache();
    const reported = new WeakSet<object>();
    let ready = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = (): void => {
      const queries = cache.findAll(OURS);
      for (const { state, queryKey } of queries) {
        const reason = earnErrorOf(state.error);
        if (!reason || reason.kind === 'cancelled' || !state.error || reported.has(state.error)) continue;
        reported.add(state.error);
        latest.current.onLoadError({ kind: 'read', call: String(queryKey[2]), reason });
      }
      if (ready || queries.some(({ state }) => state.fetchStatus === 'fetching')) return;
      ready = true;
      latest.current.onReady?.();
    };
    // After the other changes of the same moment: an answer may begin the next read.
    const schedule = (): void => {
      clearTimeout(timer);
      timer = setTimeout(check);
    };
    schedule();
    const stop = cache.subscribe(schedule);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [queryClient]);
  useEffect(() => {
    let reported = false;
    const check = (): void => {
      const failed = messagesFailed(languageOf(locale));
      if (failed && !reported) latest.current.onLoadError({ kind: 'messages', locale });
      reported = failed;
    };
    check();
    return onMessages(check);
  }, [locale]);
  return null;
}
