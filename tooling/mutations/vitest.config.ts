import { readFileSync } from 'node:fs';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alias } from './sources.ts';

const resolve = { alias, conditions: ['@earnkit/source', ...defaultServerConditions] };

/** The first test that fails ends the run for a change, so those that start no sandbox come first. */
class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): boolean => /sandbox/i.test(readFileSync(moduleId, 'utf8'));
    return [...files.filter((file) => !isSlow(file)), ...files.filter(isSlow)];
  }
}

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
    sequence: { sequencer: QuickFirst },
    // The first that starts a database waits for it.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
