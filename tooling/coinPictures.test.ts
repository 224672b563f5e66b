import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { COINS } from '../packages/earn-sandbox/src/coins/coins.ts';
import { PICTURES } from '../packages/earn-sandbox/src/coins/pictures.ts';
import { PICTURES as FILE, picturesFile } from './coinPictures.ts';

/** A path over all 24 by 24 of a picture, from either corner. */
const WHOLE_SQUARE = /d="M(?:0 0h24v24H0z|24 0H0v24h24z|0 24h24V0H0z|0 0v24h24V0z)"/;

test('every coin of the sandbox has its picture', () => {
  expect(Object.keys(PICTURES)).toEqual(COINS.map(({ asset }) => asset));
});

test('the pictures are those of the package: `node tooling/coinPictures.ts` writes them', () => {
  expect(readFileSync(FILE, 'utf8')).toBe(picturesFile());
});

test('every picture of a coin fills its square, so that none is lost on a ground of its own colour and all are of one size', () => {
  // The clip at its end is a square too.
  const drawn = (picture: string): string => picture.replace(/<defs>[\s\S]*<\/defs>/, '');
  expect(Object.entries(PICTURES).flatMap(([asset, picture]) => (WHOLE_SQUARE.test(drawn(picture)) ? [] : [asset]))).toEqual([]);
});

test('no picture loads or runs anything', () => {
  for (const picture of Object.values(PICTURES)) expect(picture).not.toMatch(/<script|\son\w+=|href="(?!#)|url\((?!#)/i);
});
