'use client';

import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { callIn, forget } from './ticker.ts';
import { milestonePassed, timeLeft, untilChange } from './timeLeft.ts';

interface Clock {
  end: number;
  now: () => number;
  milestones: readonly number[];
  onEnd: (() => void) | undefined;
  /** What is on the screen, or is not. */
  shown: RefObject<HTMLElement | null>;
}

/** The time left at a step of the clock. */
interface Left {
  /** Seconds until the end, with fractions. */
  readonly seconds: number;
  /** The last milestone that was passed while somebody looked; 0 is the end. `undefined` before the first. */
  readonly milestone: number | undefined;
}

/**
 * The time left until the end. The clock is read at each step, so that errors do not add up. In a hidden tab there are no
 * steps, and off screen only the last one. All countdowns of a page share one timer.
 */
export function useTimeLeft({ end, now, milestones, onEnd, shown }: Clock): Left {
  const read = (): Left => ({ seconds: end - now(), milestone: undefined });
  const [state, setState] = useState(() => ({ end, ...read() }));
  const latest = useRef({ now, milestones, onEnd });
  useLayoutEffect(() => {
    latest.current = { now, milestones, onEnd };
  });

  useEffect(() => {
    let onScreen = true;
    let seconds = end - latest.current.now();
    let running = seconds > 0;
    let milestone: number | undefined;

    const step = () => {
      forget(step);
      if (document.hidden) return;
      const before = seconds;
      seconds = end - latest.current.now();
      milestone = milestonePassed([...latest.current.milestones, 0], timeLeft(before).total, timeLeft(seconds).total) ?? milestone;
      setState({ end, seconds, milestone });
      if (seconds > 0) callIn(onScreen ? untilChange(seconds) : seconds * 1000, step);
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

  return state.end === end ? state : read();
}
