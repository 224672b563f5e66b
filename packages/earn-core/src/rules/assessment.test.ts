import { expect, it } from 'vitest';
import { readDraft } from './assessment.ts';

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['-', 'empty'],
  ['.', 'empty'],
  ['5', '5'],
  [' 5 ', '5'],
  ['5.', '5'],
  ['125.', '125'],
  ['125.5', '125.5'],
  ['-5', '-5'],
  ['5..', undefined],
  ['abc', undefined],
])('given the draft "%s", then it is read as %s', (text, expected) => {
  expect(readDraft(text)).toBe(expected);
});
