import { expect, test } from 'vitest';
import { rowKeys } from './rowKeys.ts';

test('shows both rows when the server sends one twice', () => {
  expect(new Set(rowKeys(['USDT', 'BTC', 'USDT', 'USDT'], (row) => row)).size).toBe(4);
});

test('keeps the plain key for the first of two equal rows', () => {
  expect(rowKeys(['USDT', 'BTC', 'USDT'], (row) => row).slice(0, 2)).toEqual(['USDT', 'BTC']);
});
