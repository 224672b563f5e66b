import { expect, test } from 'vitest';
import { reportOf, summaryOf } from './report.ts';

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
