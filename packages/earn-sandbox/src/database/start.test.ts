import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { runToExit, startChild } from '../testing/servedChild.ts';
import { lockFolder, StartError } from './folderLock.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A data folder that the first test begins; begun once, because that takes seconds. */
const begun = join(folder, 'begun');

/** One sentence or two, no stack. */
const SENTENCES = /^[A-Z"][^\n]+\.\n?$/;

test('a first start that was killed half way is begun anew', async () => {
  mkdirSync(join(begun, 'db.making'), { recursive: true });
  writeFileSync(join(begun, 'db.making', 'PG_VERSION'), '');
  // No template has this schema, so the database is made from nothing, as on a machine that starts it for the first time.
  const sandbox = await createSandbox({ data: begun, schema: 'half_way' });
  expect((await sandbox.fetch(new Request('http://127.0.0.1/sandbox/worlds'))).status).toBe(200);
  await sandbox.close();
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
  expect(() => lockFolder(data)()).not.toThrow();
});

test('a lock is taken over only from a process that is gone', () => {
  const data = join(folder, 'locks');
  mkdirSync(data);
  const file = join(data, 'earnkit.lock');
  const release = lockFolder(data);
  expect(() => lockFolder(data)).toThrow(StartError);
  release();
  writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1, started: '1' }));
  lockFolder(data)();
  writeFileSync(file, JSON.stringify({ pid: process.ppid, started: 'long before' }));
  lockFolder(data)();
  writeFileSync(file, '{"pid":');
  lockFolder(data)();
  writeFileSync(file, JSON.stringify({ pid: process.ppid, started: null }));
  expect(() => lockFolder(data)).toThrow(`process ${process.ppid}`);
  expect(readFileSync(file, 'utf8')).toContain(String(process.ppid));
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

test('data that is no database is refused in a sentence', async () => {
  const data = join(folder, 'broken');
  mkdirSync(join(data, 'db'), { recursive: true });
  writeFileSync(join(data, 'db', 'PG_VERSION'), '9.6\n');
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toContain(`The database in ${data} does not open`);
  expect(output).toMatch(SENTENCES);
  expect(code).toBe(1);
});
