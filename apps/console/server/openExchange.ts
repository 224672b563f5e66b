import type { Exchange } from './exchange.ts';
import { proxyExchange } from './proxy/proxyExchange.ts';
import { StartError, type Settings } from './settings.ts';

/**
 * Opens the exchange of the settings: the sandbox with its database, or one real exchange.
 *
 * @param report called with unexpected errors.
 * @throws StartError when the database or its folder cannot be used.
 */
export async function openExchange(
  { apiOrigin, dataFolder, databaseUrl, exchangeTimeZone }: Pick<Settings, 'apiOrigin' | 'dataFolder' | 'databaseUrl' | 'exchangeTimeZone'>,
  report: (error: unknown) => void,
): Promise<Exchange> {
  if (apiOrigin !== undefined) return proxyExchange({ origin: apiOrigin });
  // the database is loaded only where there is a sandbox
  const { createSandbox, StartError: SandboxStartError, withLittleMemory } = await import('@earnkit/sandbox');
  const place = databaseUrl === undefined ? { data: dataFolder } : { databaseUrl };
  const sandbox = await withLittleMemory(() => createSandbox({ ...place, exchangeTimeZone, report })).catch((error: unknown) => {
    throw error instanceof SandboxStartError ? new StartError(error.message) : error;
  });
  return { answer: sandbox.fetch, ready: async () => void (await sandbox.now()), close: sandbox.close };
}
