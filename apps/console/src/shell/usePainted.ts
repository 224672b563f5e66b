import { useEffect, useState } from 'react';

/**
 * Whether the page is on the screen. What is loaded before that delays it.
 *
 * @param drawn whether the page is drawn.
 */
export function usePainted(drawn: boolean): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    if (!drawn) return undefined;
    // The next frame has the page, and the one after it begins when that is painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, [drawn]);
  return painted;
}
