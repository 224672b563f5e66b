import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

test('a burst passes, then calls come back at their rate', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 2, now: () => at });
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(1);
  at = 500;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(1);
});

test('one caller does not use up another', () => {
  const limit = createRateLimit({ burst: 1, perSecond: 0.1, now: () => 0 });
  expect(limit.take('a')).toBe(0);
  expect(limit.take('b')).toBe(0);
  expect(limit.take('a')).toBe(10);
});

test('waiting fills the bucket to its burst and no further', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 2, perSecond: 1, now: () => at });
  limit.take('a');
  at = 3_600_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 0]);
  expect(limit.take('a')).toBeGreaterThan(0);
});

test('a flood of callers keeps nobody out and forgets who is full again', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 1, perSecond: 1, now: () => at });
  for (let caller = 0; caller < 10_000; caller += 1) limit.take(`caller ${caller}`);
  at = 10_000;
  expect(limit.take('late')).toBe(0);
  expect(limit.take('late')).toBe(1);
});
