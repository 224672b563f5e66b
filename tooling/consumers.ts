import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Sandbox from '@earnkit/sandbox';
import { type Browser, chromium, type Page as BrowserPage } from 'playwright';
import type * as Vite from 'vite';
import { launchOptions } from './browser.ts';
import { type PackedPackage, packPackages } from './packages.ts';
import { type Ended, root, run } from './step.ts';

/*
 * A product team's first ten minutes: a new Vite app, the packages as they would come from the registry, and the README's
 * example. It has to type-check, build and show a person's holdings. The examples of the other documents have to type-check.
 */

/** What a product may be on: a version of React with its types, and versions of what the packages share with it. */
interface Host {
  readonly react: string;
  readonly types: string;
  readonly domTypes: string;
  /** Versions of shared packages that the product has already. @default the newest that the ranges allow */
  readonly shared?: 'lowest';
  /** The product's page. @default the README's example */
  readonly page?: Page;
}

/** A page and what is looked for on it. */
interface Page {
  /** Its `main.tsx`. */
  readonly source: () => string;
  /** Packages that the page itself imports beside React. */
  readonly imports: readonly string[];
  /** @returns what is wrong, or `undefined`. */
  readonly look: (page: BrowserPage) => Promise<string | undefined>;
}

const NEWEST: Host = { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' };
const BEFORE: Host = { react: '18.3.1', types: '18.3.31', domTypes: '18.3.7' };
const OLDEST: Host = { ...BEFORE, react: '18.2.0', shared: 'lowest' };

/** The README's example. */
const README: Page = { source: readmeExample, imports: [], look: lookAtHoldings };

/** The same in Chinese: the messages of a dialog arrive after its code, while it opens. */
const IN_CHINESE: Page = {
  ...README,
  source: () => readmeExample().replace('<EarnArea ', '<EarnArea locale="zh" '),
  look: async (page) => (await lookAtHoldings(page)) ?? openInChinese(page),
};

/** A product that is on Radix Themes and TanStack Query already. */
const AMONG_OTHERS: Page = {
  source: () => readFileSync(path.join(root, 'tooling/host/main.tsx'), 'utf8'),
  imports: ['@radix-ui/themes', '@tanstack/react-query'],
  look: async (page) => (await lookAtHoldings(page)) ?? (await lookAtTheme(page)) ?? typeInStackedDialogs(page),
};

/** The products of the long check: the oldest with the lowest version of everything that is accepted, and the last of each major version of React. */
const INSTALLED: readonly Host[] = [
  OLDEST,
  { ...BEFORE, page: IN_CHINESE },
  NEWEST,
  { ...OLDEST, page: AMONG_OTHERS },
  { ...NEWEST, shared: 'lowest', page: AMONG_OTHERS },
];

/** Tools of the consumer in the version that is used here, so that npm finds them in its cache. */
const TOOLS = ['vite', 'typescript'] as const;

/** Further packages that the app itself imports. */
const OF_APP = ['react', 'react-dom', '@types/react', '@types/react-dom', ...TOOLS];

/**
 * Builds and opens the app with what the packages declare, linked from this repository's own installation. No registry is
 * asked: an installation over the network takes from seconds to minutes. The packages have to be built.
 */
export const checkLinkedConsumer = (): Promise<Pick<Ended, 'code' | 'output'>> =>
  checkApps([NEWEST, { ...NEWEST, page: AMONG_OTHERS }], link);

/** Installs the packages from their tarballs on each supported version of React, and builds and opens the app. The packages have to be built. */
export const checkInstalledConsumers = (): Promise<Pick<Ended, 'code' | 'output'>> => checkApps(INSTALLED, install);

/** Brings the packages into an app. @returns what is wrong, or `undefined`. */
type Bring = (app: string, packages: readonly PackedPackage[], imports: readonly string[]) => Promise<string | undefined>;

async function checkApps(hosts: readonly Host[], bring: Bring): Promise<Pick<Ended, 'code' | 'output'>> {
  const packages = await packPackages();
  const problems = await Promise.all(
    hosts.map(async (host) => {
      const app = mkdtempSync(path.join(tmpdir(), `earnkit-react-${host.react}-`));
      const problem = await checkApp(app, host, packages, bring).catch((error: unknown) =>
        String(error instanceof Error ? error.stack : error),
      );
      if (problem) return [`React ${host.react} in ${app}:\n${problem}`];
      rmSync(app, { recursive: true, force: true });
      return [];
    }),
  );
  return { code: problems.flat().length === 0 ? 0 : 1, output: problems.flat().join('\n\n') };
}

/** @returns what is wrong, or `undefined`. */
async function checkApp(app: string, host: Host, packages: readonly PackedPackage[], bring: Bring): Promise<string | undefined> {
  writeApp(app, host, packages);
  const tool = (name: string, ...args: string[]) => runIn(app, path.join(app, 'node_modules', ...name.split('/')), ...args);
  return (
    (await bring(app, packages, host.page?.imports ?? [])) ??
    (await tool('typescript/bin/tsc', '-p', '.')) ??
    (await tool('vite/bin/vite.js', 'build', '--logLevel', 'warn')) ??
    openInTurn(app, host.page ?? README)
  );
}

let opened: Promise<unknown> = Promise.resolve();

/** One app at a time: several browsers, each with a sandbox, do not answer in time on two cores. */
function openInTurn(app: string, page: Page): Promise<string | undefined> {
  const turn = opened.then(() => openApp(app, page));
  opened = turn.catch(() => undefined);
  return turn;
}

/** @returns what a program said that failed, or `undefined`. */
export async function runIn(app: string, program: string, ...args: string[]): Promise<string | undefined> {
  const { code, output } = await run(program, args, { cwd: app });
  return code === 0 ? undefined : `${path.basename(program)} ${args.join(' ')}\n${output}`;
}

const install: Bring = async (app) =>
  (await runIn(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error')) ?? severalCopies(app);

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

/** @returns which shared packages were installed more than once. */
function severalCopies(app: string): string | undefined {
  const { packages } = JSON.parse(readFileSync(path.join(app, 'package-lock.json'), 'utf8')) as {
    packages: Readonly<Record<string, unknown>>;
  };
  const copies = ONE_COPY.map((name) => Object.keys(packages).filter((folder) => folder.endsWith(`node_modules/${name}`)));
  const several = copies.filter((folders) => folders.length > 1);
  return several.length === 0 ? undefined : `More than one copy: ${several.map((folders) => folders.join(' and ')).join('; ')}`;
}

/** Unpacks the tarballs and links what they declare; whatever a package imports without declaring it is missing. */
const link: Bring = async (app, packages, imports) => {
  const modules = path.join(app, 'node_modules');
  for (const { name, tarball } of packages) {
    const folder = path.join(modules, name);
    mkdirSync(folder, { recursive: true });
    const problem = await runIn(app, 'tar', '-xzf', tarball, '-C', folder, '--strip-components=1');
    if (problem) return problem;
  }
  const own = new Set(packages.map(({ name }) => name));
  for (const { name } of packages) {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(path.join(modules, name));
    for (const dependency of Object.keys({ ...dependencies, ...peerDependencies })) {
      if (!own.has(dependency)) linkTo(modules, dependency, installedFolder(dependency, name));
    }
  }
  // The native compiler takes a tenth of the time.
  linkTo(modules, 'typescript', path.join(root, 'node_modules/typescript-native'));
  for (const name of [...OF_APP, ...imports]) linkTo(modules, name, path.join(root, 'node_modules', name));
  return undefined;
};

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;

/** Where a dependency of one of our packages is installed: in its own folder where another version is in the root. */
function installedFolder(dependency: string, dependent: string): string {
  const nested = path.join(realpathSync(path.join(root, 'node_modules', dependent)), 'node_modules', dependency);
  return existsSync(nested) ? nested : path.join(root, 'node_modules', dependency);
}

function linkTo(modules: string, name: string, folder: string): void {
  const place = path.join(modules, name);
  mkdirSync(path.dirname(place), { recursive: true });
  if (!existsSync(place)) symlinkSync(folder, place);
}

function writeApp(app: string, { react, types, domTypes, shared, page = README }: Host, packages: readonly PackedPackage[]) {
  const { devDependencies = {} } = manifestOf(root);
  const lowest = shared === 'lowest' ? lowestOf(packages) : {};
  const files = {
    'package.json': JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: {
        ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
        react,
        'react-dom': react,
        ...Object.fromEntries(page.imports.map((name) => [name, lowest[name] ?? '*'])),
      },
      devDependencies: {
        ...Object.fromEntries(TOOLS.map((tool) => [tool, devDependencies[tool]])),
        '@types/react': types,
        '@types/react-dom': domTypes,
      },
      ...(shared === 'lowest' && page === README && { overrides: lowest }),
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'ESNext',
        moduleResolution: 'Bundler',
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        jsx: 'react-jsx',
        types: ['vite/client'],
        skipLibCheck: true,
      },
      include: ['*.tsx'],
    }),
    'index.html':
      '<!doctype html><html lang="en"><title>Consumer</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
    'main.tsx': page.source(),
    ...Object.fromEntries(documentedExamples().map((example, index) => [`example-${index}.tsx`, example])),
  };
  mkdirSync(app, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(app, name), text);
}

