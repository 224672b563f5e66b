import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingTypes } from './declaredTypes.ts';
import { type Ended, root, run } from './step.ts';

/** A published package as `npm publish` would send it. */
export interface PackedPackage {
  /** Its name, `@earnkit/ui`. */
  readonly name: string;
  /** The tarball's path. */
  readonly tarball: string;
  /** Bytes of its files, unpacked. */
  readonly unpackedSize: number;
}

/** Most bytes of all packages on a disk. */
const MOST_UNPACKED = 6_380_000;

let packed: Promise<readonly PackedPackage[]> | undefined;

/** Packs every package once; they have to be built. */
export const packPackages = (): Promise<readonly PackedPackage[]> => (packed ??= pack());

/** Checks each tarball against what registries, bundlers and TypeScript expect, two at a time. */
export async function checkPackages(): Promise<Pick<Ended, 'code' | 'output'>> {
  const looks = (await packPackages()).flatMap(({ tarball }) => [
    () => run('publint', ['run', tarball, '--strict']),
    () =>
      run('attw', [
        tarball,
        '--profile',
        'esm-only',
        '--exclude-entrypoints',
        ...stylesheets(),
        '--no-color',
        '--no-emoji',
        '--format',
        'ascii',
      ]),
  ]);
  const ended: Ended[] = [];
  const worker = async (): Promise<void> => {
    for (let run = looks.shift(); run; run = looks.shift()) ended.push(await run());
  };
  await Promise.all([worker(), worker()]);
  const unpacked = (await packPackages()).reduce((sum, { unpackedSize }) => sum + unpackedSize, 0);
  const failed = ended.filter(({ code }) => code !== 0);
  const untyped = workspaces().flatMap((folder) =>
    missingTypes(path.join(root, folder)).map((name) => `The declarations of ${folder} import ${name}, whose types its users do not get.`),
  );
  const heavy = unpacked > MOST_UNPACKED ? [`The packages unpack to ${unpacked} B, and ${MOST_UNPACKED} B were promised.`] : [];
  const problems = [...failed.map(({ output }) => output), ...untyped, ...heavy];
  return { code: problems.length === 0 ? 0 : 1, output: problems.join('\n') };
}

async function pack(): Promise<readonly PackedPackage[]> {
  const into = mkdtempSync(path.join(tmpdir(), 'earnkit-packed-'));
  process.once('exit', () => rmSync(into, { recursive: true, force: true }));
  const { code, output } = await run('npm', [
    'pack',
    '--json',
    '--ignore-scripts',
    '--loglevel=error',
    '--pack-destination',
    into,
    ...workspaces().flatMap((folder) => ['--workspace', folder]),
  ]);
  if (code !== 0) throw new Error(`npm pack failed:\n${output}`);
  const names = workspaces().map(
    (folder) => (JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { name: string }).name,
  );
  const [, listed = '[]'] = /^(\[[\s\S]*\])\s*$/m.exec(output) ?? [];
  const sizes = new Map((JSON.parse(listed) as { name: string; unpackedSize: number }[]).map((each) => [each.name, each.unpackedSize]));
  return names.map((name) => {
    const [file] = globSync(`${name.replace('@', '').replace('/', '-')}-*.tgz`, { cwd: into });
    if (!file) throw new Error(`npm pack wrote no tarball of ${name}:\n${output}`);
    return { name, tarball: path.join(into, file), unpackedSize: sizes.get(name) ?? 0 };
  });
}

/** The entries of all packages that are stylesheets, which have no types. */
const stylesheets = (): string[] =>
  workspaces().flatMap((folder) => {
    const { exports } = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as { exports: Record<string, unknown> };
    return Object.keys(exports).flatMap((entry) => (entry.endsWith('.css') ? [entry.replace('./', '')] : []));
  });

const workspaces = (): string[] => globSync('packages/*', { cwd: root }).sort();
