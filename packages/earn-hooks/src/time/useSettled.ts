'use client';
import { useEffect, useState } from 'react';

/** A text once it has not changed for a while, such as a search that is sent when typing pauses. The first text counts at once. */
export function useSettled(text: string, pauseMs: number): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text, pauseMs]);
  return settled;
}
