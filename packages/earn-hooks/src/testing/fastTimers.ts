import { PREPARE_TIMEOUT_MS, RECONCILE_TIMEOUT_MS } from '../submission/submission.ts';
import type { Timers } from '../submission/timers.ts';

const LIMITS: readonly number[] = [PREPARE_TIMEOUT_MS, RECONCILE_TIMEOUT_MS];

/**
 * Timers on which waiting is faster, so that a test does not wait for a whole settle window. The limits of a read stay as
 * long as they are: the exchange under test answers no faster, and a busy machine answers more slowly.
 *
 * @param speed how many times as fast.
 */
export const fastTimers = (speed: number): Timers => ({
  now: () => performance.now() * speed,
  set: (callback, ms) => {
    const timer = setTimeout(callback, LIMITS.includes(ms) ? ms : ms / speed);
    return () => clearTimeout(timer);
  },
});
