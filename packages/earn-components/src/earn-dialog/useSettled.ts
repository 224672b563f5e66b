'use client';
import { useEffect, useState } from 'react';

/** Milliseconds of quiet after which a person counts as done typing. */
const QUIET_MS = 500;

/**
 * True once a text has rested for a moment. A field says what is wrong with an amount then, not at every key: the first
 * digit of 100 is not yet "below the minimum".
 */
export function useSettled(text: string): boolean {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), QUIET_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return rested === text;
}
