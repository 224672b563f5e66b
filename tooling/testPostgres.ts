import { ensureBuilt } from './build.ts';
import { run } from './step.ts';

/* What touches the database, once more on a PostgreSQL of its own: the sandbox's tests and the way through the console. */
if (!(await ensureBuilt())) process.exit(1);
const { code } = await run(
  'node',
  ['tooling/with-postgres.ts', 'vitest', 'run', '--project', 'unit', '--project', 'e2e', 'packages/earn-sandbox/', 'e2e/'],
  { quiet: false },
);
process.exitCode = code;
