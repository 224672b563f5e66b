import { afterEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { type Answer, type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import { decimal } from '../decimal.ts';
import * as account from '../contract/account.ts';
import * as autoEarn from '../contract/simple-earn/autoEarn.ts';
import * as flexible from '../contract/simple-earn/flexible.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClientOptions } from './EarnClient.ts';
import { type EarnError, earnErrorOf } from '../EarnError.ts';
import { type SuccessCodes, endpoint } from '../endpoint/endpoint.ts';

const servers: TestServer[] = [];
const serve = async (answer: Answer): Promise<TestServer> => {
  const server = await startTestServer(answer);
  servers.push(server);
  return server;
};
const clientOf = (server: TestServer, options: EarnClientOptions = {}) =>
  createEarnClient({ origin: server.origin, delay: async () => undefined, ...options });
const reasonOf = (promise: Promise<unknown>): Promise<EarnError | undefined> => promise.then(() => undefined, earnErrorOf);

const anything = (success: SuccessCodes = 'zero-or-200') =>
  endpoint({
    name: 'test.write',
    method: 'POST',
    path: '/write',
    success,
    request: v.record(v.string(), v.unknown()),
    encode: (fields: object) => ({ ...fields }),
    data: v.unknown(),
  });

afterEach(async () => {
  vi.unstubAllGlobals();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('what is sent', () => {
  it('sends a write as a form (SH-42)', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: null }));
    await clientOf(server).call(flexible.subscribe, { asset: 'USDT', amount: decimal('10.5'), minAprFraction: '0.0500' });
    expect(server.seen[0]).toMatchObject({
      method: 'POST',
      path: '/apiw/v2/uni-loan/earn/subscribe',
      body: 'asset=USDT&amount=10.5&rateYear=0.0500',
    });
    expect(server.seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded');
  });

  it('sends JSON when the call is declared with it', async () => {
    const server = await serve((_request, response) => json(response, { code: 200, data: [] }));
    await clientOf(server).call(account.balances, { assets: ['USDT', 'BTC'] });
    expect(server.seen[0]?.body).toBe('{"assets":["USDT","BTC"]}');
    expect(server.seen[0]?.headers['content-type']).toBe('application/json');
  });

  it('sends a read in the query, escaped, without the empty fields (SH-47)', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { list: [], total: 0 } }));
    await clientOf(server).call(flexible.holdings, { page: 2, limit: 10, asset: 'A&B=1 ü' });
    await clientOf(server).call(flexible.holdings, { page: 1, asset: '' });
    expect(Object.fromEntries(server.seen[0]?.query ?? [])).toEqual({ page: '2', limit: '10', asset: 'A&B=1 ü' });
    expect(Object.fromEntries(server.seen[1]?.query ?? [])).toEqual({ page: '1' });
    expect(server.seen[0]?.body).toBe('');
  });

  it('fills the fields of the path and removes them from the payload; a host can set another path', async () => {
    const server = await serve((_request, response) => json(response, { code: 0 }));
    const put = endpoint({
      name: 'fixed.setReinvest',
      method: 'PUT',
      path: '/orders/{order_id}',
      request: v.record(v.string(), v.unknown()),
      encode: (fields: object) => ({ ...fields }),
      data: v.unknown(),
    });
    await clientOf(server).call(put, { order_id: 'a/../b?', status: 0 });
    await clientOf(server, { paths: { 'fixed.setReinvest': '/mine/{order_id}' } }).call(put, { order_id: 7, status: 1 });
    expect(server.seen.map(({ method, path, body }) => [method, path, body])).toEqual([
      ['PUT', '/orders/a%2F..%2Fb%3F', 'status=0'],
      ['PUT', '/mine/7', 'status=1'],
    ]);
    for (const order_id of ['..', '.', '', undefined]) {
      expect(await reasonOf(clientOf(server).call(put, { order_id }))).toEqual({
        kind: 'contract',
        call: 'fixed.setReinvest',
        field: 'order_id',
        problem: 'is missing in the path',
      });
    }
    expect(server.seen).toHaveLength(2);
  });

  it('never caches, sends cookies, and does not follow redirects of a write', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"code":0,"data":null}'));
    const client = createEarnClient({ origin: 'https://exchange.example', fetch });
    await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
    expect(fetch.mock.calls[0]?.[1]).toMatchObject({ credentials: 'include', cache: 'no-store', redirect: 'manual' });
  });

  it('given no page, when a client is made without an origin, then its first call rejects and sends nothing', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>();
    const client = createEarnClient({ fetch });
    await expect(client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true })).rejects.toThrow(TypeError);
    expect(fetch).not.toHaveBeenCalled();
  });

  it('given a client that was made before there was a page, when it calls, then it calls the origin of the page', async () => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"code":0,"data":null}'));
    const client = createEarnClient({ fetch });
    vi.stubGlobal('location', { origin: 'https://exchange.example' });
    await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
    expect(fetch.mock.calls[0]?.[0]).toMatchObject({ origin: 'https://exchange.example' });
  });

  it('refuses an origin with a path', () => {
    expect(() => createEarnClient({ origin: 'https://exchange.example/api' })).toThrow(TypeError);
  });
});

