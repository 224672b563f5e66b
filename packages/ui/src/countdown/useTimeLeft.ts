'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { callIn, forget } from './ticker.ts';
import { untilChange } from './timeLeft.ts';

interface Clock {
  end: number;
  now: () => number;
  onEnd: (() => void) | undefined;
  /** What is on the screen, or is not. */
  shown: RefObject<HTMLElement | null>;
}

/**
 * Seconds until the end, with fractions. The clock is read at each step, so that errors do not add up. In a hidden tab there are no
 * steps, and off screen only the last one. All countdowns of a page share one timer.
 */
export function useTimeLeft({ end, now, onEnd, shown }: Clock): number {
  const [state, setState] = useState(() => ({ end, left: end - now() }));
  if (state.end !== end) setState({ end, left: end - now() });
  const latest = useRef({ now, onEnd });
  useLayoutEffect(() => {
    latest.current = { now, onEnd };
  });

  useEffect(() => {
    let onScreen = true;
    let running = end - latest.current.now() > 0;

    const step = () => {
      forget(step);
      if (document.hidden) return;
      const left = end - latest.current.now();
      setState({ end, left });
      if (left > 0) callIn(onScreen ? untilChange(left) : left * 1000, step);
      else if (running) {
        running = false;
        latest.current.onEnd?.();
      }
    };
    const observer = new IntersectionObserver(([entry]) => {
      const is = entry?.isIntersecting ?? true;
      if (is === onScreen) return;
      onScreen = is;
      step();
    });
    step();
    if (shown.current) observer.observe(shown.current);
    document.addEventListener('visibilitychange', step);
    return () => {
      forget(step);
      observer.disconnect();
      document.removeEventListener('visibilitychange', step);
    };
  }, [end, shown]);

  return state.end === end ? state.left : end - now();
}
