import { describe, expect, it, vi } from 'vitest';
import * as account from '../contract/account.ts';
import { decimal } from '../decimal.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { createEarnClient } from './createEarnClient.ts';
import { type EarnError, earnErrorOf } from '../EarnError.ts';
import { type AskFundingPassword, MAX_FUNDING_PASSWORD_PROMPTS } from './fundingPassword.ts';

const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);

/** A client whose exchange gives these answers in turn, and its redemption. */
function redeeming(answers: readonly object[], ask?: AskFundingPassword, status = 200) {
  const sent: string[] = [];
  const fetch: typeof globalThis.fetch = async (_url, init) => {
    sent.push(typeof init?.body === 'string' ? init.body : '');
    return new Response(JSON.stringify(answers[Math.min(sent.length, answers.length) - 1]), { status: sent.length === 1 ? status : 200 });
  };
  const client = createEarnClient({ origin: 'https://exchange.example', fetch, ...(ask ? { onFundingPassword: ask } : {}) });
  const redeem = (signal?: AbortSignal) =>
    client.call(
      flexible.redeem,
      { asset: 'USDT', amount: decimal('5'), currentAmount: decimal('10'), lentAmount: undefined },
      signal ? { signal } : {},
    );
  return { client, sent, redeem };
}
const plain = 'asset=USDT&amount=5&curr_amount=10';
const done = { code: 0, data: { asset: 'USDT', amount: '5' } };

