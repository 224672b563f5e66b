import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './step.ts';

/*
 * Stamps record which work was done with which files, so that it is repeated only after a file changes. They are in `node_modules`:
 * a new clone has none.
 */

const fileOf = (name: string): string => path.join(root, `node_modules/.cache/earnkit/${name.replaceAll(/[ /]/g, '-')}.sha256`);

/** True when the last stamp of this name has the hash. */
export const isStamped = (name: string, hash: string): boolean => existsSync(fileOf(name)) && readFileSync(fileOf(name), 'utf8') === hash;

/** Records a hash under a name. */
export function stamp(name: string, hash: string): void {
  mkdirSync(path.dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), hash);
}

/** Forgets what was recorded under a name. */
export const unstamp = (name: string): void => rmSync(fileOf(name), { force: true });

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
