import { expect, test } from 'vitest';
import { nameOf, pictures } from './set.ts';

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
