import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCookies } from './cookies.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-doctor-'));
const file = join(folder, 'cookies');
writeFileSync(file, 'session=of-the-file==; region=de\n');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('given the value of a cookie header, then each cookie is read', () => {
  expect(readCookies(undefined, 'session=a=b; region=de')).toEqual(['session=a=b', 'region=de']);
  expect(readCookies()).toEqual([]);
});

test('given a file, then its cookies are read in place of those of the environment', () => {
  expect(readCookies(file, 'session=of-the-environment')).toEqual(['session=of-the-file==', 'region=de']);
});

test.each(['# Netscape HTTP Cookie File', 'a-secret', '{"session":"a-secret"}', 'cookie: session=a-secret'])(
  'given "%s", then it says what it takes, without the text',
  (text) => {
    expect(() => readCookies(undefined, text)).toThrow('EARNKIT_COOKIE is not the value of a cookie header');
    expect(() => readCookies(undefined, text)).not.toThrow('a-secret');
  },
);

test('given a file that is not there, then it says so', () => {
  expect(() => readCookies(join(folder, 'gone'))).toThrow('cannot be read');
});
