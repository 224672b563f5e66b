import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openSandbox, type Sandbox } from '../createSandbox.ts';
import { SLICES } from '../slices.ts';
import { dropPlace, openPage, START, testPlace, type TestPage } from '../testing/testSandbox.ts';
import { openDatabase } from './openDatabase.ts';

const data = mkdtempSync(join(tmpdir(), 'earnkit-readonly-'));
const server = testPlace();
const place = server.databaseUrl ? server : { data };
const reported: unknown[] = [];
const host = { now: START * 1000 };
let free = Number.MAX_SAFE_INTEGER;

afterAll(async () => {
  await dropPlace(place);
  rmSync(data, { recursive: true, force: true });
});

const open = (): Promise<Sandbox> =>
  openSandbox({ ...place, now: () => host.now, report: (error) => reported.push(error), freeBytes: () => free });

const readOnly = async (page: TestPage): Promise<unknown> =>
  ((await (await page.fetch('/sandbox/state')).json()) as { data: { readOnly: unknown } }).data.readOnly;

const held = async (page: TestPage) =>
  (await page.read(flexible.holdings, {})).rows.map(({ asset, currentAmount, cumulativeInterest }) => ({
    asset,
    currentAmount,
    cumulativeInterest,
  }));

/** What every write is answered while nothing can be written. */
async function expectReadOnly(page: TestPage, reason: 'disk' | 'ledger', words: RegExp): Promise<void> {
  expect(await readOnly(page)).toBe(reason);
  const before = await held(page);
  expect(before.length).toBeGreaterThan(0);
  const order = { asset: 'USDT', amount: '5', rateYear: '0.0001' };
  for (const [path, fields] of [
    [flexible.subscribe.path, order],
    ['/sandbox/wallet/deposit', { clientId: 'a-deposit', asset: 'USDT', amount: '1' }],
    ['/sandbox/clock', { advanceSeconds: 3600 }],
    ['/sandbox/events', { event: 'vip-tier', tier: 3 }],
  ] as const) {
    const answer = await page.post(path, fields);
    const { code, msg, message } = (await answer.json()) as { code: number; msg?: string; message?: string };
    expect([answer.status, code, msg ?? message], path).toEqual([409, 409, expect.stringMatching(words)]);
  }
  // An hour is due; it is not paid, and nobody is kept from looking.
  host.now += 3600 * 1000;
  expect(await held(page)).toEqual(before);
}

test('given a ledger of which half is gone, when it is opened, then it can be looked at, and is written again after a reset', async () => {
  const sound = await open();
  await openPage(sound.fetch, 'us');
  await sound.close();
  const database = await openDatabase(place, SLICES);
  await database.transact(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`delete from entries where transfer_id % 2 = 0`);
  });
  await database.close();

  const damaged = await open();
  expect(reported).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^The ledger does not add up \(.*[1-9]\d* accounts that drifted/) }),
  ]);
  const page = await openPage(damaged.fetch, 'us');
  await expectReadOnly(page, 'ledger', /do not add up/);
  const stranger = await page.post('/sandbox/login', { world: 'saver' });
  expect([stranger.status, await stranger.json()]).toEqual([
    409,
    expect.objectContaining({ message: expect.stringContaining('do not add up') }),
  ]);
  expect((await page.post('/sandbox/reset', {})).status).toBe(200);
  const after = await openPage(damaged.fetch, 'us');
  expect(await readOnly(after)).toBeNull();
  expect((await after.post(flexible.subscribe.path, { asset: 'USDT', amount: '5', rateYear: '0.0001' })).status).toBe(200);
  await damaged.close();
  expect(reported).toHaveLength(1);
});

if (server.databaseUrl)
  test('given two exchanges on one damaged ledger, when one throws it away, then the other one is written again too', async () => {
    const database = await openDatabase(place, SLICES);
    await database.transact(async (tx) => {
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(sql`delete from entries where transfer_id % 2 = 0`);
    });
    await database.close();
    const [one, other] = [await open(), await open()];
    const page = await openPage(other.fetch, 'us');
    expect(await readOnly(page)).toBe('ledger');
    await (await openPage(one.fetch, 'us')).post('/sandbox/reset', {});
    const after = await openPage(other.fetch, 'us');
    expect(await readOnly(after)).toBeNull();
    expect((await after.post(flexible.subscribe.path, { asset: 'USDT', amount: '5', rateYear: '0.0001' })).status).toBe(200);
    await one.close();
    await other.close();
  });

// The disk of a server is its own concern.
if (!server.databaseUrl) {
  test('given a disk without room, when there are calls, then reads are answered and writes refused until there is room', async () => {
    const sandbox = await open();
    const page = await openPage(sandbox.fetch, 'us');
    free = 2 ** 20;
    await expectReadOnly(page, 'disk', /^The disk of the sandbox is full/);
    expect((await page.post('/sandbox/reset', {})).status).toBe(409);
    free = 2 ** 30;
    expect(await readOnly(page)).toBeNull();
    expect((await page.post(flexible.subscribe.path, { asset: 'USDT', amount: '5', rateYear: '0.0001' })).status).toBe(200);
    await sandbox.close();
    free = 2 ** 20;
    await expect(open()).rejects.toThrow(`The disk of ${data} is full: 64 MB have to be free. Make room, then start again.`);
    free = Number.MAX_SAFE_INTEGER;
  });
}
