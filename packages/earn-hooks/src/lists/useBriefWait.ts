'use client';
import { useEffect, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/** Milliseconds for which a list or a page waits at most. */
const LONGEST_WAIT_MS = 800;

/**
 * Whether a list or a page that could be drawn still waits for the rest of what it shows, so that it is drawn once and nothing in it moves.
 * It waits once, for 0.8 seconds at most: a slow answer holds up nothing, and what has been drawn stays. So does what a server rendered.
 *
 * @param drawable whether it could be drawn.
 * @param complete whether the rest is read, too, or cannot be.
 */
export function useBriefWait(drawable: boolean, complete: boolean): boolean {
  const { hydrating = false } = useEarn();
  const [over, setOver] = useState(hydrating && drawable);
  useEffect(() => {
    if (!drawable || over) return undefined;
    if (complete) {
      setOver(true);
      return undefined;
    }
    const timer = setTimeout(() => setOver(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [drawable, complete, over]);
  return drawable && !complete && !over;
}
