import { expect, test } from 'vitest';
import { HOME, nextPath } from './nextPath.ts';

const origin = 'http://127.0.0.1:4600';

test.each([
  '/',
  '/simple-earn',
  '/simple-earn?search=usdt&page=2',
  '/simple-earn/my-lendings?tab=flexible#list',
  '/zh/simple-earn',
  '/trade/BTC_USDT',
  '/a?next=//evil.example',
  '/%09/evil.example',
])('goes on to %s', (next) => {
  expect(nextPath(next, origin)).toBe(next);
});

test.each([
  undefined,
  '',
  'simple-earn',
  'https://evil.example',
  'http://127.0.0.1:4600/simple-earn',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  'data:text/html,x',
  'data:text/html,<script>alert(1)</script>',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/x/..//evil.example',
  'http:evil.example',
  '@evil.example',
  '//evil.example@127.0.0.1:4600',
  '/simple-earn\\..\\x',
  '/login',
  '/login?next=/login',
  '/zh/login',
  '/login/',
  `/${'a'.repeat(2048)}`,
])('goes home instead of %j', (next) => {
  expect(nextPath(next, origin)).toBe(HOME);
});
