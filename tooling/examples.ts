import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { stripVTControlCharacters } from 'node:util';
import { chromium } from 'playwright';
import { launchOptions } from './browser.ts';
import {
  type Look,
  lookAmongOthers,
  lookAt,
  lookAtAdapter,
  lookAtElement,
  lookAtHoldings,
  lookInChinese,
  lookOnServer,
  signedIn,
} from './exampleLooks.ts';
import { freePort } from './freePort.ts';
import { snippets } from './docs/snippets.ts';
import { type PackedPackage, packPackages } from './packages.ts';
import { type Ended, root, run } from './step.ts';

/*
 * What a product team copies: the apps in `examples/`, with the packages as they would come from the registry. Each has to type-check,
 * build, and work in a browser in front of the sandbox's own program. The examples of the other documents have to type-check in it.
 */

/** How an app is built and served; each command is a file of `node_modules` with its arguments. */
interface Framework {
  readonly build: readonly (readonly string[])[];
  /** @default nothing is served: the app is done when it is built */
  readonly serve?: (port: number) => readonly string[];
  /** Variables of the environment of the server. @default none */
  readonly env?: (port: number) => Readonly<Record<string, string>>;
}

const VITE: Framework = {
  build: [
    ['typescript/bin/tsc', '-p', '.'],
    ['vite/bin/vite.js', 'build', '--logLevel', 'warn'],
  ],
  serve: (port) => ['vite/bin/vite.js', 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort'],
};

/** A library and a page of its own beside it, which has none of the examples of the documents. */
const LIBRARY: Framework = { ...VITE };

const NEXT: Framework = {
  build: [['next/dist/bin/next', 'build']],
  serve: (port) => ['next/dist/bin/next', 'start', '--hostname', '127.0.0.1', '--port', String(port)],
};

const REACT_ROUTER: Framework = {
  build: [
    ['typescript/bin/tsc', '-p', '.'],
    ['@react-router/dev/bin.cjs', 'build'],
  ],
  serve: () => ['@react-router/serve/bin.cjs', 'build/server/index.js'],
  env: (port) => ({ HOST: '127.0.0.1', PORT: String(port) }),
};

/** The tests of a page, in jsdom and in happy-dom, with Testing Library. */
const VITEST: Framework = {
  build: [
    ['typescript/bin/tsc', '-p', '.'],
    ['vitest/vitest.mjs', 'run'],
  ],
};

const JEST: Framework = {
  build: [['typescript/bin/tsc', '-p', '.'], ['jest/bin/jest.js']],
};

const ASTRO: Framework = {
  build: [['astro/bin/astro.mjs', 'build']],
  serve: () => ['../dist/server/entry.mjs'],
  env: (port) => ({ HOST: '127.0.0.1', PORT: String(port) }),
};

/** The types of the routes are written while it is built. */
const TANSTACK_START: Framework = { ...VITE, build: VITE.build.toReversed() };

const WEBPACK: Framework = {
  build: [
    ['typescript/bin/tsc', '-p', '.'],
    ['webpack-cli/bin/cli.js', '--mode', 'production'],
  ],
  serve: (port) => ['webpack-cli/bin/cli.js', 'serve', '--mode', 'development', '--port', String(port)],
};

/** An example, the versions that it is on, and what is looked for on its page. */
export interface Trial {
  /** Its folder. */
  readonly example: string;
  readonly framework: Framework;
  /** @default it has no page to look at */
  readonly run?: Look;
  /** The program of its exchange, a file of the app. @default the sandbox, in which the person is signed in */
  readonly exchange?: string;
  /** Versions in place of those of its `package.json`. @default none */
  readonly versions?: Readonly<Record<string, string>>;
  /** Which packages are in the lowest version that is accepted: those that the app has itself, or all. @default none */
  readonly lowest?: 'own' | 'all';
  /** The language of the area. @default English */
  readonly locale?: 'zh';
  /** Files in place of those of the example, or beside them. @default none */
  readonly files?: Readonly<Record<string, string>>;
}

const reactIs = (react: string, types: string, domTypes: string) => ({
  react,
  'react-dom': react,
  '@types/react': types,
  '@types/react-dom': domTypes,
});
const REACT_18 = reactIs('18.3.1', '18.3.31', '18.3.7');
const OLDEST = reactIs('18.2.0', '18.3.31', '18.3.7');

/** The README's example. */
export const README: Trial = { example: 'vite', framework: VITE, run: lookAtHoldings };
/** A product that is on Radix Themes and TanStack Query already. */
const AMONG_OTHERS: Trial = { example: 'radix-themes', framework: VITE, run: lookAmongOthers };
export const ON_NEXT: Trial = { example: 'next', framework: NEXT, run: lookOnServer };
export const ON_REACT_ROUTER: Trial = { example: 'react-router', framework: REACT_ROUTER, run: lookOnServer };
export const ON_NEXT_PAGES: Trial = { example: 'next-pages', framework: NEXT, run: lookOnServer };
export const ON_ASTRO: Trial = { example: 'astro', framework: ASTRO, run: lookOnServer };
export const ON_TANSTACK_START: Trial = { example: 'tanstack-start', framework: TANSTACK_START, run: lookOnServer };
const ON_WEBPACK: Trial = { example: 'webpack', framework: WEBPACK, run: lookAtHoldings };
/** A product whose exchange has other calls than the documented ones. */
const ADAPTED: Trial = { example: 'adapter', framework: VITE, run: lookAtAdapter, exchange: 'exchange.mjs' };

/** Products that test their page. */
const TESTED: Trial = { example: 'testing', framework: VITEST };
const TESTED_BY_JEST: Trial = { example: 'jest', framework: JEST };

/** A page without React: one script and one sheet, built as a library. */
const ELEMENT: Trial = { example: 'vanilla', framework: LIBRARY, run: lookAtElement };

/** On the oldest and newest React, and with the lowest version of everything that is accepted. */
const INSTALLED: readonly Trial[] = [
  { ...README, versions: OLDEST, lowest: 'all' },
  // the messages of a dialog arrive after its code, while it opens
  { ...README, versions: REACT_18, locale: 'zh', run: lookInChinese },
  README,
  { ...AMONG_OTHERS, versions: OLDEST, lowest: 'own' },
  { ...AMONG_OTHERS, lowest: 'own' },
  ON_NEXT,
  ON_NEXT_PAGES,
  ON_REACT_ROUTER,
  ON_ASTRO,
  ON_TANSTACK_START,
  ON_WEBPACK,
  ADAPTED,
  ELEMENT,
  TESTED,
  TESTED_BY_JEST,
];

/**
 * Builds and opens examples with what the packages declare, linked from this repository's own installation. No registry is asked: an
 * installation over the network takes from seconds to minutes. The packages have to be built.
 */
export const checkLinkedExamples = (): Promise<Pick<Ended, 'code' | 'output'>> => tryAll([README, AMONG_OTHERS, ADAPTED, ELEMENT], link);

/**
 * Installs the packages from their tarballs in each example, on each supported version of React. The packages have to be built.
 * `node tooling/examples.ts astro next` tries some alone.
 */
export const checkInstalledExamples = (names?: readonly string[]): Promise<Pick<Ended, 'code' | 'output'>> =>
  tryInstalled(names === undefined ? INSTALLED : INSTALLED.filter(({ example }) => names.includes(example)));

/** Builds and opens each, with the packages installed from their tarballs. They have to be built. */
export const tryInstalled = (trials: readonly Trial[]): Promise<Pick<Ended, 'code' | 'output'>> => tryAll(trials, install, true);

/** Brings the packages into an app. @throws what is wrong. */
export type Bring = (app: string, packages: readonly PackedPackage[]) => Promise<void>;

/**
 * Builds and opens each.
 *
 * @param quiet builds two at a time, and opens none before all are built: a page beside installations and compilers can be so slow that it
 * reads again what its server has read
 */
async function tryAll(trials: readonly Trial[], bring: Bring, quiet = false): Promise<Pick<Ended, 'code' | 'output'>> {
  const packages = await packPackages();
  const lanes: Promise<unknown>[] = Array.from({ length: quiet ? 2 : trials.length }, () => Promise.resolve());
  const tried = trials.map((trial, index) => {
    const app = mkdtempSync(path.join(tmpdir(), `earnkit-${trial.example}-`));
    const lane = index % lanes.length;
    const built = Promise.resolve(lanes[lane]).then(async () => {
      copy(app, trial, packages);
      await bring(app, packages);
      return buildApp(app, trial);
    });
    lanes[lane] = built.catch(() => undefined);
    return { trial, app, built };
  });
  const problems = await Promise.all(
    tried.map(async ({ trial, app, built }) => {
      try {
        const open = await built;
        if (quiet) await Promise.all(lanes);
        await open();
      } catch (error) {
        return [`${trial.example} on React ${trial.versions?.['react'] ?? 'as it is'} in ${app}:\n${String(error)}`];
      }
      rmSync(app, { recursive: true, force: true });
      return [];
    }),
  );
  return { code: problems.flat().length === 0 ? 0 : 1, output: problems.flat().join('\n\n') };
}

/** Builds an app that has its packages. @returns what looks at it in a browser. @throws what is wrong. */
export async function buildApp(app: string, trial: Pick<Trial, 'framework' | 'run' | 'exchange'>): Promise<() => Promise<void>> {
  const [port, exchangePort] = [await freePort(), await freePort()];
  const env = { EXCHANGE: `http://127.0.0.1:${exchangePort}` };
  for (const [file = '', ...args] of trial.framework.build) await runIn(app, path.join(app, 'node_modules', file), args, env);
  const { framework, run: lookFor } = trial;
  const { serve } = framework;
  if (serve === undefined || lookFor === undefined) return async () => undefined;
  const look = async (): Promise<void> => {
    const programs: ChildProcess[] = [];
    const start = ([file = '', ...args]: readonly string[], own: Readonly<Record<string, string>> = {}): Promise<string> => {
      const program = spawn(process.execPath, [path.join(app, file), ...args], {
        cwd: app,
        env: { ...process.env, ...env, ...own },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      programs.push(program);
      return addressOf(program);
    };
    const browser = await chromium.launch(launchOptions());
    try {
      const origin = `http://127.0.0.1:${port}`;
      const sandbox = ['node_modules/@earnkit/sandbox/dist/bin.js', '--origin', origin];
      await start([...(trial.exchange === undefined ? sandbox : [trial.exchange]), '--port', String(exchangePort)]);
      const [file = '', ...args] = serve(port);
      const address = await start([path.join('node_modules', file), ...args], framework.env?.(port));
      await lookAt(browser, address, trial.exchange === undefined ? signedIn(lookFor) : lookFor);
    } finally {
      await browser.close();
      for (const program of programs) program.kill();
    }
  };
  return () => inTurn(look);
}

let opened: Promise<unknown> = Promise.resolve();

/** One app at a time: several browsers, each with a sandbox, do not answer in time on two cores. */
function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = opened.then(work);
  opened = turn.catch(() => undefined);
  return turn;
}

/** What the documents' examples import besides. */
const OF_DOCUMENTS = ['msw', '@vitejs/plugin-react'];

/** Writes the app: the example on the versions of the trial, and the whole examples of the documents beside it. */
function copy(
  app: string,
  { example, framework, exchange, versions = {}, lowest, locale, files = {} }: Trial,
  packages: readonly PackedPackage[],
): void {
  cpSync(path.join(root, 'examples', example), app, { recursive: true, filter: (file) => !file.includes('node_modules') });
  const manifest = manifestOf(app);
  const accepted = lowest === undefined ? {} : lowestOf(packages);
  const chosen: Readonly<Record<string, string>> = {
    ...accepted,
    ...versions,
    ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
  };
  const choose = (wanted: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(wanted).map(([name, version]) => [name, chosen[name] ?? version]));
  const dependencies = choose({ ...manifest.dependencies, '@earnkit/time': 'latest' });
  // The documents' examples use the sandbox, or are tests.
  const hasDocuments = (framework === VITE || framework === VITEST) && exchange === undefined;
  const devDependencies = choose({
    ...manifest.devDependencies,
    ...(hasDocuments && Object.fromEntries(OF_DOCUMENTS.map((name) => [name, manifestOf(root).devDependencies?.[name] ?? '']))),
  });
  const isOwn = (name: string): boolean => name in dependencies || name in devDependencies;
  const overrides = lowest === 'all' ? Object.fromEntries(Object.entries(accepted).filter(([name]) => !isOwn(name))) : {};
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ ...manifest, dependencies, devDependencies, overrides }));
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(app, file), text);
  if (!hasDocuments) return;
  if (locale) {
    const main = path.join(app, 'src/main.tsx');
    writeFileSync(main, readFileSync(main, 'utf8').replace('<EarnArea ', `<EarnArea locale="${locale}" `));
  }
  const isTest = (text: string): boolean => text.includes("'@earnkit/testing");
  for (const [index, text] of documentedExamples().entries())
    if (isTest(text) === (framework === VITEST)) writeFileSync(path.join(app, `src/document-${index}.tsx`), text);
}