/** The lowest version of every dependency that the packages accept a range of. */
function lowestOf(packages: readonly PackedPackage[]): Readonly<Record<string, string>> {
  const ranges = packages.flatMap(({ name }) => {
    const { dependencies = {}, peerDependencies = {} } = manifestOf(realpathSync(path.join(root, 'node_modules', name)));
    return Object.entries({ ...dependencies, ...peerDependencies });
  });
  return Object.fromEntries(ranges.flatMap(([name, range]) => (/^\^[\d.]+$/.test(range) ? [[name, range.slice(1)]] : [])));
}

/** The README's only block of TSX. */
function readmeExample(): string {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  if (!example) throw new Error('README.md shows no example in a block of tsx');
  return example;
}

/** The examples of the packages' READMEs and Storybook pages that are a whole module: each has to type-check as it is written. */
function documentedExamples(): string[] {
  const documents = globSync(['packages/*/README.md', 'packages/*/src/**/*.mdx'], { cwd: root }).sort();
  return documents.flatMap((file) =>
    Array.from(readFileSync(path.join(root, file), 'utf8').matchAll(/```tsx?\n(import [\s\S]*?)```/g), ([, example = '']) => example),
  );
}

/** Serves the built app beside a sandbox, signs in, and looks for the holdings. */
async function openApp(app: string, { look }: Page): Promise<string | undefined> {
  const load = (file: string): Promise<unknown> => import(pathToFileURL(path.join(app, 'node_modules', file)).href);
  const { serveSandbox } = (await load('@earnkit/sandbox/dist/index.js')) as typeof Sandbox;
  const { preview } = (await load('vite/dist/node/index.js')) as typeof Vite;
  const sandbox = await serveSandbox();
  // The exchange has to see the page's own address, or it takes every write for another site's.
  const target = { target: sandbox.origin, changeOrigin: false };
  const server = await preview({
    root: app,
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1', proxy: { '/api/': target, '/apiw/': target, '/sandbox/': target } },
  });
  const browser = await chromium.launch(launchOptions());
  try {
    return await lookSignedIn(browser, server.resolvedUrls?.local[0] ?? '', look);
  } finally {
    await browser.close();
    await server.close();
    await sandbox.close();
  }
}

