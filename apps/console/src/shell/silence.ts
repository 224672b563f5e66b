import { useEffect, useState } from 'react';
import { queryClient } from '../session/sessionStore.ts';

/** Milliseconds without any answer after which a page says that it is still waiting. */
export const PATIENCE = 4000;

/** Whether so many milliseconds have passed since what calls it was first drawn. */
export function useHasPassed(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return passed;
}

/** Whether everything that the page asks for is still without an answer after a while. */
export function useSilence(): boolean {
  const late = useHasPassed(PATIENCE);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!late) return undefined;
    const cache = queryClient.getQueryCache();
    const look = (): void => {
      const asked = cache.getAll().filter((query) => query.isActive() && query.state.fetchStatus !== 'idle');
      const answered = cache.getAll().some((query) => query.isActive() && query.state.status !== 'pending');
      setSilent(asked.length > 0 && !answered);
    };
    look();
    return cache.subscribe(look);
  }, [late]);
  return silent;
}
