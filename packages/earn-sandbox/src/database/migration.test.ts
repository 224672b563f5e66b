import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@earnkit/core/account/contract';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { createSandbox } from '../createSandbox.ts';
import { START, openPage } from '../testing/testSandbox.ts';
import { StartError } from './folderLock.ts';
import { MIGRATIONS } from './schemaSql.ts';

const folder = mkdtempSync(join(tmpdir(), 'earnkit-migration-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A database as this program left it at an earlier version, with a person, a deposit and a session in it. */
async function makeOld(data: string, version: number): Promise<void> {
  mkdirSync(data, { recursive: true });
  const client = await PGlite.create({ dataDir: join(data, 'db') });
  await client.exec(
    'create schema earnkit; set search_path to earnkit; create table migrations (version integer primary key, title text not null)',
  );
  for (const step of MIGRATIONS.slice(0, version)) {
    await client.exec(step.sql);
    await client.query('insert into migrations values ($1, $2)', [step.version, step.title]);
  }
  await client.exec(`
    insert into clock (id, offset_ms, settled_hour) values (1, 0, ${Math.floor(START / 3600)});
    insert into users (world, mode, created_at) values ('saver', 'classic', ${START});
    begin;
    insert into accounts (owner_id, asset, kind) values (1, 'USDT', 'spot'), (null, 'USDT', 'external');
    insert into transfers (kind, at) values ('deposit', ${START});
    insert into entries (transfer_id, account_id, amount) values (1, 1, 75.5), (1, 2, -75.5);
    commit;
  `);
  await client.close();
}

test('data of the first version is brought up to date: everything is still there, and everything new works', async () => {
  const data = join(folder, 'old');
  await makeOld(data, 1);
  for (const round of [1, 2]) {
    const sandbox = await createSandbox({ data, now: () => START * 1000 });
    const page = await openPage(sandbox.fetch, 'saver');
    expect((await page.read(account.balances, { assets: ['USDT'] })).rows[0], `start ${round}`).toMatchObject({
      available: round === 1 ? '75.5' : '80.5',
    });
    if (round === 1)
      await page.post('/sandbox/wallet/deposit', { clientId: 'after-the-move', asset: 'USDT', amount: '10', into: 'funding' });
    if (round === 1) await page.post('/sandbox/wallet/transfer', { clientId: 'after-transfer', asset: 'USDT', amount: '5' });
    expect(await page.read(account.coinListing, { asset: 'PEPE' })).toEqual({ opensAt: Math.floor(START / 3600 + 72) * 3600 });
    expect((await page.call(flexible.subscribe, { asset: 'USDT', amount: '0' as never, minAprFraction: '0.0001' })).code).toBe(30002);
    const { data: audit } = (await (await page.fetch('/sandbox/ledger')).json()) as { data: unknown };
    expect(audit).toMatchObject({ sum: '0', drifted: 0, negative: 0 });
    await sandbox.close();
  }
});

test('a page that was open meanwhile keeps its session and its token', async () => {
  const data = join(folder, 'open');
  const sandbox = await createSandbox({ data, now: () => START * 1000 });
  let send = sandbox.fetch;
  const page = browserOf((request) => send(request));
  await page.login('empty');
  await sandbox.close();
  const again = await createSandbox({ data, now: () => START * 1000 });
  send = again.fetch;
  expect((await page.post('/sandbox/wallet/deposit', { clientId: 'same-session', asset: 'USDT', amount: '1' })).status).toBe(200);
  await again.close();
});

test('data of a version yet to come is left alone, with a sentence', async () => {
  const data = join(folder, 'new');
  await makeOld(data, MIGRATIONS.length);
  const client = await PGlite.create({ dataDir: join(data, 'db') });
  await client.query('insert into earnkit.migrations values ($1, $2)', [MIGRATIONS.length + 1, 'of tomorrow']);
  await client.close();
  const opening = createSandbox({ data });
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/newer version/);
});

test('versions count up without gaps', () => {
  expect(MIGRATIONS.map((step) => step.version)).toEqual(MIGRATIONS.map((_step, index) => index + 1));
});