describe('csrf (SH-43, AMB-002)', () => {
  const sentHeaders = async (options: EarnClientOptions): Promise<Headers> => {
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"code":0,"data":null}'));
    await createEarnClient({ origin: 'https://exchange.example', fetch, ...options }).call(autoEarn.setAutoEarn, {
      asset: 'USDT',
      on: true,
    });
    return new Headers(fetch.mock.calls[0]?.[1]?.headers);
  };
  const page = (origin: string, cookie: string): void => {
    vi.stubGlobal('location', { origin });
    vi.stubGlobal('document', { cookie });
  };

  it("sends the cookie of the page as a header to the page's own origin", async () => {
    page('https://exchange.example', 'a=1; csrftoken=t%2D0k; xcsrftoken=no');
    expect((await sentHeaders({})).get('csrftoken')).toBe('t-0k');
  });

  it('keeps the token from every other origin', async () => {
    page('https://other.example', 'csrftoken=secret');
    expect([...(await sentHeaders({})).values()].join()).not.toContain('secret');
  });

  it('accepts other names, and cookies outside a page', async () => {
    const headers = await sentHeaders({ csrf: { cookieName: 'xsrf', headerName: 'X-Xsrf', cookies: () => 'csrftoken=no; xsrf=yes' } });
    expect(headers.get('x-xsrf')).toBe('yes');
    expect(headers.has('csrftoken')).toBe(false);
  });

  it('reads the cookie each time and drops a value that is not valid in a header', async () => {
    let cookies = 'csrftoken=one';
    const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response('{"code":0,"data":null}'));
    const client = createEarnClient({ origin: 'https://exchange.example', fetch, csrf: { cookies: () => cookies } });
    const sent: (string | null)[] = [];
    for (cookies of ['csrftoken=one', 'csrftoken=two', 'csrftoken=a%0d%0ab', '']) {
      await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
      sent.push(new Headers(fetch.mock.lastCall?.[1]?.headers).get('csrftoken'));
    }
    expect(sent).toEqual(['one', 'two', null, null]);
  });
});

describe('a csrf token that changes', () => {
  const refused = async (
    next: readonly string[],
  ): Promise<{ readonly sent: readonly (string | undefined)[]; readonly reason: EarnError | undefined }> => {
    let cookies = 'csrftoken=old';
    const server = await serve((request, response, count) => {
      cookies = next[count - 1] ?? cookies;
      if (request.headers['csrftoken'] === 'good') json(response, { code: 0, data: null });
      else json(response, { code: 403, message: 'csrf' }, 403);
    });
    const reason = await reasonOf(
      clientOf(server, { csrf: { cookies: () => cookies } }).call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }),
    );
    return { sent: server.seen.map((request) => request.headers['csrftoken']?.toString()), reason };
  };

  it('sends a refused call again with the new token', async () => {
    expect(await refused(['csrftoken=good'])).toEqual({ sent: ['old', 'good'], reason: undefined });
  });

  it('sends it again only once, and not with the refused token or without one', async () => {
    const reason = { kind: 'http', call: 'autoEarn.set', status: 403, message: 'csrf', retryAfterSeconds: undefined };
    expect(await refused(['csrftoken=second', 'csrftoken=good'])).toEqual({ sent: ['old', 'second'], reason });
    expect(await refused([])).toEqual({ sent: ['old'], reason });
    expect(await refused([''])).toEqual({ sent: ['old'], reason });
  });
});

