'use client';
import { useEffect, useState } from 'react';
import { useEarn } from '../provider/earnContext.ts';

const HOUR = 3600;

/** The beginning of the present hour in unix seconds; renders again when the hour is over. */
export function useHour(): number {
  const { now } = useEarn();
  const [hour, setHour] = useState(() => Math.floor(now() / HOUR) * HOUR);
  useEffect(() => {
    // A second late on purpose: the exchange has closed the hour by then.
    const timer = setTimeout(() => setHour(Math.floor(now() / HOUR) * HOUR), Math.max(1, hour + HOUR + 1 - now()) * 1000);
    return () => clearTimeout(timer);
  }, [now, hour]);
  return hour;
}
