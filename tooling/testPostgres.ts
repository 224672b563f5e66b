import { ensureBuilt } from './build.ts';
import { run } from './step.ts';

/* What touches the database, once more on a PostgreSQL of its own: the sandbox's tests and the way through the console. */
if (!(await ensureBuilt())) process.exit(1);
const parts = [
  ['--project', 'unit', 'packages/earn-sandbox/'],
  // Each console begins the one database anew, so they run one after another.
  ['--project', 'e2e', '--no-file-parallelism', 'e2e/'],
];
for (const part of parts) {
  const { code } = await run('node', ['tooling/with-postgres.ts', 'vitest', 'run', ...part], { quiet: false });
  if (code !== 0) process.exitCode = code;
}
