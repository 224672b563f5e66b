import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/*
 * Stamps record which work was done with which files, so that it is repeated only after a file changes. They are in `node_modules`:
 * a new clone has none.
 */

const fileOf = (name: string): string => path.join(root, `node_modules/.cache/earnkit/${name.replaceAll(' ', '-')}.sha256`);

/** True when the last stamp of this name has the hash. */
export const isStamped = (name: string, hash: string): boolean => existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === hash;

/** Records a hash under a name. */
export function stamp(name: string, hash: string): void {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), hash);
}

/** One hash over the name and the bytes of every file that the patterns match; a folder counts with all its files but tests, stories and `testing` folders. */
export function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256');
  const matches = globSync([...patterns], { cwd: root, withFileTypes: true });
  const files = matches.flatMap((entry) => {
    const full = path.join(entry.parentPath, entry.name);
    return entry.isDirectory() ? globSync('**/*.*', { cwd: full, exclude: isTest }).map((file) => path.join(full, file)) : [full];
  });
  for (const file of files.sort()) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

const isTest = (file: string): boolean => /\.(?:test|stories)\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(file.replaceAll(path.sep, '/'));

/** Folders that have a build, in the order in which they build upon each other. */
export const BUILT = [
  'packages/earn-time',
  'packages/earn-core',
  'packages/earn-hooks',
  'packages/ui',
  'packages/earn-components',
  'packages/earn-sandbox',
  'packages/earn-testing',
  'packages/earn-codemod',
  'packages/create-earnkit',
  'apps/console',
] as const;

/** Everything a build is made of. */
export const BUILD_INPUTS = [
  'packages/*/{src,openapi,*.json,*.ts}',
  'apps/console/{src,server,build,public,*.json,*.ts,*.html}',
  'tooling/{build,directImports,tsup-preset}.ts',
  'examples/{vite,next}/{src,app,*.*}',
  'package-lock.json',
  'tsconfig{,.declarations}.json',
] as const;

/** True when `dist` was made from the sources as they are now. */
export const isBuilt = (): boolean =>
  BUILT.every((folder) => existsSync(path.join(root, folder, 'dist'))) && isStamped('build', sourcesHash());

/** Records what `dist` was made from. Call it with the hash taken before the build: later changes are not in the build. */
export const stampBuild = (hash: string): void => stamp('build', hash);

/** One hash over the name and the bytes of every source file. */
export const sourcesHash = (): string => hashOf(BUILD_INPUTS);
