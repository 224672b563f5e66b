import { ensureBuilt } from './build.ts';
import { checkPackages } from './packages.ts';
import { writeSbom } from './sbom.ts';
import { run } from './step.ts';

/*
 * Publishes every package whose version the registry does not have yet, and writes what they are made of. Run by the release workflow,
 * after the tests.
 */
if (!(await ensureBuilt())) process.exit(1);
const { code, output } = await checkPackages();
if (code === 0) process.exitCode = (await writeSbom()) ? (await run('changeset', ['publish'], { quiet: false })).code : 1;
else {
  console.error(output);
  process.exitCode = 1;
}
