import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as Sandbox from '@earnkit/sandbox';
import { type Browser, chromium } from 'playwright';
import type * as Vite from 'vite';
import { launchOptions } from './browser.ts';
import { type PackedPackage, packPackages } from './packages.ts';
import { type Ended, root, run } from './step.ts';

/*
 * A product team's first ten minutes: a new Vite app, the packages as they would come from the registry, and the README's
 * example. It has to type-check, build and show a person's holdings.
 */

/** A version of React that a product may be on, and its types. */
interface React {
  readonly react: string;
  readonly types: string;
  readonly domTypes: string;
}

const NEWEST: React = { react: '19.3.1', types: '19.3.0', domTypes: '19.3.0' };
const BEFORE: React = { react: '18.3.1', types: '18.3.31', domTypes: '18.3.7' };
const OLDEST: React = { ...BEFORE, react: '18.2.0' };

/** Both ends of the range that the packages accept. */
export const OLDEST_AND_NEWEST: readonly React[] = [OLDEST, NEWEST];

/** Tools of the consumer in the version that is used here, so that npm finds them in its cache. */
const TOOLS = ['vite', 'typescript'] as const;

/**
 * Installs, builds and opens an app on each version of React, all at a time. The packages have to be built.
 *
 * @param reacts the versions. @default the last of each major version
 */
export async function checkConsumers(reacts: readonly React[] = [BEFORE, NEWEST]): Promise<Pick<Ended, 'code' | 'output'>> {
  const packages = await packPackages();
  const problems = await Promise.all(
    reacts.map(async (versions) => {
      const app = mkdtempSync(path.join(tmpdir(), `earnkit-react-${versions.react}-`));
      const problem = await checkConsumer(app, versions, packages).catch((error: unknown) =>
        String(error instanceof Error ? error.stack : error),
      );
      if (problem) return [`React ${versions.react} in ${app}:\n${problem}`];
      rmSync(app, { recursive: true, force: true });
      return [];
    }),
  );
  return { code: problems.flat().length === 0 ? 0 : 1, output: problems.flat().join('\n\n') };
}

/** @returns what is wrong, or `undefined`. */
async function checkConsumer(app: string, versions: React, packages: readonly PackedPackage[]): Promise<string | undefined> {
  writeApp(app, versions, packages);
  for (const [program, ...args] of [
    ['npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'],
    [path.join(app, 'node_modules/.bin/tsc'), '-p', '.'],
    [path.join(app, 'node_modules/.bin/vite'), 'build', '--logLevel', 'warn'],
  ] as const) {
    const { code, output } = await run(program, args, { cwd: app });
    if (code !== 0) return `${path.basename(program)} ${args.join(' ')}\n${output}`;
  }
  return openApp(app);
}

function writeApp(app: string, { react, types, domTypes }: React, packages: readonly PackedPackage[]) {
  const own = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { devDependencies: Record<string, string> };
  const files = {
    'package.json': JSON.stringify({
      name: 'consumer',
      private: true,
      type: 'module',
      dependencies: { ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])), react, 'react-dom': react },
      devDependencies: {
        ...Object.fromEntries(TOOLS.map((tool) => [tool, own.devDependencies[tool]])),
        '@types/react': types,
        '@types/react-dom': domTypes,
      },
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
      include: ['main.tsx'],
    }),
    'index.html':
      '<!doctype html><html lang="en"><title>Consumer</title><div id="root"></div><script type="module" src="/main.tsx"></script></html>',
    'main.tsx': readmeExample(),
  };
  mkdirSync(app, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(app, name), text);
}

/** The README's only block of TSX. */
function readmeExample(): string {
  const [, example] = /```tsx\n([\s\S]*?)```/.exec(readFileSync(path.join(root, 'README.md'), 'utf8')) ?? [];
  if (!example) throw new Error('README.md shows no example in a block of tsx');
  return example;
}

/** Serves the built app beside a sandbox, signs in, and looks for the holdings. */
async function openApp(app: string): Promise<string | undefined> {
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
    return await lookAtHoldings(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
    await sandbox.close();
  }
}

async function lookAtHoldings(browser: Browser, address: string): Promise<string | undefined> {
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
  const holding = page.getByRole('table').getByRole('row').filter({ hasText: 'USDT' });
  const shown = await holding
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
  if (!shown) return `No table with a holding of USDT. The page says:\n${await page.locator('body').innerText()}\n${errors.join('\n')}`;
  const sheet = await page.evaluate(() => getComputedStyle(document.querySelector('table') ?? document.body).fontVariantNumeric);
  if (errors.length > 0) return errors.join('\n');
  return sheet === 'normal' ? 'The table is there without its styles.' : undefined;
}
