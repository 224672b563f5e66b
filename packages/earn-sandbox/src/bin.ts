#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { restartForLittleMemory, withLittleMemory } from './memory.ts';

restartForLittleMemory();
// Loaded by the program that stays.
const [{ StartError }, { serveSandbox }] = await Promise.all([import('./database/startError.ts'), import('./serveSandbox.ts')]);

const USAGE = `Usage: earnkit-sandbox [options]

  --port <port>         where it listens on 127.0.0.1; 0 is any free port (PORT, else 4610)
  --data <folder>       folder of its database (EARNKIT_DATA, else in memory)
  --database-url <url>  PostgreSQL in place of a folder (DATABASE_URL)
  --schema <name>       schema of its tables (earnkit)
  --origin <origin>     another origin whose pages may write, such as http://localhost:3000; may be repeated
  --connections <number>
                        the most idle connections (EARNKIT_CONNECTIONS, else 1024)
  --exchange-time-zone <zone>
                        whose days fixed terms are counted in (EARNKIT_EXCHANGE_TIME_ZONE, else UTC)
  --help                shows this text`;

const readArguments = () =>
  parseArgs({
    options: {
      port: { type: 'string', default: process.env['PORT'] ?? '4610' },
      data: { type: 'string' },
      'database-url': { type: 'string' },
      schema: { type: 'string' },
      origin: { type: 'string', multiple: true, default: [] },
      connections: { type: 'string', default: process.env['EARNKIT_CONNECTIONS'] || '1024' },
      'exchange-time-zone': { type: 'string' },
      help: { type: 'boolean' },
    },
  }).values;

try {
  const values = usable(readArguments);
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const port = Number(values.port);
  const data = values.data ?? process.env['EARNKIT_DATA'];
  const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL'];
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`"${values.port}" is not a port.`);
  const connections = Number(values.connections);
  if (!Number.isInteger(connections) || connections < 16 || connections > 8192)
    throw new StartError(`"${values.connections}" is not a number of connections. Give a whole number from 16 to 8192.`);
  const exchangeTimeZone = values['exchange-time-zone'] ?? (process.env['EARNKIT_EXCHANGE_TIME_ZONE'] || undefined);
  const { schema, origin: origins } = values;
  const misread = origins.find((origin) => URL.parse(origin)?.origin !== origin);
  if (misread !== undefined) throw new StartError(`"${misread}" is not an origin. Give one such as http://localhost:3000.`);
  const served = await withLittleMemory(() => serveSandbox({ port, connections, data, databaseUrl, schema, origins, exchangeTimeZone }));
  console.log(`Earnkit sandbox: ${served.origin}`);
  console.log(
    'It has calls and no page. Your page, and how to sign in: https://github.com/earnkit/earnkit/blob/main/packages/earn-sandbox/README.md#in-your-own-app',
  );
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      void served.close().then(() => process.exit(0));
    });
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  // A database that does not open may leave a timer behind, which would keep the process.
  process.stderr.write('', () => process.exit(1));
}

/** @throws StartError with the usage, for an argument that is not known. */
function usable<Values>(read: () => Values): Values {
  try {
    return read();
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
