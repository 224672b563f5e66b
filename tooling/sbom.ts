import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './step.ts';

/** File of the list, which the release workflow attaches to the release. */
const FILE = 'sbom.cdx.json';

/**
 * Writes what the packages and the console are made of and made with: versions, licences and hashes, as CycloneDX. The lock file is
 * its source, so it says what was tested. Tools are listed too: npm leaves shared parts out when it is to leave out tools.
 *
 * @returns false when npm could not make it; what it said has been written to stderr.
 */
export async function writeSbom(file = path.join(root, FILE)): Promise<boolean> {
  const { code, output } = await run('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--loglevel=silent']);
  if (code !== 0) {
    process.stderr.write(`The list of what the packages are made of could not be written.\n${output}\n`);
    return false;
  }
  writeFileSync(file, output);
  return true;
}

if (import.meta.main) process.exitCode = (await writeSbom()) ? 0 : 1;
