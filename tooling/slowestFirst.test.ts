import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLOW } from './slowestFirst.ts';
import { root } from './step.ts';

test('given the list of slow test files, then each of them exists', () => {
  expect(SLOW.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
