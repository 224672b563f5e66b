import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRadixThemes, importDirectly } from './directImports.ts';
import { type Ended, root, tsc, run, seconds } from './step.ts';
import { hashOf, isStamped, stamp, unstamp } from './stamp.ts';

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

/** What each part is built with. */
const WITH = [
  'tooling/{build,directImports,tsup-preset,browserTargets,partSheets,unlayered}.ts',
  'package-lock.json',
  'tsconfig{,.declarations}.json',
];
const OF_PACKAGES = ['packages/*/{src,openapi,*.json,*.ts}'];
/** What the packages carry of the examples. */
const EXAMPLES = ['examples/{vite,next}/{src,app,*.*}'];
const CONSOLE = 'apps/console';

/** Everything a build is made of. */
export const BUILD_INPUTS = [...OF_PACKAGES, `${CONSOLE}/{src,server,build,public,*.json,*.ts,*.html}`, ...EXAMPLES, ...WITH];

/** A part of the build. It is built again only after its inputs change. */
interface Part {
  readonly name: string;
  /** The folder that it leaves. */
  readonly output: string;
  /** Patterns of the files that it is made of. */
  readonly inputs: readonly string[];
  readonly run: () => Promise<Ended>;
}

interface Manifest {
  readonly name: string;
  readonly folder: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const manifests: readonly Manifest[] = globSync('packages/*', { cwd: root })
  .sort()
  .map((folder) => ({ ...(JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest), folder }));

/** The folder of a package, and those of the packages of ours that it is made of: its modules name their files. */
const foldersOf = ({ folder, dependencies = {} }: Manifest): readonly string[] => [
  folder,
  ...manifests.filter(({ name }) => Object.hasOwn(dependencies, name)).flatMap(foldersOf),
];

/** The declarations take longest. Styles are read from the neighbours' sources, so the packages do not wait for each other. */
const LIBRARIES: readonly Part[] = [
  { name: 'declarations', output: path.relative(root, WRITTEN), inputs: [...OF_PACKAGES, ...WITH], run: writeDeclarations },
  ...manifests.map((manifest) => ({
    name: manifest.folder,
    output: `${manifest.folder}/dist`,
    inputs: [...foldersOf(manifest).map((folder) => `${folder}/{src,openapi,*.json,*.ts}`), ...EXAMPLES, ...WITH],
    run: () => run('tsup', [], { cwd: manifest.folder }),
  })),
];

// A run of tests has another NODE_ENV, with which Vite would take React's development build: it mounts, and reads, everything twice.
const inConsole = { cwd: CONSOLE, env: { NODE_ENV: 'production' } };

/** The page and its server. The page has nothing of the sandbox. */
const APPS: readonly Part[] = [
  {
    name: CONSOLE,
    output: `${CONSOLE}/dist/site`,
    inputs: [
      'packages/{earn-time,earn-core,earn-hooks,ui,earn-components}/{src,openapi,*.json,*.ts}',
      `${CONSOLE}/{src,build,public,*.json,*.ts,*.html}`,
      ...WITH,
    ],
    run: () => run('vite', ['build', '--logLevel', 'warn'], inConsole),
  },
  { name: `${CONSOLE}/server`, output: `${CONSOLE}/dist/server`, inputs: BUILD_INPUTS, run: () => run('tsup', [], inConsole) },
];

/**
 * Builds the packages, and then the console from what they publish: those parts of it whose sources have changed.
 *
 * @returns true when everything is built; what went wrong has been written to stderr.
 */
export async function ensureBuilt(): Promise<boolean> {
  if (!(await ensureParts(LIBRARIES, 2, finishLibraries))) return false;
  return ensureParts(APPS, 1, () => undefined);
}

/** Completes what the packages publish, whichever of them was built. */
function finishLibraries(): void {
  const folders = manifests.map(({ folder }) => folder);
  for (const folder of folders) addDeclarations(folder);
  addContract();
  copyRadixThemes('packages/ui');
  importDirectly(folders);
}

/** Builds the parts that are not built yet, some at a time, and then finishes them. A part is recorded once it is finished. */
async function ensureParts(parts: readonly Part[], workers: number, finish: () => void): Promise<boolean> {
  const missing = parts
    .map((part) => ({ ...part, hash: hashOf(part.inputs), stampName: `build ${part.name}` }))
    .filter(({ stampName, hash, output }) => !isStamped(stampName, hash) || !existsSync(path.join(root, output)));
  if (missing.length === 0) return true;
  for (const { stampName } of missing) unstamp(stampName);
  const queue = [...missing];
  const worker = async (): Promise<boolean> => {
    for (let next = queue.shift(); next; next = queue.shift()) if (!(await build(next))) return false;
    return true;
  };
  const built = await Promise.all(Array.from({ length: workers }, worker));
  if (built.includes(false)) return false;
  finish();
  for (const { stampName, hash } of missing) stamp(stampName, hash);
  return true;
}

async function build({ name, run }: Part): Promise<boolean> {
  const { code, output, ms } = await run();
  process.stderr.write(code === 0 ? `built ${name} in ${seconds(ms)}\n` : `${output}\n${name} could not be built\n`);
  return code === 0;
}

if (import.meta.main) process.exitCode = (await ensureBuilt()) ? 0 : 1;
