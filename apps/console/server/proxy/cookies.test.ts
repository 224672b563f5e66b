import { expect, test } from 'vitest';
import { exchangeCookies } from './cookies.ts';

const away = exchangeCookies(new URL('https://exchange.example'), new URL('http://127.0.0.1:4600'));
const beside = exchangeCookies(new URL('http://127.0.0.1:9000'), new URL('http://127.0.0.1:4600'));
/** Name under which this console keeps a cookie of the exchange. */
const named = (name: string) => away.toBrowser(`${name}=`).slice(0, -1);

test.each([
  ['sid=a; Domain=.exchange.example; Path=/; Secure; HttpOnly; SameSite=Strict', 'sid=a; Path=/; HttpOnly; SameSite=Strict'],
  ['sid=a;domain=exchange.example;secure;samesite=none;partitioned', 'sid=a; SameSite=Lax'],
  ['csrftoken=a=b; Max-Age=60; Expires=Wed, 21 Oct 2026 07:28:00 GMT', 'csrftoken=a=b; Max-Age=60; Expires=Wed, 21 Oct 2026 07:28:00 GMT'],
  ['__Host-sid=a; Path=/; Secure; SameSite=None', '__Host-sid=a; Path=/; Secure; SameSite=None'],
  ['__Secure-sid=a; Domain=exchange.example; Path=/; Secure', '__Secure-sid=a; Path=/; Secure'],
])('of an exchange on this host name %j becomes %j', (line, returned) => {
  expect(beside.toBrowser(line)).toBe(returned);
});

test('of an exchange elsewhere a cookie is kept under a name of its own, which needs no Secure, and goes back as it was called', () => {
  expect(away.toBrowser('__Host-sid=a=b; Path=/; Secure; HttpOnly')).toMatch(/^earnkit-[\da-f]{8}\.__Host-sid=a=b; Path=\/; HttpOnly$/);
  expect(away.toBrowser(' sid=; Max-Age=0')).toBe(`${named('sid')}=; Max-Age=0`);
  expect(away.toExchange(`${named('__Host-sid')}=a=b; ${named('lang')}=en`)).toBe('__Host-sid=a=b; lang=en');
});

test('the page can read the csrf cookie under its own name', () => {
  expect(away.toBrowser('csrftoken=t; Path=/; Secure')).toBe('csrftoken=t; Path=/');
  expect(away.toBrowser('csrftoken2=t')).not.toMatch(/^csrftoken2/);
  expect(away.toExchange('csrftoken=t')).toBe('csrftoken=t');
});

test.each([away, beside])('of several csrf cookies the one that the header repeats goes to the exchange, wherever it stands', (cookies) => {
  for (const header of ['csrftoken=x; csrftoken=t; csrftoken=y', 'csrftoken=t; csrftoken=x', 'csrftoken=x;csrftoken=t'])
    expect(cookies.toExchange(header, 't')?.trim()).toBe('csrftoken=t');
  expect(cookies.toExchange('csrftoken=x; csrftoken=a%3Db', 'a=b')?.trim()).toBe('csrftoken=a%3Db');
  expect(cookies.toExchange('csrftoken=; csrftoken=x', '')).toBe('csrftoken=; csrftoken=x');
  expect(cookies.toExchange('csrftoken=x; csrftoken=%E0%A4', 'y')).toBe('csrftoken=x; csrftoken=%E0%A4');
});

test("what other programs on this machine keep in the browser stays here, another exchange's cookies too", () => {
  const other = exchangeCookies(new URL('https://other.example'), new URL('http://127.0.0.1:4600')).toBrowser('sid=other');
  expect(away.toExchange(`session=jupyter; ${named('sid')}=a; sid=b; ${other}; csrftoken2=x; __Host-session=y`)).toBe('sid=a');
  expect(away.toExchange('session=jupyter; sid=b')).toBeUndefined();
  expect(away.toExchange('')).toBeUndefined();
});

test('this machine under another name is another host', () => {
  const cookies = exchangeCookies(new URL('http://localhost:9000'), new URL('http://127.0.0.1:4600'));
  expect(cookies.toExchange('session=a')).toBeUndefined();
  expect(beside.toExchange('session=a; sid=b')).toBe('session=a; sid=b');
});

test('over https a cookie keeps all but its domain', () => {
  const secure = exchangeCookies(new URL('https://exchange.example'), new URL('https://exchange.example'));
  expect(secure.toBrowser('sid=a; Domain=.exchange.example; Secure; HttpOnly; SameSite=None; Partitioned')).toBe(
    'sid=a; Secure; HttpOnly; SameSite=None; Partitioned',
  );
});
