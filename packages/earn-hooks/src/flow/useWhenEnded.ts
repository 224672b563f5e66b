import { useEffect, useRef } from 'react';

/** Calls back once each time a submission has ended, while the component that waits for it is mounted. */
export function useWhenEnded(ended: boolean, onEnd: (() => void) | undefined): void {
  const latest = useRef(onEnd);
  useEffect(() => {
    latest.current = onEnd;
  });
  useEffect(() => {
    if (ended) latest.current?.();
  }, [ended]);
}
