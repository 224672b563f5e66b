import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { link } from './examples.ts';
import { installFolder } from './installFolder.ts';
import { type PackedPackage, packPackages } from './packages.ts';
import { type Ended, root, run } from './step.ts';

/*
 * The declarations of every entry of every package, and the README's example, read by each TypeScript from the oldest that is supported to the
 * next one. The compilers have a lock file of their own.
 */

const COMPILERS = path.join(root, 'tooling/typescripts');

/** Reads the types with each compiler. The packages have to be built. */
export async function checkTypescripts(): Promise<Pick<Ended, 'code' | 'output'>> {
  await installFolder(COMPILERS, 'the versions of TypeScript');
  const packages = await packPackages();
  const app = mkdtempSync(path.join(tmpdir(), 'earnkit-types-'));
  try {
    cpSync(path.join(root, 'examples/vite'), app, { recursive: true, filter: (file) => !file.includes('node_modules') });
    await link(app, packages);
    // The sandbox's declarations name what Node has.
    symlinkSync(path.join(root, 'node_modules/@types/node'), path.join(app, 'node_modules/@types/node'));
    writeFileSync(path.join(app, 'src/entries.ts'), entriesOf(app, packages));
    const faults: string[] = [];
    const compilers = readdirSync(path.join(COMPILERS, 'node_modules')).filter((name) => name.startsWith('typescript-'));
    for (const compiler of compilers) faults.push(...(await readWith(compiler, app)));
    return { code: faults.length === 0 ? 0 : 1, output: [...faults, `${compilers.join(', ')}: ${faults.length} faults.`].join('\n') };
  } finally {
    rmSync(app, { recursive: true, force: true });
  }
}

/** A module that takes every entry with types of the packages. */
const entriesOf = (app: string, packages: readonly PackedPackage[]): string =>
  packages
    .flatMap(({ name }) => {
      const { exports = {} } = JSON.parse(readFileSync(path.join(app, 'node_modules', name, 'package.json'), 'utf8')) as {
        readonly exports?: Readonly<Record<string, string | { readonly types?: string }>>;
      };
      return Object.entries(exports).flatMap(([entry, target]) =>
        typeof target === 'object' && target.types !== undefined && !entry.includes('*') ? [path.posix.join(name, entry)] : [],
      );
    })
    .map((entry, index) => `export * as entry${index} from '${entry}';\n`)
    .join('');

/** What one compiler says of the packages' declarations and of the app. What it says of other packages' declarations is theirs. */
async function readWith(compiler: string, app: string): Promise<readonly string[]> {
  const { code, output } = await run('node', [
    path.join(COMPILERS, 'node_modules', compiler, 'bin/tsc'),
    '--project',
    app,
    '--types',
    'vite/client,node',
    '--skipLibCheck',
    'false',
    '--pretty',
    'false',
  ]);
  const errors = output.split('\n').filter((line) => line.includes('error TS'));
  if (code !== 0 && errors.length === 0) return [`${compiler} did not come to its end:\n${output}`];
  return errors
    .filter((line) => line.startsWith('error') || /(?:^|\/)src\/|node_modules\/@earnkit\//.test(line.split('(')[0] ?? ''))
    .map((line) => `${compiler}: ${line}`);
}

if (import.meta.main) {
  const { code, output } = await checkTypescripts();
  console.log(output);
  process.exitCode = code;
}
