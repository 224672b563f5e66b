import { run } from './step.ts';

/*
 * Raises the versions as the changesets say, then the lock file: a lock that still knows the old ones is one that
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
