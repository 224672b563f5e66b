import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SLOW } from './slowestFirst.ts';
import { root } from './step.ts';

test('every file that is to begin first is there', () => {
  expect(SLOW.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
