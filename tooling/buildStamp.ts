import { existsSync } from 'node:fs';
import path from 'node:path';
import { hashOf, isStamped, stamp } from './stamp.ts';
import { root } from './step.ts';

/** Folders that have a build, in the order in which they build upon each other. */
export const BUILT = [
  'packages/earn-time',
  'packages/earn-core',
  'packages/earn-hooks',
  'packages/ui',
  'packages/earn-components',
  'packages/earn-sandbox',
  'apps/console',
] as const;

/** Everything a build is made of. */
export const BUILD_INPUTS = [
  'packages/*/{src,*.json,*.ts}',
  'apps/console/{src,server,build,public,*.json,*.ts,*.html}',
  'tooling/{declarations,tsup-preset,browserTargets}.ts',
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
