import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { alias } from './sources.ts';

const resolve = { alias, conditions: ['@earnkit/source', ...defaultServerConditions] };

/** Files by the numbers of the changes that Stryker made in them. */
function changedFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}'))
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/stryMutAct_\w+\("(\d+)"\)/g)) files.set(id, path.resolve(file));
  return files;
}

/** How near a test stands to the file that is changed: the folders that both are in, and one more for a test of that file. */
function nearness(test: string, changed: string): number {
  const [folders, others] = [test.split(path.sep), path.dirname(changed).split(path.sep)];
  const apart = others.findIndex((folder, depth) => folder !== folders[depth]);
  const isOfFile = path.basename(test).startsWith(`${path.parse(changed).name}.`);
  return (apart === -1 ? others.length : apart) + (isOfFile ? 1 : 0);
}

/** The first test that fails ends the run for a change, so the likeliest come first: those that start no sandbox, and those that stand nearest. */
class LikeliestFirst extends BaseSequencer {
  #files: ReadonlyMap<string, string> | undefined;

  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const changed = this.#changed();
    const isSlow = ({ moduleId }: TestSpecification): number => (/sandbox/i.test(readFileSync(moduleId, 'utf8')) ? 1 : 0);
    const near = ({ moduleId }: TestSpecification): number => (changed === undefined ? 0 : nearness(moduleId, changed));
    return files.toSorted((one, other) => isSlow(one) - isSlow(other) || near(other) - near(one));
  }

  /** The file that has a change in this run, where Stryker says which change it is. */
  #changed(): string | undefined {
    const { activeMutant } = this.ctx.getRootProject().getProvidedContext() as { readonly activeMutant?: string };
    if (activeMutant === undefined) return undefined;
    this.#files ??= changedFiles();
    return this.#files.get(activeMutant);
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
    sequence: { sequencer: LikeliestFirst },
    // The first that starts a database waits for it.
    testTimeout: 90_000,
    hookTimeout: 180_000,
  },
});
