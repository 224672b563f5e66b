import { expect, test } from 'vitest';
import { rowKeys } from './rowKeys.ts';

test('a row sent twice keeps its place both times', () => {
  expect(new Set(rowKeys(['USDT', 'BTC', 'USDT', 'USDT'], (row) => row)).size).toBe(4);
});

test('the first of two keeps the plain key, so a duplicate further down does not rebuild it', () => {
  expect(rowKeys(['USDT', 'BTC', 'USDT'], (row) => row).slice(0, 2)).toEqual(['USDT', 'BTC']);
});
