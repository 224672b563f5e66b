import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './step.ts';

/**
 * Installs a folder's own packages from its lock file, where that was not done before: what a single command needs, `npm ci` of the
 * repository leaves out.
 *
 * @param what names the packages in what is said
 */
export async function installFolder(folder: string, what: string): Promise<void> {
  const stamp = path.join(folder, 'node_modules/.installed');
  const lock = createHash('sha256')
    .update(readFileSync(path.join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write(`Installing ${what}. The first time takes a minute.\n`);
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: folder });
  if (code !== 0) throw new Error(`Installing ${what} failed:\n${output}`);
  writeFileSync(stamp, lock);
}
