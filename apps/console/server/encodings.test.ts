import { expect, test } from 'vitest';
import { chooseEncoding, isKnown } from './encodings.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, br;q=0', 'gzip'],
  ['*', 'br'],
  ['identity', undefined],
  ['br;q=0, gzip;q=0.0', undefined],
  ['br;q=high', undefined],
  ['', undefined],
  [undefined, undefined],
])('of %j the file comes by %s', (accepted, chosen) => {
  expect(chooseEncoding(accepted, ['br', 'gzip'])).toBe(chosen);
});

test('a file that was not compressed comes as it is', () => {
  expect(chooseEncoding('br, gzip', [])).toBeUndefined();
  expect(chooseEncoding('br, gzip', ['gzip'])).toBe('gzip');
});

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %j: known %s', (asked, known) => {
  expect(isKnown(asked, '"a"')).toBe(known);
});
