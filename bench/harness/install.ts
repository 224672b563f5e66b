import path from 'node:path';
import { installFolder } from '../../tooling/installFolder.ts';
import { root } from '../../tooling/step.ts';

/** Installs the peers. Only the benchmark and the hosts need them, so nothing else installs them. */
export const installPeers = (): Promise<void> => installFolder(path.join(root, 'bench/peers'), 'the peers');
