import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../../tooling/step.ts';

const peers = path.join(root, 'bench/peers');
const stamp = path.join(peers, 'node_modules/.installed');

/** Installs the peers from their lockfile. Only the benchmark needs them, so nothing else installs them. */
export async function installPeers(): Promise<void> {
  const lock = createHash('sha256')
    .update(readFileSync(path.join(peers, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  process.stderr.write('Installing the peers. The first time takes a minute.\n');
  const { code, output } = await run('npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error'], { cwd: peers });
  if (code !== 0) throw new Error(`The peers could not be installed:\n${output}`);
  writeFileSync(stamp, lock);
}
