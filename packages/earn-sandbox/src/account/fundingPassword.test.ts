import { decimal, type EarnError, earnErrorOf } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestSandbox, type TestPage, type TestSandbox } from '../testing/testSandbox.ts';

const PASSWORD = '246813';
const REDEEM = flexible.redeem.path;

let box: TestSandbox;
let page: TestPage;
beforeAll(async () => {
  box = await openTestSandbox();
});
beforeEach(async () => {
  await box.sandbox.reset();
  page = await box.page('password');
});
afterEach(() => expect(box.reported).toEqual([]));
afterAll(() => box.close());

const answer = async (response: Promise<Response>) => (await (await response).json()) as Record<string, unknown>;
const redeem = (fundpass?: string) =>
  answer(page.post(REDEEM, { asset: 'USDT', amount: '10', ...(fundpass === undefined ? {} : { fundpass }) }, 'form'));
const held = async () => (await page.read(flexible.holdings, { asset: 'USDT' })).rows[0]?.currentAmount;

/** A real client over the sandbox, with a person who types these passwords in turn. */
function clientOf(typed: readonly (string | undefined)[]) {
  const asked: (string | undefined)[] = [];
  const client = createEarnClient({
    origin: 'http://127.0.0.1',
    fetch: (url, init) => page.fetch(url instanceof URL ? url.href : (url as string), init),
    delay: async () => undefined,
    onFundingPassword: async ({ message }) => {
      asked.push(message);
      return typed[asked.length - 1];
    },
  });
  const order = { asset: 'USDT', amount: decimal('10'), currentAmount: undefined, lentAmount: undefined };
  const outcome = (): Promise<EarnError | 'done' | undefined> =>
    client.call(flexible.redeem, order).then(() => 'done' as const, earnErrorOf);
  return { asked, outcome };
}

test('each movement of money asks, every time, in each of the three ways exchanges do (SH-31 to SH-33)', async () => {
  const before = await held();
  expect(await answer(page.post(flexible.subscribe.path, { asset: 'USDT', amount: '5', rateYear: '0.0001' }, 'form'))).toMatchObject({
    code: 101,
  });
  expect(await redeem()).toMatchObject({ code: 10010111 });
  expect(await answer(page.post(flexible.cancelRedemption.path, { asset: 'USDT', amount: '5' }, 'form'))).toMatchObject({
    code: -1,
    require_fundpass: 1,
  });
  expect(await held()).toBe(before);
  expect(await redeem(PASSWORD)).toMatchObject({ code: 0 });
  expect(await redeem()).toMatchObject({ code: 10010111 });
});

test('wrong ones are counted down, then none is taken for 15 minutes of sandbox time; nothing moves (A01, SH-34, SH-37)', async () => {
  const before = await held();
  const message: unknown[] = [];
  for (let attempt = 1; attempt <= 5; attempt += 1) message.push(Object.values(await redeem(`wrong-${attempt}`)).slice(0, 2));
  expect(message).toEqual([
    [10010106, 'The funding password is wrong. 4 attempts are left.'],
    [10010106, 'The funding password is wrong. 3 attempts are left.'],
    [10010106, 'The funding password is wrong. 2 attempts are left.'],
    [10010106, 'The funding password is wrong. 1 attempt is left.'],
    [10010112, 'The funding password was wrong too often. Try again in 15 minutes.'],
  ]);
  expect(await redeem(PASSWORD)).toMatchObject({ code: 10010112 });
  expect(await redeem()).toMatchObject({ code: 10010112 });
  await page.advance(14 * 60 + 30);
  expect(await redeem(PASSWORD)).toMatchObject({ code: 10010112, msg: expect.stringContaining('in 1 minute.') });
  expect(await held()).toBe(before);
  await page.advance(30);
  expect(await redeem(PASSWORD)).toMatchObject({ code: 0 });
});

test('the right one forgets the wrong ones; a refused order has not counted as wrong', async () => {
  for (let round = 0; round < 3; round += 1) {
    expect(await redeem('nope')).toMatchObject({ msg: expect.stringContaining('4 attempts') });
    expect(await answer(page.post(REDEEM, { asset: 'USDT', amount: '999999', fundpass: PASSWORD }, 'form'))).toMatchObject({ code: 30007 });
  }
});

test('guesses at once are counted one by one, and no more than five are heard', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => redeem(`guess-${index}`)));
  const codes = answers.map(({ code }) => code);
  expect(codes.filter((code) => code === 10010106)).toHaveLength(4);
  expect(codes.filter((code) => code === 10010112)).toHaveLength(8);
});

test('through the client: the prompt stays open with the attempts left, and the same order goes on with the right one', async () => {
  const before = await held();
  const { asked, outcome } = clientOf(['1', '2', PASSWORD]);
  expect(await outcome()).toBe('done');
  expect(asked).toEqual([
    'Enter your funding password.',
    'The funding password is wrong. 4 attempts are left.',
    'The funding password is wrong. 3 attempts are left.',
  ]);
  expect((await page.read(flexible.holdings, { asset: 'USDT' })).rows[0]?.redeemingAmount).toBeDefined();
  expect(await held()).not.toBe(before);
});

test('through the client: closing the prompt moves nothing; what no prompt mends stops with the exchange’s words (SH-35, SH-36)', async () => {
  const before = await held();
  expect(await clientOf([undefined]).outcome()).toMatchObject({ kind: 'cancelled' });
  for (const [state, reason] of [
    ['not-set', 'not-set'],
    ['fingerprint', 'fingerprint'],
  ]) {
    await page.post('/sandbox/events', { event: 'funding-password', state });
    const { asked, outcome } = clientOf([PASSWORD]);
    expect(await outcome()).toMatchObject({ kind: 'funding-password', reason, message: expect.any(String) });
    expect(asked).toEqual([]);
  }
  await page.post('/sandbox/events', { event: 'funding-password', state: 'on' });
  const { asked, outcome } = clientOf(['1', '2', '3', '4', '5', PASSWORD]);
  expect(await outcome()).toMatchObject({ kind: 'funding-password', reason: 'too-often' });
  expect(asked).toHaveLength(5);
  expect(await held()).toBe(before);
  await page.post('/sandbox/events', { event: 'funding-password', state: 'off' });
  expect(await clientOf([]).outcome()).toBe('done');
});

test('nothing that can be read here holds the password or its hash', async () => {
  await redeem('c4n4ry-wrong');
  await redeem(PASSWORD);
  const does = { event: 'funding-password', state: 'on', password: 'c4n4ry-next' };
  const set = await page.post('/sandbox/faults', { path: REDEEM, kind: 'meanwhile', times: 1, does });
  expect(await set.text()).not.toContain('c4n4ry');
  for (const path of ['/sandbox/state', '/sandbox/faults', '/sandbox/ledger', '/sandbox/wallet']) {
    const text = await (await page.fetch(path)).text();
    expect(text, path).not.toMatch(/246813|c4n4ry|fundingPassword|funding_password/);
  }
  expect(await redeem('c4n4ry-next'), 'it is set all the same').toMatchObject({ code: 0 });
});
