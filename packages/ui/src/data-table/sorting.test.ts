import { expect, test } from 'vitest';
import { nextSort } from './sorting.ts';

test('a header asks for its first direction, then the other, then for no order', () => {
  const first = nextSort(undefined, 'apr', 'desc');
  const second = nextSort(first, 'apr', 'desc');
  expect(first).toEqual({ key: 'apr', direction: 'desc' });
  expect(second).toEqual({ key: 'apr', direction: 'asc' });
  expect(nextSort(second, 'apr', 'desc')).toBeUndefined();
});

test('another column starts over', () => {
  expect(nextSort({ key: 'apr', direction: 'asc' }, 'coin', 'asc')).toEqual({ key: 'coin', direction: 'asc' });
});
