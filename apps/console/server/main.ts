import { join } from 'node:path';
import { startConsoleServer, type ConsoleServer } from './consoleServer.ts';
import { createLog, errorFacts, reportTo } from './log.ts';
import { openExchange } from './openExchange.ts';
import { readSettings, StartError, type Settings } from './settings.ts';
import { openStaticFiles } from './staticFiles.ts';

/** Opens everything in the order that gives the best error messages: settings, build, database, port. */
async function start(): Promise<ConsoleServer> {
  const settings = readSettings(process.env, process.cwd());
  const log = logOf(settings);
  const files = await openStaticFiles(join(import.meta.dirname, '../site'));
  const exchange = await openExchange(settings, reportTo(log));
  try {
    return await startConsoleServer(settings.port, {
      ...settings,
      files,
      exchange,
      log,
      // `refreshSession` of the page asks for it first; a real exchange has no such call
      ...(settings.apiOrigin === undefined && { firstReads: ['/sandbox/state'] }),
    });
  } catch (error) {
    await exchange.close();
    throw error;
  }
}

/** The log of the process. What nobody foresaw ends the process, with a line that says where. */
function logOf({ logLevel }: Settings): ReturnType<typeof createLog> {
  const log = createLog(process.stderr, logLevel);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event, (error: unknown) => {
      log({ level: 'error', event: 'crashed', ...errorFacts(error) });
      process.exit(1);
    });
  }
  return log;
}

// whoever reads what is printed may go away
process.stdout.on('error', () => undefined);
const starting = start();

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // whoever asks twice does not want to wait
    if (stopping) process.exit(1);
    stopping = true;
    starting
      .then((server) => server.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
}

try {
  const { origin } = await starting;
  if (!stopping) console.log(`Earnkit console: ${origin}`);
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  // A database that does not open may leave a timer behind, which would keep the process.
  process.stderr.write('', () => process.exit(1));
}
