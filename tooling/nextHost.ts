import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright';
import { launchOptions } from './browser.ts';
import { lookAtHoldings, lookSignedIn, runIn } from './consumers.ts';
import { type PackedPackage, packPackages } from './packages.ts';
import { type Ended, root } from './step.ts';

/*
 * A product on Next.js: our components in a server component, rendered on the server, hydrated in a browser, and an order that goes
 * through the server's rewrites to the sandbox's own program, as its README describes.
 */

/** The versions that the product has. */
const VERSIONS = {
  dependencies: { next: '16.4.6', react: '19.3.1', 'react-dom': '19.3.1' },
  devDependencies: { typescript: '6.0.3', '@types/node': '24.19.2', '@types/react': '19.3.0', '@types/react-dom': '19.3.0' },
};

/** How long a server may take until it says its address. */
const START_MS = 60_000;

/** Installs the packages from their tarballs in a product on Next.js, builds it and redeems there. The packages have to be built. */
export async function checkNextHost(): Promise<Pick<Ended, 'code' | 'output'>> {
  const app = mkdtempSync(path.join(tmpdir(), 'earnkit-next-'));
  const programs: ChildProcess[] = [];
  try {
    const problem = await buildAndOpen(app, await packPackages(), (name, args) => {
      const program = spawn(process.execPath, [path.join(app, 'node_modules', name), ...args], { cwd: app });
      programs.push(program);
      return addressOf(program);
    });
    return { code: problem ? 1 : 0, output: problem ?? '' };
  } finally {
    for (const program of programs) program.kill();
    rmSync(app, { recursive: true, force: true });
  }
}

/** Starts a program of the product; gives the address that it says. */
type Start = (name: string, args: readonly string[]) => Promise<string>;

/** @returns what is wrong, or `undefined`. */
async function buildAndOpen(app: string, packages: readonly PackedPackage[], start: Start): Promise<string | undefined> {
  const port = String(await freePort());
  writeApp(app, packages);
  const installed = await runIn(app, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error');
  if (installed) return installed;
  const exchange = await start('@earnkit/sandbox/dist/bin.js', ['--port', '0', '--origin', `http://127.0.0.1:${port}`]);
  // The build writes down where the rewrites lead.
  writeFileSync(
    path.join(app, 'next.config.mjs'),
    `const passOn = (folder) => ({ source: \`/\${folder}/:path*\`, destination: \`${exchange}/\${folder}/:path*\` });
export default { rewrites: async () => ['api', 'apiw', 'sandbox'].map(passOn) };`,
  );
  const built = await runIn(app, path.join(app, 'node_modules/next/dist/bin/next'), 'build');
  if (built) return built;
  const address = await start('next/dist/bin/next', ['start', '--hostname', '127.0.0.1', '--port', port]);
  const rendered = await (await fetch(address)).text();
  if (!rendered.includes('Total value')) return `The server does not render the summary. It renders:\n${rendered}`;
  const browser = await chromium.launch(launchOptions());
  try {
    return await lookSignedIn(browser, address, async (page) => (await lookAtHoldings(page)) ?? redeem(page));
  } finally {
    await browser.close();
  }
}

function writeApp(app: string, packages: readonly PackedPackage[]): void {
  cpSync(path.join(root, 'tooling/host/next'), app, { recursive: true });
  const dependencies = {
    ...VERSIONS.dependencies,
    '@tanstack/react-query': '^5',
    ...Object.fromEntries(packages.map(({ name, tarball }) => [name, `file:${tarball}`])),
  };
  writeFileSync(path.join(app, 'package.json'), JSON.stringify({ name: 'next-host', private: true, ...VERSIONS, dependencies }));
}

async function redeem(page: Page): Promise<string | undefined> {
  await page.getByRole('button', { name: 'Redeem USDT' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('10');
  await page.getByRole('dialog').getByRole('button', { name: 'Redeem', exact: true }).click();
  const receipt = page.getByRole('alertdialog', { name: 'Redeemed' });
  return receipt.waitFor({ timeout: 20_000 }).then(
    () => undefined,
    async () => `No receipt of a redemption. The page says:\n${await page.locator('body').innerText()}`,
  );
}

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
  const { port } = holder.address() as AddressInfo;
  await new Promise((closed) => holder.close(closed));
  return port;
}

/** The address that a server says once it listens. */
function addressOf(program: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let said = '';
    const late = setTimeout(() => failed(new Error(`The program does not start in time: ${said}`)), START_MS);
    const hear = (text: Buffer): void => {
      said += text.toString();
      const address = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0];
      if (address === undefined) return;
      clearTimeout(late);
      found(address);
    };
    program.stdout?.on('data', hear);
    program.stderr?.on('data', hear);
    program.once('exit', (code) => failed(new Error(`The program ended with ${code}: ${said}`)));
  });
}
