'use client';
import { DAY } from '@earnkit/core';
import { useEffect, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';

/** A timer of the browser cannot wait for 25 days. */
const LONGEST_TIMER = DAY;

/** The last of the moments that has come, in unix seconds, or 0; renders again when the next one comes. */
export function useNowAt(moments: readonly number[]): number {
  const { now } = useEarn();
  const [woken, setWoken] = useState(now);
  const at = now();
  const next = Math.min(...moments.filter((moment) => moment > at));
  const wake = Math.min(next, woken + LONGEST_TIMER);
  const waits = Number.isFinite(next);
  useEffect(() => {
    if (!waits) return undefined;
    // A second late on purpose: the moment has passed by then.
    const timer = setTimeout(() => setWoken(now()), Math.max(1, wake + 1 - now()) * 1000);
    return () => clearTimeout(timer);
  }, [now, wake, waits]);
  // The last moment that has passed stands for all the time until the next one.
  return Math.max(0, ...moments.filter((moment) => moment <= at));
}
