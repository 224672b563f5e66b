import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';
import { reportOf, summaryOf } from './report.ts';
import { nameOf, pictures } from './set.ts';

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

const rows = [
  { name: 'a', kind: 'same' },
  { name: 'b', kind: 'different', pixels: 12 },
  { name: 'c', kind: 'different', pixels: 1200 },
  { name: 'd', kind: 'new', fault: 'There is no <b>button</b>.' },
] as const;

test('the report counts every kind of picture', () => {
  expect(summaryOf(rows)).toBe('4 pictures: 2 different, 1 new, 0 gone, 1 same');
});

test('a picture that differs stands beside the reference and the difference, the largest difference first', () => {
  const report = reportOf(rows);
  expect(report.indexOf('c: 1,200 pixels')).toBeLessThan(report.indexOf('b: 12 pixels'));
  for (const folder of ['reference', 'now', 'differences']) expect(report).toContain(`src="${folder}/c.png"`);
});

test('a picture that is new has none before, and one that is the same stands once', () => {
  const report = reportOf(rows);
  expect(report).not.toContain('reference/d.png');
  expect(report.split('src="now/a.png"')).toHaveLength(2);
  expect(report).not.toContain('reference/a.png');
});

test('why a story failed is told as text', () => {
  expect(reportOf(rows)).toContain('There is no &lt;b>button&lt;/b>.');
});

test('no picture is taken twice, and the set stays one that can be looked through', () => {
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length);
  expect(pictures.length).toBeLessThanOrEqual(260);
});

test.each([
  ['375', ({ width }) => width === 375],
  ['1280', ({ width }) => width === 1280],
  ['dark', ({ appearance }) => appearance === 'dark'],
  ['light', ({ appearance }) => appearance === 'light'],
  ['Chinese', ({ locale }) => locale === 'zh'],
  ['English', ({ locale }) => locale === 'en'],
] satisfies [string, (picture: (typeof pictures)[number]) => boolean][])('a sixth of the set or more is %s', (_name, isOne) => {
  expect(pictures.filter(isOne).length).toBeGreaterThan(pictures.length / 6);
});
