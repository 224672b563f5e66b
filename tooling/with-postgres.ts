import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Runs a command with a PostgreSQL of its own: a temporary cluster on a free port of this machine, in DATABASE_URL, gone
 * when the command ends. Debian's package is installed where no server is found and we may.
 *
 *   node tooling/with-postgres.ts npx vitest run --project unit packages/earn-sandbox
 */

const [command, ...args] = process.argv.slice(2);
if (command === undefined) {
  console.error('usage: node tooling/with-postgres.ts COMMAND [ARGUMENT…]');
  process.exit(2);
}

const isRoot = process.getuid?.() === 0;
const binaries = findServer() ?? installServer();
const owner = isRoot ? ownerOf('postgres') : undefined;
const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-postgres-'));
if (owner) chownSync(folder, owner.uid, owner.gid);

const cluster = path.join(folder, 'cluster');
const port = await freePort();
let server: ChildProcess | undefined;

try {
  run(path.join(binaries, 'initdb'), ['-D', cluster, '-U', 'earnkit', '-A', 'trust', '-E', 'UTF8', '--no-sync']);
  server = spawn(
    path.join(binaries, 'postgres'),
    ['-D', cluster, '-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', '-c', 'max_connections=200'],
    { stdio: ['ignore', 'ignore', 'pipe'], cwd: folder, ...owner },
  );
  const log: string[] = [];
  server.stderr?.on('data', (text: Buffer) => log.push(text.toString()));
  await untilReady(server, log);
  const databaseUrl = `postgres://earnkit@127.0.0.1:${port}/postgres`;
  const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, DATABASE_URL: databaseUrl } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  process.exitCode = await new Promise<number>((ended) => {
    child.on('error', (error) => {
      console.error(error.message);
      ended(127);
    });
    child.on('exit', (code) => ended(code ?? 1));
  });
} finally {
  if (server && server.exitCode === null) {
    const ended = new Promise((done) => server?.once('exit', done));
    server.kill('SIGINT');
    await Promise.race([ended, pause(10_000)]);
    server.kill('SIGKILL');
  }
  rmSync(folder, { recursive: true, force: true });
}

/** Folder of the newest PostgreSQL server on this machine, if there is one. */
function findServer(): string | undefined {
  const found = globSync('/usr/lib/postgresql/*/bin/postgres')
    .map((file) => path.dirname(file))
    .toSorted((a, b) => versionOf(b) - versionOf(a));
  const onPath = (process.env['PATH'] ?? '')
    .split(path.delimiter)
    .filter((part) => existsSync(path.join(part, 'postgres')) && existsSync(path.join(part, 'initdb')));
  return [...found, ...onPath][0];
}

function versionOf(folderOfBinaries: string): number {
  return Number(/postgresql\/(\d+)/.exec(folderOfBinaries)?.[1] ?? 0);
}

function installServer(): string {
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    console.error('Installing Debian’s postgresql package…');
    const aptGet = (parameters: readonly string[]) =>
      spawnSync('apt-get', parameters, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    aptGet(['update', '-q']);
    aptGet(['install', '-y', '-q', '--no-install-recommends', 'postgresql']);
  }
  const folderOfBinaries = findServer();
  if (folderOfBinaries === undefined) {
    console.error('There is no PostgreSQL server here. Install the package "postgresql" of your system, then run this again.');
    process.exit(1);
  }
  return folderOfBinaries;
}

/** The server refuses to run as root, so it runs as the account its package made. */
function ownerOf(name: string): { readonly uid: number; readonly gid: number } {
  const id = (flag: string): number => Number(spawnSync('id', [flag, name]).stdout.toString().trim());
  const owned = { uid: id('-u'), gid: id('-g') };
  if (Number.isInteger(owned.uid) && owned.uid > 0) return owned;
  console.error(`There is no account "${name}" to run PostgreSQL as; run this as an ordinary user.`);
  process.exit(1);
}

function run(program: string, parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(program, parameters, { cwd: folder, ...owner });
  if (status !== 0) throw new Error(`${path.basename(program)} failed:\n${stderr?.toString() ?? ''}`);
}

async function untilReady(started: ChildProcess, log: readonly string[]): Promise<void> {
  for (let waited = 0; waited < 30_000; waited += 50) {
    if (log.some((line) => line.includes('ready to accept connections'))) return;
    if (started.exitCode !== null) break;
    await pause(50);
  }
  throw new Error(`PostgreSQL does not start:\n${log.join('')}`);
}

function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const probe = createServer();
    probe.once('error', failed);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => found(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
