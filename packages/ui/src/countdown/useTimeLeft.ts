'use client';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useHydrated } from '../theme/useHydrated.ts';
import { milestonePassed, timeLeft, untilChange } from './timeLeft.ts';

/*
 * One timer for every countdown on the page. Countdowns that change at the same moment change in one task, which React draws in
 * one pass.
 */

/** Longest delay that `setTimeout` accepts, in milliseconds. */
const LONGEST = 2 ** 31 - 1;

/**
 * When a step is due, in milliseconds. The monotonic clock (`steady`) may stop while the device sleeps; the system clock (`clock`) may be
 * set back.
 */
interface Due {
  readonly steady: number;
  readonly clock: number;
}

const waiting = new Map<() => void, Due>();
let timer: ReturnType<typeof setTimeout> | undefined;
/** The time of the monotonic clock that the timer is set to. */
let wakesAt = Infinity;

/** Calls `step` once, `milliseconds` from now. A step that is already scheduled is rescheduled. */
function callIn(milliseconds: number, step: () => void): void {
  const wait = Math.ceil(milliseconds);
  const steady = performance.now() + wait;
  waiting.set(step, { steady, clock: Date.now() + wait });
  if (steady < wakesAt) wakeAt(steady);
}

/** Cancels a scheduled step. */
function forget(step: () => void): void {
  if (!waiting.delete(step) || waiting.size > 0) return;
  clearTimeout(timer);
  wakesAt = Infinity;
}

function wakeAt(moment: number): void {
  clearTimeout(timer);
  wakesAt = moment;
  timer = setTimeout(tick, Math.min(LONGEST, Math.max(0, Math.ceil(moment - performance.now()))));
}

function tick(): void {
  wakesAt = Infinity;
  const due = [...waiting].filter(([, { steady, clock }]) => steady <= performance.now() || clock <= Date.now());
  for (const [step] of due) waiting.delete(step);
  for (const [step] of due) {
    try {
      step();
    } catch (error) {
      // An error in a host's callback must not stop the other countdowns.
      reportError(error);
    }
  }
  // A step that was scheduled again has set the timer only for itself.
  const next = Math.min(...[...waiting.values()].map(({ steady }) => steady));
  if (next < wakesAt) wakeAt(next);
}

interface Clock {
  end: number;
  now: () => number;
  milestones: readonly number[];
  onEnd: (() => void) | undefined;
  /** The element whose visibility on the screen is observed. */
  shown: RefObject<HTMLElement | null>;
}

/** The time left at a step of the clock. */
interface Left {
  /** Seconds until the end, with fractions; `undefined` on a server and until the page is hydrated. */
  readonly seconds: number | undefined;
  /** The last milestone that was passed while somebody looked; 0 is the end. `undefined` before the first. */
  readonly milestone: number | undefined;
}

/**
 * The time left until the end. The clock is read at each step, so that errors do not add up. In a hidden tab there are no
 * steps, and off screen only the last one. All countdowns of a page share one timer.
 */
export function useTimeLeft({ end, now, milestones, onEnd, shown }: Clock): Left {
  const hydrated = useHydrated();
  const read = (): Left => ({ seconds: hydrated ? end - now() : undefined, milestone: undefined });
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
