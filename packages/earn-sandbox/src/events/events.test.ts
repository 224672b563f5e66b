import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as account from '@earnkit/core/account/contract';
import { add, decimal, earnErrorOf } from '@earnkit/core';
import { createEarnClient, type EarnClientOptions } from '@earnkit/core/client';
import { autoEarn, flexible, history } from '@earnkit/core/simple-earn/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { dropPlace, openTestSandbox, START, testPlace, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

const SUBSCRIBE = flexible.subscribe.path;

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox();
});
beforeEach(() => box.sandbox.reset());
afterEach(() => expect(box.reported).toEqual([]));
afterAll(() => box.close());

const fault = (page: TestPage, fields: Record<string, unknown>) => page.post('/sandbox/faults', fields);
const meanwhile = (page: TestPage, does: Record<string, unknown>, more: Record<string, unknown> = {}) =>
  fault(page, { path: SUBSCRIBE, method: 'POST', kind: 'meanwhile', times: 1, does, ...more });
const order = { asset: 'USDT', amount: decimal('5'), minAprFraction: '0.0001' };

/** A real client over the page, as a browser has one. */
const clientOf = (page: TestPage, options: EarnClientOptions = {}) =>
  createEarnClient({
    origin: 'http://127.0.0.1',
    csrf: { cookies: () => `csrftoken=${page.csrf() ?? ''}` },
    fetch: (url, init) => page.fetch(url instanceof URL ? url.href : (url as string), init),
    delay: async () => undefined,
    timeoutMs: 400,
    ...options,
  });
const held = async (page: TestPage, asset = 'USDT') =>
  decimal((await page.read(flexible.holdings, { asset })).rows[0]?.currentAmount ?? '0');

test('a csrf token that changes in flight costs one silent repetition and one order (R11)', async () => {
  const page = await box.page('unified');
  const before = await held(page);
  const old = page.csrf();
  await meanwhile(page, { event: 'csrf-rotates' });
  await clientOf(page).call(flexible.subscribe, order);
  expect(await held(page)).toBe(add(before, decimal('5')));
  expect(page.csrf()).not.toBe(old);
  const stale = await page.fetch(SUBSCRIBE, {
    method: 'POST',
    headers: { csrftoken: old ?? '', 'content-type': 'application/json' },
    body: '{}',
  });
  expect(stale.status, 'the old one is worth nothing').toBe(403);
});

test('given a csrf token that changes every time, then the second refusal is reported and nothing happened (R11)', async () => {
  const page = await box.page('unified');
  const before = await held(page);
  await meanwhile(page, { event: 'csrf-rotates' }, { times: 5 });
  expect(await clientOf(page).call(flexible.subscribe, order).catch(earnErrorOf)).toMatchObject({
    kind: 'http',
    status: 403,
    message: 'The page is out of date. Reload it and try again.',
  });
  expect(await held(page)).toBe(before);
  const { data } = (await (await page.fetch('/sandbox/faults')).json()) as { data: { faults: { left: number }[] } };
  expect(data.faults[0]?.left).toBe(3);
});

test('a session ends after so many calls, in every tab, and asks for a login once (A03)', async () => {
  const page = await box.page('unified');
  await fault(page, { path: '/apiw/*', kind: 'meanwhile', after: 2, times: 1, does: { event: 'session-ends' } });
  const onLoginNeeded = vi.fn();
  const client = clientOf(page, { onLoginNeeded });
  await client.call(account.vip, undefined);
  await client.call(account.accountMode, undefined);
  const subscribe = () => client.call(flexible.subscribe, order).catch(earnErrorOf);
  // Calls beside the one that ends it may still be answered.
  const ended = [await subscribe(), ...(await Promise.all([subscribe(), subscribe()]))];
  expect(ended.map((error) => typeof error === 'object' && error.kind)).toEqual(['login-needed', 'login-needed', 'login-needed']);
  expect(onLoginNeeded).toHaveBeenCalledTimes(1);
});

test('given a quota of 37 and a hundred buyers, then 37 get it and nobody else pays (R06)', async () => {
  const page = await box.page('vip5');
  await page.post('/sandbox/events', { event: 'sold-out', asset: 'USDT', left: '37' });
  const before = await held(page);
  const buy = () => page.call(flexible.subscribe, { ...order, amount: decimal('1') });
  const answers = await Promise.all(Array.from({ length: 100 }, buy));
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(37);
  expect(answers.filter(({ code, message }) => code === 30013 && message.startsWith('The quota is sold out'))).toHaveLength(63);
  expect(await held(page)).toBe(add(before, decimal('37')));
  await page.post('/sandbox/events', { event: 'sold-out', asset: 'USDT', left: '1.5' });
  expect(await page.call(flexible.subscribe, { ...order, amount: decimal('2') })).toMatchObject({
    code: 30103,
    message: 'Only 1.5 USDT are left of this product. Nothing was subscribed.',
  });
  await page.post('/sandbox/events', { event: 'sold-out', asset: 'USDT', left: null });
  expect((await buy()).code).toBe(0);
});

