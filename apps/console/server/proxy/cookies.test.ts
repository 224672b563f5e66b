import { expect, test } from 'vitest';
import { rewriteSetCookie } from './cookies.ts';

test.each([
  ['sid=a; Domain=.exchange.example; Path=/; Secure; HttpOnly; SameSite=Strict', 'sid=a; Path=/; HttpOnly; SameSite=Strict'],
  ['sid=a;domain=exchange.example;secure;samesite=none;partitioned', 'sid=a; SameSite=Lax'],
  ['csrftoken=a=b; Max-Age=60; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'csrftoken=a=b; Max-Age=60; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
  ['__Host-sid=a; Path=/; Secure; SameSite=None', '__Host-sid=a; Path=/; Secure; SameSite=None'],
  ['__Secure-sid=a; Domain=exchange.example; Path=/; Secure', '__Secure-sid=a; Path=/; Secure'],
])('on plain http %j becomes %j', (line, rewritten) => {
  expect(rewriteSetCookie(line, true)).toBe(rewritten);
});

test('over TLS only the domain goes', () => {
  expect(rewriteSetCookie('sid=a; Domain=.exchange.example; Path=/; Secure; SameSite=None', false)).toBe(
    'sid=a; Path=/; Secure; SameSite=None',
  );
});
