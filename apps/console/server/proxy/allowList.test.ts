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
] as const)('%i: %s %s %j does not', (status, method, path, keys) => {
  expect(calls.judge(method, path, keys)).toBe(status);
});
