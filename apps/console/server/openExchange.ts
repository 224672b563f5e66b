import type { Exchange } from './exchange.ts';
import { proxyExchange } from './proxy/proxyExchange.ts';
import { StartError, type Settings } from './settings.ts';

/**
 * The exchange the settings name: the sandbox with its database, or one real exchange.
 *
 * @throws StartError when the database or its folder cannot be used.
 */
export async function openExchange({
  apiOrigin,
  dataFolder,
  databaseUrl,
}: Pick<Settings, 'apiOrigin' | 'dataFolder' | 'databaseUrl'>): Promise<Exchange> {
  if (apiOrigin !== undefined) return proxyExchange({ origin: apiOrigin });
  // the database is loaded only where there is a sandbox
  const { createSandbox, StartError: SandboxStartError } = await import('@earnkit/sandbox');
  const sandbox = await createSandbox(databaseUrl === undefined ? { data: dataFolder } : { databaseUrl }).catch((error: unknown) => {
    throw error instanceof SandboxStartError ? new StartError(error.message) : error;
  });
  return { answer: sandbox.fetch, close: sandbox.close };
}
