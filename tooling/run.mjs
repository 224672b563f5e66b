/*
 * The way into every command of this repository: `node tooling/run.mjs <command> [arguments]`.
 *
 * Plain JavaScript for Node 20 with nothing installed. It installs what is missing, then runs the command on the Node
 * that came with the packages, so that a machine needs git, Node 20 and npm and nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What Node runs: a TypeScript file of ours. */
const ours = (...argv) => ({ program: undefined, argv });
/** A program that a package brings, with the arguments it always gets. */
const brought = (program, ...argv) => ({ program, argv });

const COMMANDS = {
  // Node keeps 130 MB for what has just been made, and the C library keeps what compilers gave back: the server needs neither.
  start: { ...ours('--max-semi-space-size=4', 'tooling/start.ts'), env: { MALLOC_TRIM_THRESHOLD_: '1048576' } },
  test: ours('tooling/test.ts'),
  check: ours('tooling/check.ts'),
  build: ours('tooling/build.ts'),
  dev: brought('vite', '--config', 'apps/console/vite.config.ts'),
  storybook: brought('storybook', 'dev', '--port', '6006', '--no-open'),
  'build-storybook': brought('storybook', 'build'),
  vitest: brought('vitest', 'run'),
  'test:long': ours('tooling/testLong.ts'),
  'test:vectors': ours('--conditions=@earnkit/source', 'tooling/vectors.ts'),
  'test:postgres': ours('--conditions=@earnkit/source', 'tooling/testPostgres.ts'),
  docs: ours('tooling/docs.ts'),
  parts: ours('tooling/parts.ts'),
  requirements: ours('--conditions=@earnkit/source', 'tooling/requirements.ts'),
  states: ours('tooling/states.ts'),
  faults: ours('tooling/faults.ts'),
  contract: ours('--conditions=@earnkit/source', 'tooling/contract.ts'),
  messages: ours('--conditions=@earnkit/source', 'tooling/messages.ts'),
  answers: ours('--conditions=@earnkit/source', 'tooling/answers.ts'),
  api: ours('tooling/apiReports.ts'),
  audit: ours('tooling/audit.ts'),
  bytes: ours('tooling/bytes.ts'),
  bench: ours('bench/run.ts'),
  feel: ours('bench/feel.ts'),
  'page-weight': ours('--conditions=@earnkit/source', 'bench/pageWeight.ts'),
  'developer-time': ours('bench/developerTime.ts'),
  growth: ours('--conditions=@earnkit/source', 'bench/growth.ts'),
  lighthouse: ours('bench/lighthouse.ts'),
  measure: ours('--conditions=@earnkit/source', 'tooling/measureSandbox.ts'),
  look: ours('tooling/look.ts'),
  chromatic: ours('tooling/chromatic.ts'),
  format: brought('oxfmt'),
  changeset: brought('changeset'),
  'version-packages': ours('tooling/versionPackages.ts'),
  release: ours('tooling/release.ts'),
};

const [name = '', ...args] = process.argv.slice(2);
const command = COMMANDS[name];
if (!command) fail(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`);

refuseOldNode(20, 0, 'Earnkit needs Node 20 or newer');
if (!isInstalled()) install();
const node = findNode();
await run();

function refuseOldNode(major, minor, sentence) {
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > major || (haveMajor === major && haveMinor >= minor)) return;
  fail(`${sentence}; this is ${process.version}. Install a newer one from https://nodejs.org and run the command again.`);
}

/** Installed for this very lock, by us or by npm itself. */
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const stamp = stampFile();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash()) return true;
  return statSync(installed).mtimeMs >= statSync(join(root, 'package-lock.json')).mtimeMs;
}

function install() {
  process.stderr.write('Installing packages. The first time takes a minute or two.\n');
  // Errors only: the one thing npm would warn about is that some tools ask for the newer Node they are about to get.
  const npmArgs = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...npmArgs], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', npmArgs, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0) fail('npm could not install the packages; what it says stands above. Is the registry within reach?');
  writeFileSync(stampFile(), lockHash());
}

function stampFile() {
  return join(root, 'node_modules/.earnkit-installed');
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** The Node that came with the packages; where none comes with them, this one if it can run TypeScript. */
function findNode() {
  const bundled = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (existsSync(bundled)) return bundled;
  refuseOldNode(22, 18, `On ${process.platform} ${process.arch} Earnkit needs Node 22.18 or newer, which runs TypeScript by itself`);
  return process.execPath;
}

/** Runs the command and ends as it ends. */
async function run() {
  const bin = join(root, 'node_modules/.bin');
  const env = { ...command.env, ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` };
  const program = command.program ? join(bin, command.program) : node;
  const child = spawn(program, [...command.argv, ...args], { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' });
  // On a terminal Ctrl-C reaches the child by itself. Either way this process waits for it.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  const { code, signal } = await new Promise((resolve) => {
    child.on('error', (error) => fail(`${program} could not be started: ${error.message}`));
    child.on('exit', (code, signal) => resolve({ code, signal }));
  });
  // 130 and 143 are how a shell reports an interrupted and a terminated command.
  process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
}

/** @returns {never} */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
