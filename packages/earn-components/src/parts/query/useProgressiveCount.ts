'use client';
import { startTransition, useEffect, useState } from 'react';

/**
 * How many items of a list are drawn: one more in each task, so that a page stays responsive while the answer for a list of large
 * items is drawn. Items that are there in the first render are all drawn in it.
 *
 * @param count items of the list; 0 while it loads.
 */
export function useProgressiveCount(count: number): number {
  const [drawn, setDrawn] = useState(count);
  useEffect(() => {
    // Another list, which begins anew.
    if (drawn > count) setDrawn(count);
    else if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
