import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { runToExit, startChild } from '../testing/servedChild.ts';
import { openDatabase, rows } from './openDatabase.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-damage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A sound data folder, of which each test damages a copy. */
const sound = join(folder, 'sound');
beforeAll(async () => {
  // A schema of its own: the database is made from nothing, and its tables are where the damage is done.
  await (await createSandbox({ data: sound, schema: 'sound' })).close();
});

/** One sentence or two, no stack. */
const SENTENCES = /^[A-Z"][^\n]+\.\n?$/;

test('data that is no database is refused in a sentence', async () => {
  const data = join(folder, 'broken');
  mkdirSync(join(data, 'db'), { recursive: true });
  writeFileSync(join(data, 'db', 'PG_VERSION'), '9.6\n');
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toContain(`The database in ${data} does not open`);
  expect(output).toMatch(SENTENCES);
  expect(code).toBe(1);
});

/** A copy of the sound database, one of whose tables has this content. */
async function withTable(table: string, content: Buffer): Promise<{ readonly data: string; readonly schema: string }> {
  const place = { data: join(folder, `table-${table}-${content.length}`), schema: 'sound' };
  cpSync(sound, place.data, { recursive: true });
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
  cpSync(sound, data, { recursive: true });
  await (await startChild({ data, port: 0 })).end('SIGKILL');
  // Those of the database `postgres`; its templates stay.
  rmSync(join(data, 'db', 'base', '5'), { recursive: true });
  const { output, code } = await runToExit({ data, port: 0 });
  expect(output).toMatch(SENTENCES);
  expect([output.includes(`The database in ${data} does not open`), code]).toEqual([true, 1]);
});
