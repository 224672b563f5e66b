import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { publicNames, RELEASED } from './publicNames.ts';
import { root, run } from './step.ts';
import { outdatedMarks } from './versionMarks.ts';

/*
 * Raises the versions as the changesets say, in the lock file and in what the packages tell a page too: a lock that still knows the old
 * ones is one that `npm ci` refuses. Then the names of the release are recorded, and what `renames.json` has under `next` moves under its version.
 */
for (const [program, ...args] of [
  ['changeset', 'version'],
  ['npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
  ['npm', 'ci', '--dry-run', '--no-audit', '--no-fund', '--loglevel=error'],
] as const) {
  const { code } = await run(program, args, { quiet: false });
  if (code !== 0) process.exit(code);
}
outdatedMarks(true);

const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));
const write = (file: string, value: unknown): void => writeFileSync(path.join(root, file), `${JSON.stringify(value, null, 2)}\n`);

const RENAMES = 'packages/earn-codemod/src/renames.json';
const { version } = read('packages/earn-codemod/package.json') as { readonly version: string };
const { next, ...earlier } = read(RENAMES) as Readonly<Record<string, object>>;
write(RENAMES, { ...earlier, [version]: next, next: {} });
write(RELEASED, publicNames());
