import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './step.ts';

const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.(?:test|stories)\./.test(file));

test('a file that exports what another file has names it, unless the index of that folder does, so that nothing becomes public unseen', () => {
  expect(sources).toContain('packages/earn-core/src/index.ts');
  const unnamed = sources.filter((file) =>
    /^export (?:type )?\* from (?!'[^']+\/index\.ts')/m.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(unnamed).toEqual([]);
});
