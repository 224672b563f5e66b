import { spawn } from 'node:child_process';
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ON_NEXT, README, type Trial, buildApp } from './examples.ts';
import { freePort } from './freePort.ts';
import { type Ended, root, run } from './step.ts';

/*
 * A rehearsal of the release: a clone raises its versions in changesets' pre mode, packs the packages and publishes them to a registry on this
 * machine (Verdaccio). `npm create earnkit` of that registry writes an app for each host, which installs the packages from there, builds, and is
 * opened in a browser; in the first, the codemod moves what is written for the release before. Nothing leaves the machine. The packages have to
 * be built.
 */

/** The registry's program. It asks for a tag of `node-fetch` that not every mirror has. */
const VERDACCIO = { private: true, dependencies: { verdaccio: '6.10.4' }, overrides: { 'node-fetch': '2.7.0' } };
/** The channel of a release before it is one. */
const TAG = 'next';

/** Runs a program to its end. @throws what it said, if it failed. */
async function must(program: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(program, args, { cwd });
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`);
  return output;
}

/** Clones the repository as it is committed, with what is installed and built here. */
async function cloneInto(folder: string): Promise<void> {
  await must('git', ['clone', '--quiet', '--shared', root, folder], root);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  for (const name of globSync('packages/*', { cwd: root })) {
    cpSync(path.join(root, name, 'dist'), path.join(folder, name, 'dist'), { recursive: true });
  }
}

/** Raises the versions as the changesets say, for the channel. @returns the version, which is one for all. */
async function raiseVersions(clone: string): Promise<string> {
  const changeset = path.join(root, 'node_modules/.bin/changeset');
  await must(changeset, ['pre', 'enter', TAG], clone);
  await must(changeset, ['version'], clone);
  const versions = new Set(manifests(clone).map(({ version }) => version));
  const [version = ''] = versions;
  if (versions.size !== 1 || !version.includes(`-${TAG}.`)) throw new Error(`The packages have the versions ${[...versions].join(', ')}`);
  for (const { folder } of manifests(clone)) {
    const log = readFileSync(path.join(folder, 'CHANGELOG.md'), 'utf8');
    if (!log.includes(`## ${version}`)) throw new Error(`The changelog of ${folder} does not name ${version}`);
  }
  return version;
}

const manifests = (clone: string) =>
  globSync('packages/*', { cwd: clone }).map((name) => {
    const folder = path.join(clone, name);
    const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { name: string; version: string };
    return { ...manifest, folder };
  });

interface Registry {
  readonly address: string;
  readonly stop: () => void;
}

/** Starts a registry of our packages alone. */
async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'config.yaml'),
    [
      'storage: ./storage',
      'max_body_size: 50mb',
      'auth: { htpasswd: { file: ./htpasswd } }',
      "packages: { '{@earnkit/*,create-earnkit}': { access: $all, publish: $all, unpublish: $all } }",
      'log: { type: stdout, level: warn }',
    ].join('\n'),
  );
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(VERDACCIO));
  await must('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], folder);
  const port = await freePort();
  const file = path.join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const program = spawn(process.execPath, [file, '--config', path.join(folder, 'config.yaml'), '--listen', `127.0.0.1:${port}`], {
    cwd: folder,
    stdio: 'ignore',
  });
  const address = `http://127.0.0.1:${port}`;
  const stop = (): void => void program.kill();
  for (let tries = 0; tries < 120; tries++) {
    const ping = await fetch(`${address}/-/ping`).catch(() => undefined);
    if (ping?.ok) return { address, stop };
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  stop();
  throw new Error('The registry did not start within two minutes.');
}

/** An app as `npm create earnkit` of the registry writes it, with the packages of the registry: what a new user does. */
async function tryCreated(folder: string, registry: Registry, version: string, trial: Trial): Promise<void> {
  const name = `created-${trial.example}`;
  const app = path.join(folder, name);
  const create = ['create', `earnkit@${TAG}`, name, '--yes', `--registry=${registry.address}`, '--loglevel=error'];
  await must('npm', [...create, '--', '--host', trial.example], folder);
  writeFileSync(path.join(app, '.npmrc'), npmrc(registry));
  await must('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], app);
  const installed = globSync('node_modules/@earnkit/*/package.json', { cwd: app }).map(
    (manifest) => (JSON.parse(readFileSync(path.join(app, manifest), 'utf8')) as { version: string }).version,
  );
  if (installed.length < 5 || installed.some((each) => each !== version))
    throw new Error(`Installed ${installed.join(', ')} for ${version}`);
  const open = await buildApp(app, trial);
  await open();
}

/** A module written for the release before: its names are moved by the codemod, after which it type-checks. */
const OLD_NAMES = `import { cutDown, decimal } from '@earnkit/core';
import type { Toasts } from '@earnkit/ui';

export const amount = cutDown(decimal('1.005'), 2);
export type OwnToasts = Toasts;
`;

/** Moves an app from the names of the release before, with the codemod of the registry. */
async function moveNames(app: string): Promise<void> {
  const file = path.join(app, 'src/oldNames.ts');
  const compile = () => run('node', ['node_modules/typescript/bin/tsc', '-p', '.'], { cwd: app });
  writeFileSync(file, OLD_NAMES);
  if ((await compile()).code === 0) throw new Error('The names that the codemod moves are still there.');
  await must('npx', ['--yes', `@earnkit/codemod@${TAG}`, '--write', 'src'], app);
  const { code, output } = await compile();
  if (code !== 0) throw new Error(`After the codemod:\n${output}`);
}

const npmrc = ({ address }: Registry): string =>
  `@earnkit:registry=${address}\n//${address.replace('http://', '')}/:_authToken=rehearsal\n`;

/** Rehearses the release. */
export async function rehearseRelease(): Promise<Pick<Ended, 'code' | 'output'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'earnkit-release-'));
  let registry: Registry | undefined;
  try {
    const clone = path.join(folder, 'clone');
    await cloneInto(clone);
    const version = await raiseVersions(clone);
    registry = await startRegistry(path.join(folder, 'registry'));
    writeFileSync(path.join(clone, '.npmrc'), npmrc(registry));
    for (const { folder: own } of manifests(clone)) {
      await must(
        'npm',
        ['publish', '--tag', TAG, '--registry', registry.address, '--ignore-scripts', '--provenance=false', '--loglevel=error'],
        own,
      );
      await must(path.join(root, 'node_modules/.bin/publint'), ['run', own, '--strict'], own);
    }
    for (const trial of [README, ON_NEXT]) await tryCreated(folder, registry, version, trial);
    await moveNames(path.join(folder, `created-${README.example}`));
    return { code: 0, output: '' };
  } catch (error) {
    return { code: 1, output: String(error) };
  } finally {
    registry?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
