import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

/** A picture of one grey, with other greys at some places. */
function picture(width: number, height: number, others: Readonly<Record<number, number>> = {}): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < width * height; at++) png.data.fill(others[at] ?? 200, at * 4, at * 4 + 3).fill(255, at * 4 + 3, at * 4 + 4);
  return PNG.sync.write(png);
}

test('equal pictures differ in nothing', () => {
  expect(compare(picture(8, 8), picture(8, 8))).toEqual({ pixels: 0 });
});

test('pixels that differ are counted, one step of a grey scale included', () => {
  expect(compare(picture(8, 8), picture(8, 8, { 3: 0, 40: 190 })).pixels).toBe(2);
});

test('given a picture that became larger, then what it has more of differs, and the marked picture has the larger size', () => {
  const compared = compare(picture(8, 8), picture(8, 10));
  expect(compared.pixels).toBe(16);
  const { width, height } = PNG.sync.read('marked' in compared ? compared.marked : Buffer.alloc(0));
  expect([width, height]).toEqual([8, 10]);
});
