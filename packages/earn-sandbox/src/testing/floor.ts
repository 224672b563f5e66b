import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { Hono } from 'hono';
import pg from 'pg';
import { restartForLittleMemory, withLittleMemory } from '../memory.ts';

/*
 * A minimal server as the baseline for the sandbox's latency: a handler with one statement, a read or a write, on the same kind of
 * database and with the same memory settings, which cost speed.
 */

restartForLittleMemory();

const TABLE = 'create table if not exists earnkit_floor (id bigserial primary key, amount numeric not null)';
const READ =
  'select count(*)::text as rows, max(amount)::text as most from (select amount from earnkit_floor order by id desc limit 10) as latest';
const WRITE = 'insert into earnkit_floor (amount) values (1.5) returning id::text';

const query = await withLittleMemory(() => open(process.env['DATABASE_URL']));
await query(TABLE);
const app = new Hono();
app.get('/', async (context) => context.json(await query(READ)));
app.post('/', async (context) => context.json(await query(WRITE)));

const server = createServer((incoming, outgoing) => {
  incoming.resume();
  void (async () => {
    const response = await app.fetch(new Request('http://127.0.0.1/', { method: incoming.method ?? 'GET' }));
    outgoing.writeHead(response.status, [...response.headers].flat());
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  })();
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}\n`);
});

async function open(databaseUrl: string | undefined): Promise<(statement: string) => Promise<unknown[]>> {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 16 });
    return async (statement) => (await pool.query(statement)).rows;
  }
  const client = await PGlite.create(process.argv[2] ?? 'memory://');
  return async (statement) => (await client.query(statement)).rows;
}
