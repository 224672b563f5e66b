import { useEffect, useRef } from 'react';

/**
 * Tells a component that is on the screen that what it waits for has ended, once each time. One that is gone by then is
 * told nothing: what stands in its place has its own business.
 */
export function useWhenEnded(ended: boolean, tell: (() => void) | undefined): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (ended) latest.current?.();
  }, [ended]);
}