/** Signs in and reloads the page. @returns what is wrong with it, errors of its scripts first, or `undefined`. */
export async function lookSignedIn(browser: Browser, address: string, look: Page['look']): Promise<string | undefined> {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.goto(address);
  const refusal = await page.evaluate(async () => {
    // The first answer brings the csrf cookie; a write repeats it in a header.
    await fetch('/sandbox/state');
    const csrftoken = /(?:^|; )csrftoken=([^;]*)/.exec(document.cookie)?.[1] ?? '';
    const answer = await fetch('/sandbox/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', csrftoken },
      body: JSON.stringify({ world: 'saver' }),
    });
    return answer.ok ? '' : answer.text();
  });
  if (refusal !== '') return `The sandbox let nobody in: ${refusal}`;
  await page.reload();
  const problem = await look(page);
  return errors.length > 0 ? errors.join('\n') : problem;
}

/** @returns what is wrong with the holdings of the README's example, or `undefined`. */
export async function lookAtHoldings(page: BrowserPage): Promise<string | undefined> {
  const holding = page.getByRole('table').getByRole('row').filter({ hasText: 'USDT' });
  const shown = await holding
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  if (!shown) return `No table with a holding of USDT. The page says:\n${await page.locator('body').innerText()}`;
  const sheet = await page.evaluate(() => getComputedStyle(document.querySelector('table') ?? document.body).borderSpacing);
  return sheet === '2px' ? 'The table is there without its styles.' : undefined;
}

/** A dialog opens, and the page stays behind it. */
async function openInChinese(page: BrowserPage): Promise<string | undefined> {
  await page.getByRole('button', { name: '赎回 USDT' }).click();
  const dialog = page.getByRole('dialog', { name: '赎回' });
  const opened = await dialog.waitFor({ timeout: 20_000 }).then(
    () => true,
    () => false,
  );
  return opened && (await page.locator('table').isVisible()) ? undefined : 'The page is gone after a dialog was opened in Chinese.';
}

/** Our parts have the theme of the product. */
async function lookAtTheme(page: BrowserPage): Promise<string | undefined> {
  const theme = await page
    .getByRole('table')
    .evaluate((table) =>
      ['dark', 'crimson'].map((value) => table.closest(`.radix-themes.${value}, .radix-themes[data-accent-color=${value}]`) !== null),
    );
  return theme.every(Boolean) ? undefined : 'The holdings are not in the appearance and accent of the product.';
}

/** An amount is typed in our dialog, which stands above the product's own; Escape closes ours alone. */
async function typeInStackedDialogs(page: BrowserPage): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Wallet' }).click();
  await page.getByRole('button', { name: 'Earn with USDC' }).click();
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.click();
  await page.keyboard.type('12.5');
  const typed = await amount.inputValue();
  if (typed !== '12.5') return `The amount in our dialog is "${typed}" after 12.5 was typed.`;
  await page.keyboard.press('Escape');
  await amount.waitFor({ state: 'hidden' });
  return (await page.getByRole('dialog', { name: 'Wallet' }).isVisible()) ? undefined : 'Escape closed the dialog of the product as well.';
}
