import { globSync } from 'node:fs';
import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { smallest } from './accept.ts';
import { type Row, REFERENCES, reportOf, summaryOf } from './report.ts';
import { SEEDS } from './seeds.ts';
import { nameOf, pictures } from './set.ts';

const rows: readonly Row[] = [
  { name: 'a', kind: 'same' },
  { name: 'b', kind: 'different', pixels: 12 },
  { name: 'c', kind: 'different', pixels: 1200 },
  { name: 'd', kind: 'new' },
  { name: 'e', kind: 'different', sizes: '1280×800 became 1280×820' },
  { name: 'f', kind: 'gone' },
];

test('the report counts every kind of picture, failed ones where there are some', () => {
  expect(summaryOf(rows)).toBe('6 pictures: 3 different, 1 new, 1 gone, 1 same');
  expect(summaryOf([...rows, { name: 'g', kind: 'failed' }])).toBe('7 pictures: 1 failed, 3 different, 1 new, 1 gone, 1 same');
});

test('a picture that differs stands beside the reference and the difference, another size first, then the largest difference', () => {
  const report = reportOf(rows);
  const order = ['e: 1280×800 became 1280×820', 'c: 1,200 pixels', 'b: 12 pixels'].map((text) => report.indexOf(text));
  expect(order.toSorted((a, b) => a - b)).toEqual(order);
  expect(order).not.toContain(-1);
  for (const folder of ['before', 'now', 'difference']) expect(report).toContain(`src="${folder}/c.png"`);
});

test('a picture of another size is laid over the reference in place of a difference', () => {
  const report = reportOf(rows);
  expect(report).not.toContain('difference/e.png');
  expect(report.split('src="now/e.png"')).toHaveLength(3);
});

test('a picture that is new has none before, one that is gone has none now, and one that is the same is named', () => {
  const report = reportOf(rows);
  expect(report).not.toContain('before/d.png');
  expect(report).not.toContain('now/f.png');
  expect(report).toContain('before/f.png');
  expect(report).not.toContain('a.png');
  expect(report).toContain('<p class="same">a</p>');
});

test('why a story failed is told as text', () => {
  expect(reportOf([{ name: 'a', kind: 'failed', fault: 'There is no <b>button</b>.' }])).toContain('There is no &lt;b>button&lt;/b>.');
});

test('a reference has the pixels of the picture in no more bytes', () => {
  const picture = new PNG({ width: 64, height: 64 });
  for (let at = 0; at < 64 * 64; at++) picture.data.set([at % 251, (at * 7) % 251, 3, 255], at * 4);
  const png = PNG.sync.write(picture, { deflateLevel: 1 });
  const less = smallest(png);
  expect(less.length).toBeLessThan(png.length);
  expect(PNG.sync.read(less).data.equals(picture.data)).toBe(true);
});

test('every picture has a reference, and every reference is of a picture', () => {
  const references = globSync('**/*.png', { cwd: REFERENCES }).map((file) => file.replace(/\.png$/, ''));
  expect(references.toSorted()).toEqual(pictures.map(nameOf).toSorted());
});

test('there are twenty changes or more to find, each in pictures of the set', () => {
  const names = new Set(pictures.map(nameOf));
  expect(SEEDS.length).toBeGreaterThanOrEqual(20);
  expect(new Set(SEEDS.map(({ name }) => name)).size).toBe(SEEDS.length);
  expect(SEEDS.flatMap((seed) => seed.pictures).filter((name) => !names.has(name))).toEqual([]);
});

test('no picture is taken twice, and the set stays one that can be looked through', () => {
  expect(new Set(pictures.map(nameOf)).size).toBe(pictures.length);
  expect(pictures.length).toBeLessThanOrEqual(280);
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
