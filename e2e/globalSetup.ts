import { ensureBuilt } from '../tooling/build.ts';

/** Every test here looks at the production build, made anew when a source has changed. */
export default async function setup(): Promise<void> {
  if (!(await ensureBuilt())) throw new Error('The console could not be built; see above.');
}
