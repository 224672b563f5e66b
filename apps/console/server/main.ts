import { join } from 'node:path';
import { startConsoleServer, type ConsoleServer } from './consoleServer.ts';
import { openExchange } from './openExchange.ts';
import { readSettings, StartError } from './settings.ts';
import { openStaticFiles } from './staticFiles.ts';

/** Opens everything in the order in which it is told best what is wrong: settings, build, database, port. */
async function start(): Promise<ConsoleServer> {
  const settings = readSettings(process.env, process.cwd());
  const files = await openStaticFiles(join(import.meta.dirname, '../dist'));
  const exchange = await openExchange(settings);
  try {
    return await startConsoleServer(settings.port, { files, exchange, pictureOrigins: settings.pictureOrigins });
  } catch (error) {
    await exchange.close();
    throw error;
  }
}

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
  process.exitCode = 1;
}
