'use client';
import { useEffect, useState } from 'react';
import type { Instant } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';

/** Longest wait in seconds: a timer holds 24 days at most, and the exchange's clock may be corrected in between. */
const LONGEST_WAIT = 60;

/** Renders again at an instant in the future. */
export function useMoment(at: Instant | undefined): void {
  const { now } = useEarn();
  const [, setCome] = useState<Instant>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      const left = at === undefined ? 0 : at - now();
      if (left > 0) timer = setTimeout(look, Math.min(left, LONGEST_WAIT) * 1000);
    };
    const look = (): void => {
      if (at !== undefined && now() >= at) setCome(at);
      else wait();
    };
    wait();
    return () => clearTimeout(timer);
  }, [at, now]);
}
