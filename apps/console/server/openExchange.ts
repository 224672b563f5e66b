import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Exchange } from './exchange.ts';
import { proxyExchange } from './proxy/proxyExchange.ts';
import { StartError, type Settings } from './settings.ts';

/**
 * The exchange the settings name: the sandbox with its database, or one real exchange.
 *
 * @param report takes errors nobody foresaw.
 * @throws StartError when the database or its folder cannot be used.
 */
export async function openExchange(
  { apiOrigin, dataFolder, databaseUrl }: Pick<Settings, 'apiOrigin' | 'dataFolder' | 'databaseUrl'>,
  report: (error: unknown) => void,
): Promise<Exchange> {
  if (apiOrigin !== undefined) return proxyExchange({ origin: apiOrigin });
  // PGlite is compiled while it runs. Several threads at it keep hundreds of megabytes that they needed for a moment.
  setFlagsFromString('--wasm-num-compilation-tasks=1');
  // the database is loaded only where there is a sandbox
  const { createSandbox, StartError: SandboxStartError } = await import('@earnkit/sandbox');
  const place = databaseUrl === undefined ? { data: dataFolder } : { databaseUrl };
  const sandbox = await createSandbox({ ...place, report }).catch((error: unknown) => {
    throw error instanceof SandboxStartError ? new StartError(error.message) : error;
  });
  collectGarbage();
  return { answer: sandbox.fetch, ready: async () => void (await sandbox.now()), close: sandbox.close };
}

/**
 * Gives back what making the database took. V8 sees little of it, because most lies outside its heap, and would keep about
 * 200 MB for a while.
 */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
