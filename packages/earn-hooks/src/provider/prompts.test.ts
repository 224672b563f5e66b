import * as account from '@earnkit/core/account/contract';
import { decimal, earnErrorOf } from '@earnkit/core';
import { createEarnClient } from '@earnkit/core/client';
import { flexible } from '@earnkit/core/simple-earn/contract';
import { browserOf, type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEarnPrompts, type EarnPrompts, type FundingPasswordQuestion } from './prompts.ts';

/*
 * What a client asks of a person, over HTTP at the exchange in a box: the person of the world `password`, who moves money
 * with 246813 only.
 */
const PASSWORD = '246813';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

/** Somebody with a client, and what their screen shows. */
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

test('the same call goes on with the password, and the question goes with the answer (SH-31, SH-32, SH-38)', async () => {
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
  expect(Number(await held())).toBeLessThan(Number(before));
  const subscribed = subscribe('10');
  (await asked(prompts)).answer(PASSWORD);
  expect(await subscribed).toBe('done');
});

test('a wrong one keeps the question open with the words of the exchange; five lock, and the call ends (A01, SH-34, SH-37, AMB-004)', async () => {
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
  // the lock is over for the tests that follow
  expect((await page.post('/sandbox/clock', { advanceSeconds: 901 })).ok).toBe(true);
});

test('giving up ends the call without a word, and nothing moved (AMB-004)', async () => {
  const { prompts, redeem, held } = await person('password');
  look(prompts);
  const before = await held();
  const outcome = redeem('10');
  (await asked(prompts)).cancel();
  expect(await outcome).toEqual({ kind: 'cancelled', call: 'flexible.redeem' });
  await gone(prompts);
  expect(await held()).toBe(before);
});

test('two writes at once are asked about one after the other (SH-38)', async () => {
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

test('another person is asked nothing of the one before, not even when their password was wrong (A06)', async () => {
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

test('where no screen asks, a call is given up rather than waiting for ever', async () => {
  const { prompts, redeem } = await person('password');
  expect(await redeem('10')).toMatchObject({ kind: 'cancelled' });
  look(prompts);
  const outcome = redeem('10');
  await asked(prompts);
  stop();
  expect(await outcome).toMatchObject({ kind: 'cancelled' });
});

test('five calls of a session that is over ask to sign in once (SH-41, AMB-012, API-01)', async () => {
  const { prompts, client, page } = await person('saver');
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
