import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// The copy of the repository in which Stryker runs the tests.
const core = path.resolve('packages/earn-core');
const { exports } = JSON.parse(readFileSync(path.join(core, 'package.json'), 'utf8')) as {
  exports: Readonly<Record<string, Readonly<Record<string, string>>>>;
};

/** The entries of core in this copy: by its name, a test would find those of the repository. */
const alias = Object.entries(exports).flatMap(([entry, { '@earnkit/source': source }]) =>
  source === undefined ? [] : [{ find: new RegExp(`^@earnkit/core${entry.slice(1)}$`), replacement: path.join(core, source) }],
);
const resolve = { alias, conditions: ['@earnkit/source', ...defaultServerConditions] };

/** The tests of core alone, which Stryker runs for each change. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    include: ['packages/earn-core/src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{chaos,browser,long}.test.ts'],
    // All files share one process, which loads each module once.
    isolate: false,
    unstubGlobals: true,
  },
});