test('given another buyer who takes the rest before an order is sent, then the order is refused (R06)', async () => {
  const page = await box.page('unified');
  const before = await held(page);
  await meanwhile(page, { event: 'sold-out', asset: 'USDT' });
  expect(await clientOf(page).call(flexible.subscribe, order).catch(earnErrorOf)).toMatchObject({ kind: 'business', code: '30013' });
  expect(await held(page)).toBe(before);
});

test('automatic lending leaves a quota to those who ask for it', async () => {
  const page = await box.page('empty');
  await page.post('/sandbox/wallet/deposit', { clientId: 'for-quota', asset: 'USDT', amount: '500' });
  await page.read(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
  await page.post('/sandbox/events', { event: 'sold-out', asset: 'USDT', left: '100' });
  await page.advance(3600);
  expect(await held(page)).toBe('0');
});

test('given an hour that passes before an order is sent, then another rate is paid from then on (R04)', async () => {
  const page = await box.page('unified');
  const rate = async () => (await page.read(flexible.product, { asset: 'BTC' })).rows[0]?.nextAprFraction;
  const seen = await rate();
  await fault(page, { path: flexible.product.path, kind: 'meanwhile', times: 1, does: { event: 'hour-passes' } });
  expect(await rate()).not.toBe(seen);
  expect(await box.sandbox.now()).toBe(Math.ceil(START / 3600) * 3600);
});

test('the account is kept in another way, though an old answer is still on its way (R09)', async () => {
  const page = await box.page('saver');
  await fault(page, { path: account.accountMode.path, kind: 'latency', ms: 60, times: 1 });
  const slow = page.read(account.accountMode, undefined);
  await new Promise((done) => setTimeout(done, 20));
  await page.post('/sandbox/events', { event: 'account-mode', mode: 'multi_currency', useFunding: true });
  expect(await page.read(account.accountMode, undefined)).toMatchObject({ mode: 'multi_currency', useFunding: true });
  expect(await slow).toMatchObject({ mode: 'classic' });
});

test('a region’s block comes late, with a reason (A05)', async () => {
  const page = await box.page('unified');
  const path = autoEarn.setAutoEarn.path;
  await fault(page, {
    path,
    method: 'POST',
    kind: 'meanwhile',
    times: 1,
    does: { event: 'restricted', business: ['api_lendEarn_order'], menu: ['spot_trade'] },
  });
  expect(await page.call(autoEarn.setAutoEarn, { asset: 'BTC', on: true })).toMatchObject({
    code: 30012,
    message: 'This service is not available in your region.',
  });
  expect(await page.read(account.compliance, undefined)).toEqual({ business: ['api_lendEarn_order'], menu: ['spot_trade'] });
  const bought = await page.post('/sandbox/wallet/buy', { clientId: 'too-late-1', asset: 'BTC', spend: '5' });
  expect(((await bought.json()) as { code: number }).code).toBe(30012);
});

test('funds are locked between the pre-check and the press (SH-58)', async () => {
  const page = await box.page('saver');
  expect(await page.read(account.fundingLock, { asset: 'USDT' })).toEqual({ useFunding: false, locked: false });
  await meanwhile(page, { event: 'funds-locked', locked: true });
  expect((await page.call(flexible.subscribe, order)).code).toBe(30010);
  expect(await page.read(account.fundingLock, { asset: 'USDT' })).toEqual({ useFunding: true, locked: true });
});

test('a login page in place of an answer is a session that is over; a portal’s page is no exchange (N17)', async () => {
  const page = await box.page('saver');
  await fault(page, { path: SUBSCRIBE, kind: 'redirect', times: 1 });
  expect(await clientOf(page).call(flexible.subscribe, order).catch(earnErrorOf)).toMatchObject({ kind: 'login-needed' });
  await fault(page, { path: account.vip.path, kind: 'garbage', status: 200, times: 2 });
  expect(await clientOf(page).call(account.vip, undefined)).toEqual({ tier: 1 });
  const before = await held(page);
  await fault(page, { path: SUBSCRIBE, method: 'POST', kind: 'garbage', status: 200, times: 1 });
  expect(await clientOf(page).call(flexible.subscribe, order).catch(earnErrorOf)).toEqual({ kind: 'network', call: 'flexible.subscribe' });
  expect(await held(page)).toBe(before);
});

test('an answer that trickles and never ends runs out of time, and the order is there (N04, N14)', async () => {
  const page = await box.page('unified');
  const before = await held(page);
  await fault(page, { path: SUBSCRIBE, method: 'POST', kind: 'trickle', times: 1 });
  expect(await clientOf(page).call(flexible.subscribe, order).catch(earnErrorOf)).toMatchObject({ kind: 'timeout' });
  expect(await held(page)).toBe(add(before, decimal('5')));
});

test.each([
  {},
  { event: 'fire' },
  { event: 'account-mode', mode: 'margin' },
  { event: 'restricted', menu: 'express' },
  { event: 'sold-out', asset: 'USDT', left: '-1' },
  { event: 'sold-out', asset: 'NOPE' },
  { event: 'funding-password', state: 'on', password: '' },
])('what cannot happen is refused: %j', async (event) => {
  const page = await box.page('us');
  const response = await page.post('/sandbox/events', event);
  expect(((await response.json()) as { code: number }).code).toBe('asset' in event && event.asset === 'NOPE' ? 30001 : 400);
});

test('nothing happens to a visitor, and what happens to one person happens to no other', async () => {
  const anonymous = await box.page('anonymous');
  expect((await anonymous.post('/sandbox/events', { event: 'funds-locked', locked: true })).status).toBe(401);
  const [one, other] = [await box.page('unified'), await box.page('vip5')];
  await one.post('/sandbox/events', { event: 'account-mode', mode: 'single_currency' });
  expect(await other.read(account.accountMode, undefined)).toMatchObject({ mode: 'classic' });
  await fault(anonymous, { path: flexible.market.path, kind: 'meanwhile', times: 1, does: { event: 'funds-locked', locked: true } });
  expect((await anonymous.call(flexible.market, undefined)).code).toBe(0);
});

test('given rates that are held, when days pass, then every hour pays the same rate, until they move again', async () => {
  const page = await box.page('us');
  const ratesOf = async (hours: number): Promise<readonly string[]> => {
    await page.advance(hours * 3600);
    const { rows } = await page.read(history.flexibleHistory, { type: 'interest', asset: 'USDC', limit: hours });
    return rows.map((row) => row.lentAprFraction ?? '');
  };
  expect((await page.post('/sandbox/events', { event: 'rates-held', on: true })).status).toBe(200);
  expect(new Set(await ratesOf(30)).size).toBe(1);
  await page.post('/sandbox/events', { event: 'rates-held', on: false });
  expect(new Set(await ratesOf(30)).size).toBeGreaterThan(20);
});

test('given rates that one sandbox holds, then those of another move, and the held ones stand still after a restart too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'earnkit-rates-'));
  const place = testPlace();
  const openAgain = async () => openTestSandbox(place.databaseUrl === undefined ? { data: folder } : place);
  const other = await openTestSandbox();
  try {
    const held = await openAgain();
    await (await held.page('us')).post('/sandbox/events', { event: 'rates-held', on: true });
    await held.close();
    const again = await openAgain();
    const nextRates = async (box: TestSandbox): Promise<number> => {
      const page = await box.page('us');
      const seen = new Set<string | undefined>();
      for (let hour = 0; hour < 12; hour += 1) {
        await page.advance(3600);
        seen.add((await page.read(flexible.market, undefined)).rows.find(({ asset }) => asset === 'USDC')?.nextAprFraction);
      }
      return seen.size;
    };
    expect(await nextRates(again)).toBe(1);
    expect(await nextRates(other)).toBeGreaterThan(6);
    await again.sandbox.reset();
    expect(await nextRates(again)).toBeGreaterThan(6);
    await again.close();
  } finally {
    await other.close();
    await dropPlace(place);
    rmSync(folder, { recursive: true });
  }
});

test('given a subscription, then the bookings of the person name it, and those of another person do not', async () => {
  const bookingsOf = async (page: TestPage, after = '0') => {
    const response = await page.fetch(`/sandbox/bookings?after=${after}`);
    return (await response.json()) as { data: { bookings: readonly Record<string, unknown>[] } | null; code: number };
  };
  const [page, other] = [await box.page('unified'), await box.page('vip5')];
  const before = (await bookingsOf(page)).data?.bookings.at(-1)?.['transfer'];
  expect((await page.call(flexible.subscribe, order)).code).toBe(0);
  const at = await box.sandbox.now();
  const { data } = await bookingsOf(page, String(before));
  expect(data?.bookings).toMatchObject([
    { kind: 'subscribe', at, account: 'spot', asset: 'USDT', amount: '-5' },
    { kind: 'subscribe', at, account: 'lent', asset: 'USDT', amount: '5' },
  ]);
  const numbers = (await bookingsOf(other)).data?.bookings.map(({ transfer }) => transfer);
  expect(numbers).not.toContain(data?.bookings[0]?.['transfer']);
  expect((await page.fetch('/sandbox/bookings?after=x')).status).toBe(400);
});
