import { expect, test } from 'vitest';
import { HOME } from './home.ts';
import { nextPath } from './nextPath.ts';

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
])('goes home instead of %j (S03)', (next) => {
  expect(nextPath(next, origin)).toBe(HOME);
});

test('given a foreign host behind any of the ways to write an address, then nobody is led there (S03)', () => {
  const begins = [
    '',
    '/',
    '//',
    '///',
    '/\\',
    '\\/',
    '\\\\',
    '/.//',
    '/..//',
    '/a/..//',
    '/%2e//',
    '/%2f/',
    '/\t/',
    '/\n/',
    '/\r/',
    ' //',
    '\u0000//',
    '\u3000//',
    '/;/',
    '/:/',
  ];
  const schemes = [
    '',
    'https:',
    'HTTPS:',
    'http:',
    'https:/',
    'https://',
    'javascript:',
    'javascript://',
    'data:text/html,',
    'ftp://',
    'blob:https://',
  ];
  const hosts = ['evil.example', 'evil.example:4600', '127.0.0.1:4600@evil.example', '127.0.0.1:4600.evil.example', 'ⓔvil.example'];
  const variants = begins.flatMap((begin) => schemes.flatMap((scheme) => hosts.map((host) => begin + scheme + host)));
  expect(variants.length).toBeGreaterThan(1000);
  // As a browser reads what the page navigates to, from the page itself and from what it was led to.
  const left = variants.filter((next) => {
    const path = nextPath(next, origin);
    return !/^\/(?![/\\])/.test(path) || new URL(path, `${origin}/login`).origin !== origin;
  });
  expect(left).toEqual([]);
});
