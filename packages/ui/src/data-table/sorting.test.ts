import { expect, test } from 'vitest';
import { nextSort } from './sorting.ts';

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
