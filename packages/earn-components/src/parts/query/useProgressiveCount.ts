'use client';
import { startTransition, useEffect, useState } from 'react';

/**
 * Returns how many items of a list to render: one more in each task, so that the page stays responsive while a list of large items renders.
 * Items that are present in the first render are all rendered at once.
 *
 * @param count items of the list; 0 while it loads.
 */
export function useProgressiveCount(count: number): number {
  const [drawn, setDrawn] = useState(count);
  useEffect(() => {
    // A shorter list is another list, which starts again.
    if (drawn > count) setDrawn(count);
    else if (drawn < count) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
