import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRadixThemes, importDirectly } from './directImports.ts';
import { type Ended, root, tsc, run, seconds } from './step.ts';
import { BUILT, isBuilt, sourcesHash, stampBuild } from './stamp.ts';

const WRITTEN = path.join(root, 'node_modules/.cache/earnkit/declarations');

/**
 * Writes the declarations of all packages at once: the compiler reads every source for any of them. It judges the types of what
 * they export alone, in half the time; the check of types judges every source.
 */
function writeDeclarations(): Promise<Ended> {
  rmSync(WRITTEN, { recursive: true, force: true });
  return tsc('-p', 'tsconfig.declarations.json', '--noCheck');
}

/**
 * Puts the declarations of a package beside its modules, one for one: those that its entries need, in turn. Imports name the modules as they
 * are published.
 */
function addDeclarations(folder: string): void {
  const source = path.join(WRITTEN, folder, 'src');
  const needed = new Set<string>();
  const need = (file: string): void => {
    if (needed.has(file) || !existsSync(path.join(source, file))) return;
    needed.add(file);
    for (const [, from = ''] of readFileSync(path.join(source, file), 'utf8').matchAll(RELATIVE_MODULE))
      need(path.join(path.dirname(file), `${from}.d.ts`));
  };
  const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
    exports: Readonly<Record<string, { readonly types?: string }>>;
  };
  for (const { types } of Object.values(exports)) if (types !== undefined) need(path.relative('dist', types));
  for (const file of needed) {
    const target = path.join(root, folder, 'dist', file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, readFileSync(path.join(source, file), 'utf8').replaceAll(RELATIVE_IMPORT, '$1.js$2'));
  }
}

/** `from './a.ts'`, `import './a.tsx'`, `import('./a.ts')` and `declare module './a.ts'`, up to the ending and from there. */
const RELATIVE_IMPORT = /(\b(?:from|import|declare module)\s*\(?\s*['"]\.\.?\/[^'"\n]+)\.tsx?(['"])/g;

/** Puts the contract beside the modules of core without its white space, which is a third of it. */
function addContract(): void {
  for (const name of ['openapi.json', 'schemas.json']) {
    const text = readFileSync(path.join(root, 'packages/earn-core/openapi', name), 'utf8');
    writeFileSync(path.join(root, 'packages/earn-core/dist', name), JSON.stringify(JSON.parse(text)));
  }
}

/** The same, without what is around the name of the module. */
const RELATIVE_MODULE = /\b(?:from|import|declare module)\s*\(?\s*['"](\.\.?\/[^'"\n]+)\.tsx?['"]/g;

/** The built console, for Node to run. */
export const CONSOLE_SERVER = path.join(root, 'apps/console/dist/server/main.js');

/**
 * Builds the packages and then the console from what they publish. Does nothing when `dist` is of the sources as they are.
 *
 * @returns true when everything is built; what went wrong has been written to stderr.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (isBuilt()) return true;
  const hash = sourcesHash();
  const libraries = BUILT.filter((folder) => folder.startsWith('packages/'));
  // Styles are read from the neighbours' sources, so the packages do not wait for each other.
  const queue = [
    () => step('declarations', writeDeclarations),
    ...libraries.map((folder) => () => step(folder, () => run('tsup', [], { cwd: folder }))),
  ];
  const worker = async (): Promise<boolean> => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await next())) return false;
    return true;
  };
  const built = await Promise.all([worker(), worker()]);
  if (built.includes(false)) return false;
  for (const folder of libraries) addDeclarations(folder);
  addContract();
  copyRadixThemes('packages/ui');
  importDirectly(libraries);
  // A run of tests has another NODE_ENV, with which Vite would take React's development build: it mounts, and reads, everything twice.
  const env = { NODE_ENV: 'production' };
  const inConsole = { cwd: 'apps/console', env };
  if (!(await step('apps/console', () => run('vite', ['build', '--logLevel', 'warn'], inConsole)))) return false;
  if (!(await step('apps/console/server', () => run('tsup', [], inConsole)))) return false;
  stampBuild(hash);
  return true;
}

async function step(name: string, work: () => Promise<Ended>): Promise<boolean> {
  const { code, output, ms } = await work();
  process.stderr.write(code === 0 ? `built ${name} in ${seconds(ms)}\n` : `${output}\n${name} could not be built\n`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
