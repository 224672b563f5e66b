import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../tooling/build.ts';
import { beginOnce } from './support/startConsole.ts';

/** Every test here looks at the production build, made anew when a source has changed, on a sandbox that has just begun. */
export default async function setup(project: TestProject): Promise<() => void> {
  if (!(await ensureBuilt())) throw new Error('The console could not be built; see above.');
  // PostgreSQL is begun anew where it is
  const begun = process.env['DATABASE_URL'] ? undefined : await beginOnce();
  project.provide('begun', begun);
  return () => {
    if (begun !== undefined) rmSync(begun, { recursive: true, force: true });
  };
}
