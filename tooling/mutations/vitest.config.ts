import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { alias } from './sources.ts';

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
