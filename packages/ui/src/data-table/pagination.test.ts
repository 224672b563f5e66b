import { expect, test } from 'vitest';
import { pagerItems, readPagination } from './pagination.ts';

const read = (page: number | undefined, total: number | undefined, rowCount: number, pageSize: number | undefined = 10) =>
  readPagination({ page, pageSize, total, rowCount });

test('computes which rows a page shows', () => {
  expect(read(2, 134, 10)).toEqual({ page: 2, pageSize: 10, pageCount: 14, from: 11, to: 20, total: 134, open: false, beyond: false });
  expect(read(14, 134, 4)).toMatchObject({ page: 14, pageCount: 14, from: 131, to: 134 });
});

test('shows ten rows a page by default (UI-20)', () => {
  expect(read(1, 25, 10, undefined)).toMatchObject({ pageCount: 3 });
  for (const pageSize of [0, -5, Number.NaN, Infinity])
    expect(readPagination({ page: 1, pageSize, total: 25, rowCount: 10 })).toMatchObject({ pageSize: 10, pageCount: 3 });
});

test('reads page 7 of a total of 0 as page 1 of 1', () => {
  expect(read(7, 0, 0)).toEqual({ page: 1, pageSize: 10, pageCount: 1, from: 0, to: 0, total: 0, open: false, beyond: false });
});

test('clamps a page after the last one and reports it', () => {
  expect(read(7, 25, 0)).toMatchObject({ page: 3, pageCount: 3, beyond: true, from: 0, to: 0 });
});

test('trusts the rows it has over the total', () => {
  expect(read(7, 0, 10)).toMatchObject({ page: 7, pageCount: 7, from: 61, to: 70, total: 70 });
  expect(read(1, 3, 10)).toMatchObject({ total: 10, pageCount: 1 });
});

test('keeps an unknown total unknown', () => {
  expect(read(2, undefined, 10)).toMatchObject({ page: 2, pageCount: 2, total: undefined, from: 11, to: 20 });
  expect(read(3, undefined, 0)).toMatchObject({ page: 1, pageCount: 1, total: undefined, beyond: false });
});

test('offers one page more while rows may follow and the total is unknown, and says that others may follow', () => {
  const full = { page: 2, pageSize: 10, total: undefined, rowCount: 10 };
  expect(readPagination({ ...full, hasMore: true })).toMatchObject({ page: 2, pageCount: 3, from: 11, to: 20, open: true });
  expect(readPagination({ ...full, hasMore: false })).toMatchObject({ pageCount: 2, open: false });
  expect(readPagination({ ...full, total: 20, hasMore: true })).toMatchObject({ pageCount: 2, open: false });
  expect(pagerItems(1, 2, true)).toEqual([1, 2, 'gap-end']);
  expect(pagerItems(5, 6, true)).toEqual([1, 2, 3, 4, 5, 6, 'gap-end']);
  expect(pagerItems(9, 10, true)).toEqual([1, 'gap-start', 8, 9, 10, 'gap-end']);
});

test.each([Number.NaN, Infinity, -3, 0, 1.5, undefined])('survives page %s', (page) => {
  expect(read(page, 25, 10)).toMatchObject({ page: 1, from: 1, to: 10 });
});

test.each([Number.NaN, Infinity, -3])('treats total %s as unknown', (total) => {
  expect(read(1, total, 10).total).toBeUndefined();
});

test('shows at most seven places, with the current page between its neighbours', () => {
  expect(pagerItems(1, 1)).toEqual([1]);
  expect(pagerItems(3, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pagerItems(1, 8)).toEqual([1, 2, 3, 4, 5, 'gap-end', 8]);
  expect(pagerItems(4, 14)).toEqual([1, 2, 3, 4, 5, 'gap-end', 14]);
  expect(pagerItems(5, 14)).toEqual([1, 'gap-start', 4, 5, 6, 'gap-end', 14]);
  expect(pagerItems(11, 14)).toEqual([1, 'gap-start', 10, 11, 12, 13, 14]);
  expect(pagerItems(14, 14)).toEqual([1, 'gap-start', 10, 11, 12, 13, 14]);
});

test('uses each place once and in order for any page, and no gap hides a single page', () => {
  for (let count = 1; count <= 40; count += 1) {
    for (let page = 1; page <= count; page += 1) {
      const items = pagerItems(page, count);
      const numbers = items.filter((item) => typeof item === 'number');
      expect(items.length).toBeLessThanOrEqual(7);
      expect(numbers).toContain(page);
      expect(numbers[0]).toBe(1);
      expect(numbers.at(-1)).toBe(count);
      expect(new Set(items).size).toBe(items.length);
      items.forEach((item, index) => {
        if (typeof item === 'number') return;
        expect(Number(items[index + 1]) - Number(items[index - 1])).toBeGreaterThan(2);
      });
    }
  }
});
