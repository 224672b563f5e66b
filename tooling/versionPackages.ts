import { run } from './step.ts';
import { outdatedMarks } from './versionMarks.ts';

/*
 * Raises the versions as the changesets say, in the lock file and in what the packages tell a page too: a lock that still knows the old ones is one that
 * `npm ci` refuses.
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
