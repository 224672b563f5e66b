import { expect, test } from 'vitest';
import { coinIcons } from '../apps/console/build/coinIcons.ts';

/** A path over all 24 by 24 of a picture, from either corner. */
const WHOLE_SQUARE = /d="M(?:0 0h24v24H0z|24 0H0v24h24z|0 24h24V0H0z|0 0v24h24V0z)"/;

interface Picture {
  readonly fileName: string;
  readonly source: string;
}

test('every picture of a coin fills its square, so that none is lost on a ground of its own colour and all are of one size', () => {
  const pictures: Picture[] = [];
  const { generateBundle } = coinIcons();
  if (typeof generateBundle !== 'function') throw new Error('The plugin makes nothing.');
  Reflect.apply(generateBundle, { emitFile: (file: Picture) => pictures.push(file) }, []);
  expect(pictures.length).toBeGreaterThan(10);
  // The clip at its end is a square too.
  const drawn = ({ source }: Picture): string => source.replace(/<defs>[\s\S]*<\/defs>/, '');
  expect(pictures.filter((picture) => !WHOLE_SQUARE.test(drawn(picture))).map(({ fileName }) => fileName)).toEqual([]);
});
