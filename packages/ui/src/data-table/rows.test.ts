import { expect, test } from 'vitest';
import { nextSort } from './sorting.ts';
import { rowKeys } from './rowKeys.ts';
import { readTableAddress, writeTableAddress } from './tableAddress.ts';

test('cycles a header through its first direction, the other one, and no order', () => {
  const first = nextSort(undefined, 'apr', 'desc');
  const second = nextSort(first, 'apr', 'desc');
  expect(first).toEqual({ key: 'apr', direction: 'desc' });
  expect(second).toEqual({ key: 'apr', direction: 'asc' });
  expect(nextSort(second, 'apr', 'desc')).toBeUndefined();
});

test('starts with the first direction on another column', () => {
  expect(nextSort({ key: 'apr', direction: 'asc' }, 'coin', 'asc')).toEqual({ key: 'coin', direction: 'asc' });
});

test('shows both rows when the server sends one twice', () => {
  expect(new Set(rowKeys(['USDT', 'BTC', 'USDT', 'USDT'], (row) => row)).size).toBe(4);
});

test('keeps the plain key for the first of two equal rows', () => {
  expect(rowKeys(['USDT', 'BTC', 'USDT'], (row) => row).slice(0, 2)).toEqual(['USDT', 'BTC']);
});

const read = (search: string) => readTableAddress(search, ['apr', 'lock-days']);

test('reads page and order from an address (UI-19)', () => {
  expect(read('?page=3&sort=apr-desc&search=usdt')).toEqual({ page: 3, sort: { key: 'apr', direction: 'desc' } });
  expect(read('sort=lock-days-asc')).toEqual({ page: 1, sort: { key: 'lock-days', direction: 'asc' } });
});

test.each([
  '',
  'page=0',
  'page=-1',
  'page=1.5',
  'page=1e3',
  'page=9999999',
  'page=abc',
  'sort=apr',
  'sort=balance-asc',
  'sort=apr-up',
  'sort=-asc',
])('treats an invalid value as absent: %s', (search) => {
  expect(read(search)).toEqual({ page: 1, sort: undefined });
});

test('writes only what differs from the default and keeps other parameters', () => {
  expect(writeTableAddress('?search=us+dt&page=7', { page: 1, sort: undefined })).toBe('search=us+dt');
  expect(writeTableAddress('search=x', { page: 2, sort: { key: 'apr', direction: 'asc' } })).toBe('search=x&page=2&sort=apr-asc');
});

test('reads what it has written', () => {
  for (const page of [1, 2, 999_999])
    for (const sort of [undefined, { key: 'lock-days', direction: 'desc' } as const])
      expect(read(writeTableAddress('', { page, sort }))).toEqual({ page, sort });
});
