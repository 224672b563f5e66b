import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** The entries of a package in the copy of the repository in which Stryker runs the tests: by its name, a test would find the original. */
function entriesOf(folder: string) {
  const { name, exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    exports?: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  };
  return Object.entries(exports).flatMap(([entry, to]) => {
    const source = typeof to === 'string' ? undefined : to['@earnkit/source'];
    return source === undefined ? [] : [{ find: new RegExp(`^${name}${entry.slice(1)}$`), replacement: path.join(folder, source) }];
  });
}

const packages = path.resolve('packages');
const alias = readdirSync(packages).flatMap((name) => entriesOf(path.join(packages, name)));
const resolve = { alias, conditions: ['@earnkit/source', ...defaultServerConditions] };

/** The tests of one package on Node, which Stryker names and runs for each change. */
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    environment: 'node',
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{chaos,browser,long}.test.ts'],
    // All files share one process, which loads each module once.
    isolate: false,
    unstubGlobals: true,
    // The first that starts a database waits for it.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