/** The lowest version of every dependency that the packages accept a range of. */
function lowestOf(packages: readonly PackedPackage[]): Readonly<Record<string, string>> {
  const ranges = packages.flatMap(({ name }) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(realpathSync(path.join(root, 'node_modules', name)));
    return Object.entries({ ...dependencies, ...peerDependencies });
  });
  return Object.fromEntries(ranges.flatMap(([name, range]) => (/^\^[\d.]+$/.test(range) ? [[name, range.slice(1)]] : [])));
}

/** The examples of the documents that are a whole module. */
const documentedExamples = (): readonly string[] =>
  snippets().flatMap(({ kind, text }) => (kind === 'run' || kind === 'compiled' ? [text] : []));

/** Runs a program to its end. @throws what it said, if it failed. */
async function runIn(app: string, program: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<void> {
  const { code, output } = await run(program, args, { cwd: app, env });
  if (code !== 0) throw new Error(`${path.basename(program)} ${args.join(' ')}\n${output}`);
}

/** A second copy of these has a context, a cache or a layer stack of its own, and the two do not know of each other. */
const ONE_COPY = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'radix-ui',
  '@radix-ui/themes',
  '@radix-ui/react-dismissable-layer',
  '@radix-ui/react-focus-scope',
];

/** Installs what the app declares, with one copy of what has to be there once. */
export const install: Bring = async (app) => {
  await runIn(app, 'npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']);
  const lock = JSON.parse(readFileSync(path.join(app, 'package-lock.json'), 'utf8')) as { packages: Readonly<Record<string, unknown>> };
  const copies = ONE_COPY.map((name) => Object.keys(lock.packages).filter((folder) => folder.endsWith(`node_modules/${name}`)));
  const several = copies.filter((folders) => folders.length > 1).map((folders) => folders.join(' and '));
  if (several.length > 0) throw new Error(`More than one copy: ${several.join('; ')}`);
};

