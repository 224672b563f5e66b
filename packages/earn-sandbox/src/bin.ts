#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { restartForLittleMemory, withLittleMemory } from './memory.ts';

restartForLittleMemory();
// Loaded by the program that stays.
const [{ StartError }, { serveSandbox }] = await Promise.all([import('./database/startError.ts'), import('./serveSandbox.ts')]);

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '4610' },
    data: { type: 'string' },
    'database-url': { type: 'string' },
    schema: { type: 'string' },
  },
});

const port = Number(values.port);
const data = values.data ?? process.env['EARNKIT_DATA'];
const databaseUrl = values['database-url'] ?? process.env['DATABASE_URL'];

try {
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartError(`"${values.port}" is not a port.`);
  const served = await withLittleMemory(() => serveSandbox({ port, data, databaseUrl, schema: values.schema }));
  console.log(`Earnkit sandbox: ${served.origin}`);
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
