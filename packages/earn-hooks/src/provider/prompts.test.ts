import * as account from '@earnkit/core/account/contract';
import { compare, decimal, earnErrorOf } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { browserOf, type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEarnPrompts, type EarnPrompts, type FundingPasswordQuestion } from './prompts.ts';

/*
 * What a client asks a person, over HTTP at a sandbox. The person of the world `password` needs the funding password 246813.
 */
const PASSWORD = '246813';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

/** A person with a client, and the question on their screen. */
async function person(world: string) {
  const page = browserOf(fetch, served.origin);
  await page.login(world);
  const prompts = createEarnPrompts();
  const client = createEarnClient({
    origin: served.origin,
    fetch: (address, init) => page.fetch(address instanceof URL ? address.href : (address as string), init),
    isOnline: () => true,
    ...prompts.client,
  });
  const held = async (asset = 'USDT') => decimal((await client.call(flexible.holdings, { asset })).rows[0]?.currentAmount ?? '0');
  const redeem = (amount: string) =>
    client
      .call(flexible.redeem, { asset: 'USDT', amount: decimal(amount), currentAmount: undefined, lentAmount: undefined })
      .then(() => 'done', earnErrorOf);
  const subscribe = (amount: string) =>
    client.call(flexible.subscribe, { asset: 'USDT', amount: decimal(amount), minAprFraction: '0.0001' }).then(() => 'done', earnErrorOf);
  return { page, prompts, client, held, redeem, subscribe };
}

let stop: () => void = () => undefined;
beforeEach(() => () => stop());

/** Watches as a screen does. */
function look(prompts: EarnPrompts): void {
  stop = prompts.watchQuestion(() => undefined);
}

const asked = async (prompts: EarnPrompts, attempt = 1): Promise<FundingPasswordQuestion> =>
  vi.waitFor(() => {
    const question = prompts.question();
    if (question?.state !== 'asked' || question.attempt !== attempt) throw new Error('Nothing is asked yet');
    return question;
  });

const gone = (prompts: EarnPrompts) => vi.waitFor(() => expect(prompts.question()).toBeUndefined());

test('continues the same call with the password, and closes the question when the call is answered (SH-31, SH-32, SH-38)', async () => {
  const { prompts, redeem, held, subscribe } = await person('password');
  look(prompts);
  const before = await held();
  const outcome = redeem('10');
  const question = await asked(prompts);
  expect(question).toMatchObject({ call: 'flexible.redeem', message: 'Enter your funding password.' });
  question.answer(PASSWORD);
  expect(prompts.question()).toMatchObject({ id: question.id, state: 'checking' });
  expect(await outcome).toBe('done');
  await gone(prompts);
  expect(compare(await held(), before)).toBe(-1);
  const subscribed = subscribe('10');
  (await asked(prompts)).answer(PASSWORD);
  expect(await subscribed).toBe('done');
});

test('keeps the question open with the exchange’s text when the password is wrong, and ends the call when five lock it (A01, SH-34, SH-37, AMB-004)', async () => {
  const { prompts, redeem, held, page } = await person('password');
  look(prompts);
  const before = await held();
  const outcome = redeem('10');
  const { id } = await asked(prompts);
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const question = await asked(prompts, attempt);
    expect(question.id).toBe(id);
    if (attempt > 1) expect(question.message).toMatch(/^The funding password is wrong\. \d attempts? (is|are) left\.$/);
    question.answer('000000');
  }
  expect(await outcome).toMatchObject({ kind: 'funding-password', reason: 'too-often' });
  await gone(prompts);
  expect(await held()).toBe(before);
  // Ends the lock for the tests that follow.
  expect((await page.post('/sandbox/clock', { advanceSeconds: 901 })).ok).toBe(true);
});

test('ends the call without a notice or a transfer when the question is cancelled (AMB-004)', async () => {
  const { prompts, redeem, held } = await person('password');
  look(prompts);
  const before = await held();
  const outcome = redeem('10');
  (await asked(prompts)).cancel();
  expect(await outcome).toEqual({ kind: 'cancelled', call: 'flexible.redeem' });
  await gone(prompts);
  expect(await held()).toBe(before);
});

test('asks one question after the other when two writes need the password (SH-38)', async () => {
  const { prompts, redeem, subscribe } = await person('password');
  look(prompts);
  const [first, second] = [redeem('1'), subscribe('1')];
  const question = await asked(prompts);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(prompts.question()?.id, 'the second one waits').toBe(question.id);
  question.answer(PASSWORD);
  await vi.waitFor(() => expect(prompts.question()).toMatchObject({ state: 'asked' }));
  const next = await vi.waitFor(() => {
    const now = prompts.question();
    if (now === undefined || now.id === question.id) throw new Error('The second one is not asked yet');
    return now;
  });
  expect([question.call, next.call].sort()).toEqual(['flexible.redeem', 'flexible.subscribe']);
  next.answer(PASSWORD);
  expect(await Promise.all([first, second])).toEqual(['done', 'done']);
});

test('never shows a person’s question to another person, even after a wrong password (A06)', async () => {
  const { prompts, redeem } = await person('password');
  look(prompts);
  const waiting = redeem('10');
  await asked(prompts);
  prompts.cancelAll();
  expect(prompts.question()).toBeUndefined();
  expect(await waiting).toMatchObject({ kind: 'cancelled' });

  const underWay = redeem('10');
  (await asked(prompts)).answer('000000');
  prompts.cancelAll();
  expect(prompts.question()).toBeUndefined();
  expect(await underWay).toMatchObject({ kind: 'cancelled' });
  expect(prompts.question()).toBeUndefined();
});

test('cancels a call when no screen shows its question', async () => {
  const { prompts, redeem } = await person('password');
  expect(await redeem('10')).toMatchObject({ kind: 'cancelled' });
  look(prompts);
  const outcome = redeem('10');
  await asked(prompts);
  stop();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
});

test('asks to sign in once when five calls find the session over (SH-41, AMB-012, API-01)', async () => {
  const { prompts, client, page } = await person('us');
  const ask = vi.fn();
  const unwatch = prompts.watchLogin(ask);
  await page.post('/sandbox/logout', {});
  const calls = await Promise.all(
    Array.from({ length: 5 }, () => client.call(account.balances, { assets: ['USDT'] }).then(() => 'answered', earnErrorOf)),
  );
  expect(calls).toEqual(calls.map(() => ({ kind: 'login-needed', call: 'account.balances' })));
  expect(ask).toHaveBeenCalledTimes(1);
  unwatch();
});
