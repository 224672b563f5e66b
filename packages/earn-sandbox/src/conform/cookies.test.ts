import { expect, test } from 'vitest';
import { readCookies } from './cookies.ts';

const FILE = [
  '# Netscape HTTP Cookie File',
  '.exchange.example\tTRUE\t/\tTRUE\t0\tcsrftoken\tabc',
  '#HttpOnly_exchange.example\tFALSE\t/\tTRUE\t0\tsession\tsecret',
  '.other.example\tTRUE\t/\tTRUE\t0\tsession\tof-another-site',
  '.example\tTRUE\t/\tTRUE\t0\twide\t1',
].join('\n');

test('given a cookies.txt of several sites, then only the cookies of the host are sent', () => {
  expect(readCookies(FILE, 'exchange.example').header()).toBe('csrftoken=abc; session=secret; wide=1');
  expect(readCookies(FILE, 'notexchange.example').header()).toBe('wide=1');
});

test.each(['session=a=b; csrftoken=c', 'Cookie: session=a=b; csrftoken=c\n'])('given the header %j, then its cookies are sent', (text) => {
  expect(readCookies(text, 'exchange.example').header()).toBe('session=a=b; csrftoken=c');
});

test('given an answer that sets a cookie, then the next request has the new value', () => {
  const jar = readCookies('session=a; csrftoken=b', 'exchange.example');
  jar.take(['csrftoken=new; Path=/; SameSite=Strict']);
  expect([jar.value('csrftoken'), jar.header()]).toEqual(['new', 'session=a; csrftoken=new']);
});