describe('funding password (SH-31 to SH-38, AMB-004)', () => {
  it.each([
    ['101', { code: 101 }],
    ['10010111', { code: '10010111' }],
    ['the flag', { code: 1, require_fundpass: 1 }],
    ['the flag with success', { code: 0, require_fundpass: true }],
    ['the flag in data', { code: 0, data: { require_fundpass: '1' } }],
    ['any other way to write it', { code: 0, data: { require_fundpass: 2 } }],
  ])('%s: asks, and sends the same call with it', async (_name, first) => {
    const ask = vi.fn<AskFundingPassword>(async () => 's3cret&=');
    const { redeem, sent } = redeeming([{ ...first, msg: 'password please' }, done], ask);
    expect(await redeem()).toEqual({ asset: 'USDT', amount: '5' });
    expect(ask).toHaveBeenCalledExactlyOnceWith({
      call: 'flexible.redeem',
      message: 'password please',
      attempt: 1,
      over: expect.any(Promise) as Promise<void>,
    });
    expect(sent).toEqual([plain, `${plain}&fundpass=s3cret%26%3D`]);
  });

  it.each([
    { code: 0, require_fundpass: 0 },
    { code: 0, require_fundpass: false },
    { code: 0, require_fundpass: 'N' },
    { code: 0, data: { require_fundpass: '0.0' } },
    { code: 0, require_fundpass: '' },
    { code: 0, data: { require_fundpass: '0' } },
    { code: 0, require_fundpass: 'false', data: { require_fundpass: null } },
  ])('a flag that is off asks nothing: %j', async (answer) => {
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    await redeeming([answer], ask).redeem();
    expect(ask).not.toHaveBeenCalled();
  });

  it('given a wrong password, then it asks again with the exchange’s text', async () => {
    const ask = vi.fn<AskFundingPassword>().mockResolvedValueOnce('wrong').mockResolvedValueOnce('right');
    const { redeem, sent } = redeeming([{ code: 101 }, { code: 10010106, message: 'wrong, 4 left' }, done], ask);
    await redeem();
    expect(ask.mock.calls.map(([request]) => [request.message, request.attempt])).toEqual([
      [undefined, 1],
      ['wrong, 4 left', 2],
    ]);
    expect(sent).toEqual([plain, `${plain}&fundpass=wrong`, `${plain}&fundpass=right`]);
  });

  it('resolves `over` for every prompt of a call when the call ends, and not before (AMB-004)', async () => {
    const seen = new Set<Promise<void>>();
    const steps: string[] = [];
    const ask = vi.fn<AskFundingPassword>(async ({ attempt, over }) => {
      if (!seen.has(over)) void over.then(() => steps.push('over'));
      seen.add(over);
      steps.push(`asked ${attempt}`);
      return 'x';
    });
    await redeeming([{ code: 101 }, { code: 10010106 }, done], ask).redeem();
    expect(seen.size, 'one promise for one call').toBe(1);
    expect(steps).toEqual(['asked 1', 'asked 2', 'over']);
    const closed = redeeming([{ code: 101 }], async ({ over }) => {
      void over.then(() => steps.push('closed'));
      return undefined;
    });
    await reasonOf(closed.redeem());
    expect(steps.at(-1)).toBe('closed');
  });

  it.each([
    [10010107, 'not-set'],
    [10010108, 'fingerprint'],
    [10010112, 'too-often'],
  ] as const)('%s stops with what the exchange said', async (code, reason) => {
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    const { redeem } = redeeming([{ code, message: 'said', require_fundpass: 1 }], ask);
    expect(await reasonOf(redeem())).toEqual({
      kind: 'funding-password',
      call: 'flexible.redeem',
      code: String(code),
      reason,
      message: 'said',
    });
    expect(ask).not.toHaveBeenCalled();
    const later = redeeming([{ code: 101 }, { code, message: 'said' }], ask);
    expect(await reasonOf(later.redeem())).toMatchObject({ kind: 'funding-password', reason });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, ''])('given a prompt that is closed, then the call is cancelled', async (password) => {
    const { redeem, sent } = redeeming([{ code: 101 }, done], async () => password);
    expect(await reasonOf(redeem())).toEqual({ kind: 'cancelled', call: 'flexible.redeem' });
    expect(sent).toEqual([plain]);
  });

  it('given a prompt that fails or a caller who aborts during it, then the call is cancelled', async () => {
    const failing = redeeming([{ code: 101 }, done], async () => {
      throw new Error('closed');
    });
    expect(await reasonOf(failing.redeem())).toEqual({ kind: 'cancelled', call: 'flexible.redeem' });
    const controller = new AbortController();
    const waiting = redeeming([{ code: 101 }, done], () => {
      controller.abort();
      return new Promise(() => undefined);
    });
    expect(await reasonOf(waiting.redeem(controller.signal))).toEqual({ kind: 'cancelled', call: 'flexible.redeem' });
  });

  it('given an HTTP 4xx that asks for the password, then it asks, at most the maximum number of times', async () => {
    const { redeem } = redeeming([{ code: 10010111 }, done], async () => 'x', 400);
    expect(await redeem()).toEqual({ asset: 'USDT', amount: '5' });
    const ask = vi.fn<AskFundingPassword>(async () => 'wrong');
    const { redeem: endless } = redeeming([{ code: 10010106, message: 'wrong' }], ask);
    expect(await reasonOf(endless())).toEqual({ kind: 'business', call: 'flexible.redeem', code: '10010106', message: 'wrong' });
    expect(ask).toHaveBeenCalledTimes(MAX_FUNDING_PASSWORD_PROMPTS);
  });

  it('given a write whose fields are in its URL, when the exchange asks for the password, then nobody is asked, and it is sent once', async () => {
    const ask = vi.fn<AskFundingPassword>(async () => 's3cret');
    const { client, sent } = redeeming([{ code: 101, msg: 'password please' }, done], ask);
    const inUrl = { ...flexible.redeem, encoding: 'query' as const };
    const input = { asset: 'USDT', amount: decimal('5'), currentAmount: undefined, lentAmount: undefined };
    expect(await reasonOf(client.call(inUrl, input))).toMatchObject({ kind: 'business', code: '101' });
    expect([ask.mock.calls.length, sent.length]).toEqual([0, 1]);
  });

  it('given no prompt, then the call fails with a business error; a password is never put into a URL', async () => {
    expect(await reasonOf(redeeming([{ code: 101, message: 'said' }]).redeem())).toEqual({
      kind: 'business',
      call: 'flexible.redeem',
      code: '101',
      message: 'said',
    });
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    const { client } = redeeming([{ code: 101 }], ask);
    expect(await reasonOf(client.call(account.vip, undefined))).toMatchObject({ kind: 'business', code: '101' });
    expect(ask).not.toHaveBeenCalled();
  });

  const balances = { code: 0, data: [{ asset: 'USDT', lend_earn_available: '5' }] };
  it.each([
    ['in its data', { data: { list: balances.data, total: 1, require_fundpass: 1 } }],
    ['beside its data', { require_fundpass: true }],
  ])('given a read that succeeds with the flag %s, then its data stays and nobody is asked (AMB-151)', async (_place, flagged) => {
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    const { client, sent } = redeeming([{ ...balances, ...flagged }], ask);
    const { rows } = await client.call(account.balances, { assets: ['USDT'] });
    expect(rows).toMatchObject([{ asset: 'USDT', lendEarnAvailable: '5' }]);
    const { rows: coins } = await client.call(flexible.market, undefined);
    expect(coins).toMatchObject([{ asset: 'USDT' }]);
    expect(ask).not.toHaveBeenCalled();
    expect(sent).toHaveLength(2);
  });

  it('given a read that is refused with HTTP 403 and the flag, then it fails and nobody is asked (AMB-151)', async () => {
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    const { client } = redeeming([{ ...balances, require_fundpass: 1, message: 'said' }], ask, 403);
    expect(await reasonOf(client.call(account.balances, { assets: ['USDT'] }))).toMatchObject({
      kind: 'http',
      status: 403,
      message: 'said',
    });
    expect(ask).not.toHaveBeenCalled();
  });

  it('given a session that has ended, then a login is asked for, whatever the flag in the answer is', async () => {
    const ask = vi.fn<AskFundingPassword>(async () => 'x');
    expect(await reasonOf(redeeming([{ code: 401, require_fundpass: 1 }], ask).redeem())).toMatchObject({ kind: 'login-needed' });
    expect(ask).not.toHaveBeenCalled();
  });

  it.each<[string, () => Response | Promise<Response>]>([
    ['a refusal', () => new Response('{"code":7,"message":"refused"}')],
    ['a stop', () => new Response('{"code":10010112,"message":"wait"}')],
    ['a gateway', () => new Response('<h1>502</h1>', { status: 502 })],
    ['an answer cut off', () => new Response('{"code":')],
    ['a lost answer', () => Promise.reject(new TypeError('fetch failed'))],
    ['success', () => new Response('{"code":0,"data":null}')],
  ])('stands in one body and nowhere else after %s: no address, header, failure or log (S08)', async (_name, answer) => {
    const canary = 'c4n4ry-P4ss!';
    const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) => vi.spyOn(console, level));
    const sent: (readonly [address: string, headers: string, body: unknown])[] = [];
    const fetch: typeof globalThis.fetch = async (url, init) => {
      sent.push([url instanceof URL ? url.href : JSON.stringify(url), JSON.stringify(init?.headers), init?.body]);
      return sent.length === 1 ? new Response('{"code":101,"message":"password please"}') : answer();
    };
    const reported: unknown[] = [];
    const client = createEarnClient({
      origin: 'https://exchange.example',
      fetch,
      onFundingPassword: async () => canary,
      onLoginNeeded: () => reported.push('login'),
      onUnreadable: (report) => reported.push(report),
    });
    const input = { asset: 'USDT', amount: decimal('5'), currentAmount: undefined, lentAmount: undefined };
    const outcome: unknown = await client.call(flexible.redeem, input).catch((thrown: unknown) => thrown);
    const withCause = outcome instanceof Error ? [outcome.stack, outcome.cause, earnErrorOf(outcome)] : [];
    const bodies = sent.map(([, , body]) => String(body));
    expect(bodies.filter((body) => body.includes('c4n4ry'))).toHaveLength(1);
    const everythingElse = JSON.stringify([
      outcome,
      String(outcome),
      withCause.map(String),
      reported,
      input,
      sent.map(([url, headers]) => [url, headers]),
    ]);
    expect(everythingElse).not.toContain('c4n4ry');
    for (const level of logged) {
      expect(level).not.toHaveBeenCalled();
      level.mockRestore();
    }
  });

  it('is stored nowhere: the next call asks again, and no failure contains it', async () => {
    const ask = vi.fn<AskFundingPassword>(async () => 'hunter2');
    const { redeem, sent } = redeeming([{ code: 101 }, { code: 5, message: 'refused' }, { code: 0, data: null }], ask);
    const failure: unknown = await redeem().catch((thrown: unknown) => thrown);
    expect(JSON.stringify([failure, String(failure)])).not.toContain('hunter2');
    await redeem();
    expect(sent[2]).toBe(plain);
  });
});
