import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/** Folders that have a build, in the order in which they build upon each other. */
export const BUILT = [
  'packages/earn-core',
  'packages/earn-hooks',
  'packages/ui',
  'packages/earn-components',
  'packages/earn-sandbox',
  'apps/console',
] as const;

/** Everything a build is made of. */
const SOURCES = [
  'packages/*/{src,*.json,*.ts}',
  'apps/console/{src,build,public,*.json,*.ts,*.html}',
  'tooling/{tsup-preset,browserTargets}.ts',
  'package-lock.json',
  'tsconfig.json',
];

const stampFile = path.join(root, 'node_modules/.cache/earnkit/build.sha256');

/** True when `dist` was made from the sources as they are now. */
export function isBuilt(): boolean {
  return (
    BUILT.every((folder) => existsSync(path.join(root, folder, 'dist'))) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === sourcesHash()
  );
}

/** Notes what `dist` was made from. Call it with the hash taken before the build: what changed meanwhile is not in it. */
export function stampBuild(hash: string): void {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, hash);
}

/** One hash over the name and the bytes of every source file. */
export function sourcesHash(): string {
  const hash = createHash('sha256');
  const matches = globSync(SOURCES, { cwd: root, withFileTypes: true });
  const files = matches.flatMap((entry) => {
    const full = path.join(entry.parentPath, entry.name);
    return entry.isDirectory() ? globSync('**/*.*', { cwd: full, exclude: isTest }).map((file) => path.join(full, file)) : [full];
  });
  for (const file of files.sort()) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const isTest = (file: string): boolean => /\.(?:test|stories)\.tsx?$/.test(file);
