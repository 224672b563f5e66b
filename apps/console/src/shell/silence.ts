import { useEffect, useState, useSyncExternalStore } from 'react';
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

const cache = queryClient.getQueryCache();
const subscribe = (onChange: () => void): (() => void) => cache.subscribe(onChange);

const isSilent = (): boolean => {
  const active = cache.getAll().filter((query) => query.isActive());
  return active.some(({ state }) => state.fetchStatus !== 'idle') && active.every(({ state }) => state.status === 'pending');
};

/** Whether everything that the page asks for is still without an answer after a while. */
export function useSilence(): boolean {
  const late = useHasPassed(PATIENCE);
  // Not a state: React keeps every setting of a state to the value that it has until the next render.
  return useSyncExternalStore(subscribe, () => late && isSilent());
}
