import { DECLARED_CALLS } from '@earnkit/core/calls';
import { expect, test } from 'vitest';
import { declaredCalls } from './allowList.ts';

const calls = declaredCalls();

test.each([
  ['GET', '/apiw/v2/unified/account_mode', []],
  ['GET', '/apiw/v2/uni-loan/earn/subscribe', ['page', 'limit']],
  ['POST', '/apiw/v2/uni-loan/earn/subscribe', []],
  ['POST', '/apiw/v2/account/spot/asset/outable', []],
  ['GET', '/api/web/v1/compliance/check', []],
] as const)('%s %s passes', (method, path, keys) => {
  expect(calls.judge(method, path, keys)).toBeUndefined();
});

test.each([
  [405, 'DELETE', '/apiw/v2/uni-loan/earn/subscribe', []],
  [405, 'HEAD', '/apiw/v2/unified/account_mode', []],
  [404, 'GET', '/apiw/v2/withdraw', []],
  [404, 'GET', '/apiw/v2/unified/account_mode/', []],
  [404, 'GET', '/apiw/v2/unified/account_modes', []],
  [404, 'GET', '/x/apiw/v2/unified/account_mode', []],
  [400, 'GET', '/apiw/v2/uni-loan/earn/subscribe', ['page', 'callback']],
  [400, 'POST', '/apiw/v2/uni-loan/earn/subscribe', ['amount']],
  [400, 'GET', '/apiw/v2/uni-loan/earn/subscribe', ['page', 'page']],
] as const)('%i: %s %s %j does not', (status, method, path, keys) => {
  expect(calls.judge(method, path, keys)).toBe(status);
});

const withPart = DECLARED_CALLS.map(({ call }) => call).filter(({ path }) => path.includes('{'));

test.each(['a;b', 'a%3Fb', 'a%3fb', 'a%23b', 'a%2Fb', 'a%5Cb', 'a%3Bb', 'a%00b', 'a%'])(
  'given %s in place of a name in any path, then it does not pass, since the next server may read another address',
  (part) => {
    expect(withPart.length).toBeGreaterThan(0);
    for (const { method, path } of withPart) {
      expect(calls.judge(method, path.replaceAll(/\{\w+\}/g, 'a-b_c.1'), [])).toBeUndefined();
      expect(calls.judge(method, path.replaceAll(/\{\w+\}/g, part), [])).toBe(404);
    }
  },
);
