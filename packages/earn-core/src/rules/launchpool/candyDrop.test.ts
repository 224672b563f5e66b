import { describe, expect, it } from 'vitest';
import { candyDropParts } from './index.ts';

describe('the text of a candy drop (CD-03, CD-06)', () => {
  it.each([
    [
      'Win 5 GT today',
      '5 GT',
      [
        ['Win ', false],
        ['5 GT', true],
        [' today', false],
      ],
    ],
    ['5 GT', '5 GT', [['5 GT', true]]],
    ['Win today', '5 GT', [['Win today', false]]],
    ['Win today', undefined, [['Win today', false]]],
    ['Win today', '', [['Win today', false]]],
  ])('%j with %j apart', (message, highlight, parts) => {
    expect(candyDropParts({ message, highlight }).map(({ text, highlighted }) => [text, highlighted])).toEqual(parts);
  });
});
