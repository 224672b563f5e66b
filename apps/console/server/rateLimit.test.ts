import { expect, test } from 'vitest';
import { createRateLimit } from './rateLimit.ts';

test('lets a burst pass, then limits calls to their rate', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 3, perSecond: 2, now: () => at });
  expect([1, 2, 3].map(() => limit.take('a'))).toEqual([0, 0, 0]);
  expect(limit.take('a')).toBe(1);
  at = 500;
  expect(limit.take('a')).toBe(0);
  expect(limit.take('a')).toBe(1);
});

test('limits each caller separately', () => {
  const limit = createRateLimit({ burst: 1, perSecond: 0.1, now: () => 0 });
  expect(limit.take('a')).toBe(0);
  expect(limit.take('b')).toBe(0);
  expect(limit.take('a')).toBe(10);
});

test('refills up to the burst and no further', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 2, perSecond: 1, now: () => at });
  limit.take('a');
  at = 3_600_000;
  expect([limit.take('a'), limit.take('a')]).toEqual([0, 0]);
  expect(limit.take('a')).toBeGreaterThan(0);
});

test('admits new callers in a flood and forgets full ones', () => {
  let at = 0;
  const limit = createRateLimit({ burst: 1, perSecond: 1, now: () => at });
  for (let caller = 0; caller < 10_000; caller += 1) limit.take(`caller ${caller}`);
  at = 10_000;
  expect(limit.take('late')).toBe(0);
  expect(limit.take('late')).toBe(1);
});
