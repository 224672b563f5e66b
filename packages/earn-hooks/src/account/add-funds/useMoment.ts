'use client';
import { useEffect, useState } from 'react';
import type { Instant } from '@earnkit/core';
import { useEarn } from '../../provider/earnContext.ts';

/** Longest wait in seconds: a timer holds 24 days at most, and the exchange's clock can be set right in between. */
const LONGEST_WAIT = 60;

/** Renders again when an instant that is still to come has come. */
export function useMoment(at: Instant | undefined): void {
  const { now } = useEarn();
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const wait = at === undefined ? 0 : at - now();
    if (wait <= 0) return undefined;
    const timer = setTimeout(() => setTurn((turns) => turns + 1), Math.min(wait, LONGEST_WAIT) * 1000);
    return () => clearTimeout(timer);
  }, [at, now, turn]);
}
