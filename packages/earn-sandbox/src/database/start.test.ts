import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { createSandbox } from '../createSandbox.ts';
import { runToExit, startChild } from '../testing/servedChild.ts';
import { dropPlace, testPlace } from '../testing/testSandbox.ts';
import { lockFolder } from './folderLock.ts';
import { openDatabase, rows } from './openDatabase.ts';
import { StartError } from './startError.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder that the first test begins; begun once, because that takes seconds. */
const begun = join(folder, 'begun');

/** Another process that holds the lock of a folder. */
async function lockedByChild(data: string): Promise<ChildProcess> {
  const lock = new URL('folderLock.ts', import.meta.url).href;
  const script = `const { lockFolder } = await import(${JSON.stringify(lock)}); await lockFolder(${JSON.stringify(data)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

/** One sentence or two, no stack. */
const SENTENCES = /^[A-Z"][^\n]+\.\n?$/;

test('a first start that was killed half way is begun anew', async () => {
  mkdirSync(join(begun, 'db.making'), { recursive: true });
  writeFileSync(join(begun, 'db.making', 'PG_VERSION'), '');
  // No template has this schema, so the database is made from nothing, as on a machine that starts it for the first time.
  const sandbox = await createSandbox({ data: begun, schema: 'half_way' });
  const page = browserOf(sandbox.fetch);
  await page.login('us');
  await sandbox.close();
});

test('Git, and a tool that reads what Git does, leaves a data folder out', () => {
  expect(readFileSync(join(begun, '.gitignore'), 'utf8')).toBe('*\n');
});

test('a folder is open to one process; a second is told in a sentence, and the first goes on', async () => {
  const data = begun;
  const first = await startChild({ data, port: 0 });
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toMatch(SENTENCES);
  expect(output).toContain(`is in use by another sandbox (process ${first.process.pid})`);
  expect(code).toBe(1);
  await expect(createSandbox({ data })).rejects.toThrow(StartError);
  expect((await fetch(`${first.origin}/sandbox/worlds`)).status).toBe(200);
  await first.end('SIGKILL');
  const second = await startChild({ data, port: 0 });
  expect((await fetch(`${second.origin}/sandbox/worlds`)).status).toBe(200);
  await second.end('SIGTERM');
  (await lockFolder(data))();
});

test('given many who want a folder at one moment, when they try to lock it, then one has it', async () => {
  const data = join(folder, 'locks');
  mkdirSync(data);
  for (let round = 0; round < 20; round += 1) {
    // A start takes what the one before has left, which is dead by then.
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => lockFolder(data)));
    const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    expect(held).toHaveLength(1);
    await expect(lockFolder(data)).rejects.toThrow(`in use by another sandbox (process ${process.pid})`);
    for (const release of held) release();
  }
  expect(readdirSync(join(data, 'lock'))).toHaveLength(1);
});

test('given a holder that is stopped and whose process ids nobody knows, when another starts, then the folder is in use', async () => {
  const data = join(folder, 'frozen');
  mkdirSync(data);
  const holder = await lockedByChild(data);
  holder.kill('SIGSTOP');
  await expect(lockFolder(data)).rejects.toThrow(`The folder ${data} is in use by another sandbox. Stop it first`);
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  (await lockFolder(data))();
});

test('given a folder that two machines share, when one of them holds it, then the other sees it for as long as it lives', async () => {
  const data = join(folder, 'shared');
  mkdirSync(join(data, 'lock'), { recursive: true });
  // Here nobody listens at a socket of another machine.
  writeFileSync(join(data, 'lock', '7'), '');
  const machine = join(data, 'lock', '7.machine');
  writeFileSync(machine, 'another');
  await expect(lockFolder(data)).rejects.toThrow('in use by another sandbox on another machine');
  const longAgo = new Date(Date.now() - 60_000);
  utimesSync(machine, longAgo, longAgo);
  (await lockFolder(data))();
});

test('given a folder with a long name, when it is locked, then nobody else has it', async () => {
  const data = join(folder, 'long'.repeat(40));
  mkdirSync(data);
  const release = await lockFolder(data);
  await expect(lockFolder(data)).rejects.toThrow(StartError);
  release();
  (await lockFolder(data))();
});

test('a folder that cannot be written is named in a sentence', async () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');
  const inFile = createSandbox({ data: join(file, 'inside') });
  await expect(inFile).rejects.toThrow(/^The folder .+ cannot be written\./);
});

if (process.platform === 'linux') {
  test('a folder the system itself refuses is named in a sentence, not waited for', async () => {
    await expect(createSandbox({ data: '/proc/earnkit/data' })).rejects.toThrow(/cannot be written/);
  });
}

// Root may write everywhere.
if (process.getuid?.() !== 0) {
  test('a folder closed to us is named in a sentence', async () => {
    const closed = join(folder, 'closed');
    mkdirSync(closed);
    chmodSync(closed, 0o500);
    await expect(createSandbox({ data: closed })).rejects.toThrow(/cannot be written/);
  });
}

test('a database that does not answer is named without its password', async () => {
  const { output, code } = await runToExit({ databaseUrl: 'postgres://me:secret@127.0.0.1:9/money', port: 0 });
  expect(output).toMatch(SENTENCES);
  expect(output).toContain('The database at postgres://127.0.0.1:9/money does not answer');
  expect(output).not.toContain('secret');
  expect(code).toBe(1);
});

test('a port that is taken is named in a sentence', async () => {
  const holder = createServer();
  await new Promise<void>((listening) => holder.listen(0, '127.0.0.1', listening));
  const { port } = holder.address() as { port: number };
  const { output, code } = await runToExit({ data: begun, port });
  expect([output, code]).toEqual([`The port ${port} is taken. Choose another.\n`, 1]);
  holder.close();
});

test.each([
  [['--help'], 0, /^Usage: earnkit-sandbox/],
  [['--prot', '4610'], 1, /^Unknown option '--prot'[^]*\n\nUsage: earnkit-sandbox/],
  [['folder'], 1, /^Unexpected argument 'folder'[^]*\n\nUsage: earnkit-sandbox/],
  [
    ['--origin', 'http://localhost:3000/'],
    1,
    /^"http:\/\/localhost:3000\/" is not an origin\. Give one such as http:\/\/localhost:3000\.\n$/,
  ],
  [['--connections', '8'], 1, /^"8" is not a number of connections\. Give a whole number from 16 to 8192\.\n$/],
])('given the arguments %j, the program ends with %i and says how it is used, without a stack', async (args, code, says) => {
  const ended = await runToExit({ data: join(folder, 'never-opened'), port: 0 }, ...args);
  expect(ended).toEqual({ output: expect.stringMatching(says), code });
  expect(ended.output).not.toContain(' at ');
  expect(existsSync(join(folder, 'never-opened'))).toBe(false);
});

test('given another origin, then its pages may write, and those of a third may not', async () => {
  const child = await startChild({ data: begun, port: 0 }, '--origin', 'http://localhost:3000');
  try {
    const state = await fetch(`${child.origin}/sandbox/state`);
    const cookie = state.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
    const statusFor = async (origin: string) => {
      const headers = { origin, cookie, csrftoken: /csrftoken=([^;]*)/.exec(cookie)?.[1] ?? '', 'content-type': 'application/json' };
      return (await fetch(`${child.origin}/sandbox/logout`, { method: 'POST', headers, body: '{}' })).status;
    };
    expect([await statusFor('http://localhost:3000'), await statusFor('http://localhost:3001')]).toEqual([200, 403]);
  } finally {
    await child.end('SIGKILL');
  }
});

test.each(['PG_VERSION', 'global/pg_control', 'pg_wal'])(
  'given a database without %s, when it is opened, then it is refused in a sentence and left as it is',
  async (part) => {
    const data = join(folder, `without-${part.replace('/', '-')}`);
    cpSync(begun, data, { recursive: true });
    rmSync(join(data, 'db', part), { recursive: true });
    const before = readdirSync(join(data, 'db'));
    await expect(createSandbox({ data })).rejects.toThrow(
      `The database in ${data} does not open: db/${part} is missing. Move the folder away to start afresh.`,
    );
    expect(readdirSync(join(data, 'db'))).toEqual(before);
  },
);

test('given a folder with other files, when a sandbox is to begin there, then it is refused in a sentence', async () => {
  const data = join(folder, 'documents');
  mkdirSync(data);
  writeFileSync(join(data, 'letter.txt'), '');
  await expect(createSandbox({ data })).rejects.toThrow(/holds other files, such as letter\.txt, and no database/);
});

test('data that is no database is refused in a sentence', async () => {
  const data = join(folder, 'broken');
  mkdirSync(join(data, 'db'), { recursive: true });
  writeFileSync(join(data, 'db', 'PG_VERSION'), '9.6\n');
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toContain(`The database in ${data} does not open`);
  expect(output).toMatch(SENTENCES);
  expect(code).toBe(1);
});

/** A copy of the begun database, one of whose tables has this content. */
async function withTable(table: string, content: Buffer): Promise<{ readonly data: string; readonly schema: string }> {
  const place = { data: join(folder, `table-${table}-${content.length}`), schema: 'half_way' };
  cpSync(begun, place.data, { recursive: true });
  const database = await openDatabase(place, []);
  const [found] = await rows<{ path: string }>(database.db, sql`select pg_relation_filepath(${table}) as path`);
  await database.close();
  writeFileSync(join(place.data, 'db', found?.path ?? ''), content);
  return place;
}

test.each(['accounts', 'secrets'])('given a damaged table %s, when the sandbox starts, then it is refused in a sentence', async (table) => {
  const place = await withTable(table, Buffer.alloc(8192, 0xa5));
  const { output, code } = await runToExit({ ...place, port: 0 });
  expect([output, code]).toEqual([
    expect.stringMatching(
      /^The database in \S+ cannot be read: invalid page in block 0 of relation "base\/5\/\d+"\. Move the folder away to start afresh\.\n$/,
    ),
    1,
  ]);
});

test('given a ledger whose accounts are gone, when the sandbox starts, then it is refused in a sentence', async () => {
  const { output, code } = await runToExit({ ...(await withTable('accounts', Buffer.alloc(0))), port: 0 });
  expect([output, code]).toEqual([
    expect.stringMatching(/^The database in \S+ cannot be read: .+ Move the folder away to start afresh\.\n$/),
    1,
  ]);
});

test('given a ledger whose entries are gone, when the sandbox starts, then it can be looked at and nothing is written', async () => {
  const reported: unknown[] = [];
  const sandbox = await createSandbox({ ...(await withTable('entries', Buffer.alloc(0))), report: (error) => reported.push(error) });
  const state = await sandbox.fetch(new Request('http://127.0.0.1/sandbox/state'));
  expect(await state.json()).toMatchObject({ data: { readOnly: 'ledger' } });
  expect(reported).toHaveLength(1);
  await sandbox.close();
});

test('given a database that was killed and lost files, when the program starts, then it says so in a sentence and ends', async () => {
  const data = join(folder, 'emptied');
  cpSync(begun, data, { recursive: true });
  await (await startChild({ data, port: 0 })).end('SIGKILL');
  // Those of the database `postgres`; its templates stay.
  rmSync(join(data, 'db', 'base', '5'), { recursive: true });
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toMatch(SENTENCES);
  expect([output.includes(`The database in ${data} does not open`), code]).toEqual([true, 1]);
});

// `npm run test:postgres` runs these.
if (process.env['DATABASE_URL']) {
  test('given two sandboxes on one database, when one of them is reset, then a page is served by both', async () => {
    const place = testPlace();
    const [first, second] = await Promise.all([createSandbox(place), createSandbox(place)]);
    let serving = first;
    const page = browserOf((request) => serving.fetch(request));
    await page.login('us');
    expect((await page.post('/sandbox/reset', {})).status).toBe(200);
    await page.login('us');
    for (serving of [second, first, second]) expect((await page.post('/sandbox/logout', {})).status).toBe(200);
    await Promise.all([first.close(), second.close()]);
    await dropPlace(place);
  });

  test('given a transaction under way, when the server drops its connection, then it fails alone and the next one goes on', async () => {
    const place = testPlace();
    const database = await openDatabase(place, []);
    const backend = await database.transact(async (tx) => (await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`))[0]?.pid);
    expect(backend).toBeGreaterThan(0);
    const interrupted = database.transact(async (tx) => {
      const [own] = await rows<{ pid: number }>(tx, sql`select pg_backend_pid() as pid`);
      await database.db.execute(sql`select pg_terminate_backend(${own?.pid}::integer)`);
      // Nothing is asked of the connection while it breaks, as between two statements of an order.
      await new Promise((wake) => setTimeout(wake, 50));
      await tx.execute(sql`select 1`);
    });
    await expect(interrupted).rejects.toThrow();
    expect(await database.transact(async (tx) => rows(tx, sql`select 1 as one`))).toEqual([{ one: 1 }]);
    await database.close();
    await dropPlace(place);
  });
}
