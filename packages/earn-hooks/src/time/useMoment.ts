'use client';
import { useEffect, useReducer } from 'react';
import type { Instant } from '@earnkit/core';
import { useEarn } from '../provider/earnContext.ts';
import { lookAgain } from './lookAgain.ts';

/** Renders again at an instant in the future. */
export function useMoment(at: Instant | undefined): void {
  const { now } = useEarn();
  const [, renderAgain] = useReducer((times: number) => times + 1, 0);
  // It may come between this render and its effect.
  const ahead = at !== undefined && at > now();
  useEffect(() => {
    if (!ahead) return undefined;
    return lookAgain(() => {
      const left = at - now();
      if (left <= 0) renderAgain();
      return left;
    });
  }, [at, ahead, now]);
}
