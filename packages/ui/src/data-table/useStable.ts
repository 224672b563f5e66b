import { useEffect, useRef, useState } from 'react';

/**
 * The newest callback behind one that never changes, so that a product may write its own inline and what is memoised
 * stays as it is. `undefined` stays `undefined`. Call it from events only.
 */
export function useStable<Value>(callback: ((value: Value) => void) | undefined): ((value: Value) => void) | undefined {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  const [stable] = useState(() => (value: Value) => latest.current?.(value));
  return callback && stable;
}
