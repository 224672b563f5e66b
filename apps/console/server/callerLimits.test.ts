import { expect, test } from 'vitest';
import { createCallerLimits } from './callerLimits.ts';

const limits = (burst: number) => createCallerLimits({ burst, perSecond: 0.1, now: () => 0 });

test('given calls without cookies, then they do not use up the limit of a session of the same address', () => {
  const { take } = limits(2);
  expect([1, 2, 3].map(() => take('127.0.0.1', undefined))).toEqual([0, 0, 10]);
  expect([1, 2, 3].map(() => take('127.0.0.1', 'session=a'))).toEqual([0, 0, 10]);
  expect(take('127.0.0.1', 'session=b')).toBe(0);
  expect(take('127.0.0.2', undefined)).toBe(0);
});

test('a session is the same with another csrf token and with its cookies in another order', () => {
  const { take } = limits(2);
  expect([take('a', 'session=a; csrftoken=1; lang=en'), take('a', 'lang=en; csrftoken=2; session=a')]).toEqual([0, 0]);
  expect(take('a', '__Host-csrf=3; lang=en; session=a')).toBe(10);
});

test('given invented sessions, then an address does not exceed its limit', () => {
  const { take } = limits(2);
  const waits = Array.from({ length: 17 }, (_, index) => take('a', `session=${index}`));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(16);
  expect(take('b', 'session=0')).toBe(0);
});
