import { useEffect, useRef, useState } from 'react';

/**
 * A stable function that calls the latest callback, so that a caller may pass an inline function and memoised parts
 * do not render. `undefined` stays `undefined`. Call it from events only.
 */
export function useStable<Value>(callback: ((value: Value) => void) | undefined): ((value: Value) => void) | undefined {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(() => (value: Value) => latest.current?.(value));
  return callback && stable;
}