/** Unpacks the tarballs and links what they and the app declare; whatever a package imports without declaring it is missing. */
export const link: Bring = async (app, packages) => {
  const modules = path.join(app, 'node_modules');
  const linkTo = (name: string, folder: string): void => {
    const place = path.join(modules, name);
    mkdirSync(path.dirname(place), { recursive: true });
    if (!existsSync(place)) symlinkSync(folder, place);
  };
  for (const { name, tarball } of packages) {
    const folder = path.join(modules, name);
    mkdirSync(folder, { recursive: true });
    await runIn(app, 'tar', ['-xzf', tarball, '-C', folder, '--strip-components=1']);
  }
  // The native compiler takes a tenth of the time.
  linkTo('typescript', path.join(root, 'node_modules/typescript-native'));
  const { dependencies = {}, devDependencies = {} } = manifestOf(app);
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) linkTo(name, path.join(root, 'node_modules', name));
  for (const { name } of packages) {
    const declared = manifestOf(path.join(modules, name));
    for (const dependency of Object.keys({ ...declared.dependencies, ...declared.peerDependencies }))
      linkTo(dependency, installedFolder(dependency, name));
  }
};

/** Where a dependency of one of our packages is installed: in its own folder where another version is in the root. */
function installedFolder(dependency: string, dependent: string): string {
  const nested = path.join(realpathSync(path.join(root, 'node_modules', dependent)), 'node_modules', dependency);
  return existsSync(nested) ? nested : path.join(root, 'node_modules', dependency);
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** The address that a server says once it listens. @throws what it said, if it ends without one. */
async function addressOf({ stdout }: ChildProcessByStdio<null, Readable, null>): Promise<string> {
  let message = '';
  for await (const text of stdout.iterator({ destroyOnReturn: false })) {
    message += stripVTControlCharacters(String(text));
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(message) ?? [];
    // what nobody reads would hold the server up
    if (address === undefined) continue;
    stdout.resume();
    return address;
  }
  throw new Error(`The program ended: ${message}`);
}

if (import.meta.main) {
  const { code, output } = await checkInstalledExamples(process.argv.slice(2));
  process.stderr.write(`${output}\n`);
  process.exitCode = code;
}
