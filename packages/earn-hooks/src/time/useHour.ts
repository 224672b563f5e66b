'use client';
import { HOUR } from '@earnkit/core';
import { useEffect, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';
import { lookAgain } from './lookAgain.ts';

/** The beginning of the present hour in unix seconds; renders again when the hour is over, or the clock was set back before it. */
export function useHour(): number {
  const { now } = useEarn();
  const [hour, setHour] = useState(() => Math.floor(now() / HOUR) * HOUR);
  useEffect(
    () =>
      lookAgain(() => {
        const at = now();
        // A second late on purpose: the exchange has closed the hour by then.
        const left = hour + HOUR + 1 - at;
        if (left <= 0 || at < hour) setHour(Math.floor(at / HOUR) * HOUR);
        return left;
      }),
    [now, hour],
  );
  return hour;
}
