'use client';
import { useEffect, useState } from 'react';

/** Milliseconds without a change after which typing counts as paused. */
const PAUSE_MS = 500;

/**
 * True once a text has not changed for half a second. A field then shows its error, not at every key: the first digit
 * of 100 is not yet "below the minimum".
 */
export function useTypingPaused(text: string): boolean {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === text;
}
