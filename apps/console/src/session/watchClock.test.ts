import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchClock } from './watchClock.ts';

const DAY = 86_400_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([DAY, -DAY, 3000])('given the clock is set by %i ms, then it is reported once', (by) => {
  const moved = vi.fn();
  const stop = watchClock(moved);
  vi.advanceTimersByTime(60_000);
  expect(moved).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + by);
  vi.advanceTimersByTime(60_000);
  expect(moved).toHaveBeenCalledOnce();
  stop();
  vi.setSystemTime(Date.now() + by);
  vi.advanceTimersByTime(60_000);
  expect(moved).toHaveBeenCalledOnce();
});

test('given the clock is corrected by a moment, then it is not reported', () => {
  const moved = vi.fn();
  const stop = watchClock(moved);
  vi.setSystemTime(Date.now() + 500);
  vi.advanceTimersByTime(60_000);
  expect(moved).not.toHaveBeenCalled();
  stop();
});