describe('what an answer means (SH-39, SH-40, SH-46, AMB-001, AMB-007)', () => {
  const cases: readonly [SuccessCodes, unknown, boolean][] = [
    ['zero-or-200', 0, true],
    ['zero-or-200', 200, true],
    ['zero-or-200', '0', true],
    ['zero-or-200', '200', true],
    ['zero-or-200', -1, false],
    ['zero-or-200', 1, false],
    ['only-200', 200, true],
    ['only-200', '200', true],
    ['only-200', 0, false],
    ['only-zero', 0, true],
    ['only-zero', 200, false],
  ];
  it.each(cases)('%s: code %j is success: %s', async (success, code, accepted) => {
    const server = await serve((_request, response) => json(response, { code, message: 'said', data: null }));
    const reason = await reasonOf(clientOf(server).call(anything(success), {}));
    expect(reason).toEqual(accepted ? undefined : { kind: 'business', call: 'test.write', code: String(code), message: 'said' });
  });

  it.each([
    [{ code: 5, message: 'a', msg: 'b' }, 'a'],
    [{ code: 5, msg: 'b' }, 'b'],
    [{ code: 5, message: '', msg: 'b' }, 'b'],
    [{ code: 5, message: null, msg: '<b>b</b>' }, '<b>b</b>'],
    [{ code: 5, message: { odd: 1 } }, undefined],
    [{ code: 5 }, undefined],
  ])('reads the message of %j', async (body, message) => {
    const server = await serve((_request, response) => json(response, body));
    expect(await reasonOf(clientOf(server).call(anything(), {}))).toEqual({ kind: 'business', call: 'test.write', code: '5', message });
  });

  it('keeps every digit of numbers', async () => {
    const server = await serve((_request, response) =>
      json(
        response,
        '{"code":0,"data":[{"asset":"BTC","lend_earn_available":123456789012345678.123456789012345678,"available":1e-8,"outable":0.1}]}',
      ),
    );
    const { rows } = await clientOf(server).call(account.balances, { assets: ['BTC'] });
    expect(rows[0]).toMatchObject({ lendEarnAvailable: '123456789012345678.123456789012345678', available: '0.00000001', outable: '0.1' });
  });

  it('leaves out an unreadable row and reports its position, never its contents', async () => {
    const server = await serve((_request, response) =>
      json(response, { code: 0, data: [{ asset: 'BTC' }, { asset: { secret: 'x' } }, 7, { asset: 'ETH' }] }),
    );
    const onUnreadable = vi.fn();
    const { rows, unreadable } = await clientOf(server, { onUnreadable }).call(account.balances, { assets: ['BTC'] });
    expect(rows.map((row) => row.asset)).toEqual(['BTC', 'ETH']);
    expect(unreadable.map(({ index, field }) => [index, field])).toEqual([
      [1, 'asset'],
      [2, ''],
    ]);
    expect(onUnreadable).toHaveBeenCalledExactlyOnceWith({ call: 'account.balances', rows: unreadable, figures: [] });
    expect(JSON.stringify(unreadable)).not.toContain('secret');
  });

  it('reports the call and the field when an answer breaks its contract', async () => {
    const server = await serve((_request, response) => json(response, { code: 0, data: { tier: 'another' } }));
    const reason = await reasonOf(clientOf(server).call(account.vip, undefined));
    expect(reason).toMatchObject({ kind: 'contract', call: 'account.vip', field: 'data.tier' });
    expect(JSON.stringify(reason)).not.toContain('another');
  });
});
