import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, type DatabasePlace, openDatabase } from '../database/openDatabase.ts';
import { dropPlace, openTestSandbox, testPlace } from '../testing/testSandbox.ts';
import { createSessions, sessions as rows } from './session.ts';

const DAY_MS = 24 * 3600 * 1000;
const HOLDINGS = '/apiw/v2/uni-loan/earn/subscribe';

let place: DatabasePlace;
let database: Database;
beforeAll(async () => {
  place = testPlace();
  database = await openDatabase(place, []);
});
afterAll(async () => {
  await database.close();
  await dropPlace(place);
});

const bare = (cookies: readonly string[] = []) =>
  new Request('http://127.0.0.1/', { headers: { cookie: cookies.map((line) => line.split(';', 1)[0]).join('; ') } });

test('a session ends by itself after 30 days, and what nobody comes back for is not kept', async () => {
  let now = Date.UTC(2026, 2, 10);
  const sessions = await createSessions(database, () => now);
  const first = await sessions.open(bare(), 'anonymous', undefined);
  await sessions.open(bare(), 'anonymous', undefined);
  now += 30 * DAY_MS - 1000;
  expect((await sessions.of(bare(first))).world).toBe('anonymous');
  now += 1000;
  expect((await sessions.of(bare(first))).world).toBeUndefined();
  await sessions.open(bare(), 'anonymous', undefined);
  expect(await database.db.select().from(rows)).toHaveLength(1);
});

test('given a session, then it expires by the host’s clock, and moving the sandbox’s clock does not end it', async () => {
  const box = await openTestSandbox();
  const page = await box.page('us');
  await page.advance(60 * 24 * 3600);
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
  box.host.now += 30 * DAY_MS;
  expect((await page.fetch(HOLDINGS)).status).toBe(401);
  // who signs in again is in
  await page.login('us');
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
  expect(box.reported).toEqual([]);
  await box.close();
});

test('given a visit that no page of ours started, then it sets no cookies and signs nobody out', async () => {
  const box = await openTestSandbox();
  const page = await box.page('us');
  const visit = (site: string) =>
    box.sandbox.fetch(new Request('http://127.0.0.1/sandbox/state', { headers: { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' } }));
  for (const site of ['cross-site', 'same-site', 'none']) expect((await visit(site)).headers.getSetCookie()).toEqual([]);
  expect((await visit('same-origin')).headers.getSetCookie()).toHaveLength(2);
  expect((await page.fetch(HOLDINGS)).status).toBe(200);
  await box.close();
});
