import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestServer, json, startTestServer } from '../../../../tooling/testServer.ts';
import { createEarnAdapter } from '../adapter/createEarnAdapter.ts';
import * as account from '../contract/account.ts';
import * as autoEarn from '../contract/simple-earn/autoEarn.ts';
import { type EarnError, earnErrorOf } from '../EarnError.ts';
import { createEarnClient } from './createEarnClient.ts';
import type { EarnClientOptions } from './EarnClient.ts';

/*
 * Another page of the host, or one of a parent domain, can set a cookie of the same name beside that of the exchange.
 */

const servers: TestServer[] = [];
const uncaught: string[] = [];
beforeEach(() => {
  uncaught.length = 0;
  const queue = globalThis.queueMicrotask.bind(globalThis);
  // What is told to the developer is thrown there, as an uncaught error.
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((run) =>
    queue(() => {
      try {
        run();
      } catch (thrown) {
        uncaught.push(String(thrown));
      }
    }),
  );
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const ways = {
  'the client': (options: EarnClientOptions) => createEarnClient(options),
  'a handler of an adapter': (options: EarnClientOptions) =>
    createEarnAdapter(
      {
        'autoEarn.set': async (_input, { fetch }) => {
          const { status } = await fetch('/set', { method: 'POST' });
          if (status !== 200) throw new Error(String(status));
        },
      },
      {
        ...options,
        errorOf: (thrown) => ({
          kind: 'http',
          status: Number((thrown as Error).message),
          message: undefined,
          retryAfterSeconds: undefined,
        }),
      },
    ),
};

describe.each(Object.entries(ways))('%s', (_name, create) => {
  /** Writes with these cookies to an exchange that accepts the token `good`, and later `renewed`. */
  const writing = async (cookies: string, answer: (token: string | undefined) => number = (token) => (token === 'good' ? 200 : 403)) => {
    const page = { cookies };
    const server = await startTestServer(({ headers, method }, response) => {
      const status = method === 'GET' ? 200 : answer(headers['csrftoken']?.toString());
      json(response, status === 200 ? { code: 0, data: method === 'GET' ? { tier: 1 } : null } : { code: 403 }, status);
    });
    servers.push(server);
    const client = create({ origin: server.origin, delay: async () => undefined, csrf: { cookies: () => page.cookies } });
    const write = (): Promise<EarnError | undefined> =>
      client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true }).then(() => undefined, earnErrorOf);
    let told = 0;
    const sent = () => {
      const before = told;
      told = server.seen.length;
      return server.seen.slice(before).map(({ headers }) => headers['csrftoken']);
    };
    return { page, client, write, sent };
  };

  it.each(['csrftoken=foreign; csrftoken=good', 'csrftoken=foreign; a=1; csrftoken=foreign; csrftoken=other; csrftoken=good'])(
    'finds the token that the exchange accepts in %j, and sends that one from then on',
    async (cookies) => {
      const { write, sent } = await writing(cookies);
      expect(await write()).toBeUndefined();
      expect(sent().at(-1)).toBe('good');
      expect([await write(), sent()]).toEqual([undefined, ['good']]);
    },
  );

  it('does not take a read for proof that a token is accepted', async () => {
    const { client, write, sent } = await writing('csrftoken=foreign; csrftoken=good');
    await client.call(account.vip, undefined);
    expect(await write()).toBeUndefined();
    expect(sent()).toEqual(['foreign', 'foreign', 'good']);
  });

  it('sends the accepted token no more once the page does not have it', async () => {
    const { page, write, sent } = await writing('csrftoken=foreign; csrftoken=good', (token) => (token === 'foreign' ? 403 : 200));
    await write();
    page.cookies = 'csrftoken=foreign; csrftoken=renewed';
    sent();
    expect([await write(), sent()]).toEqual([undefined, ['foreign', 'renewed']]);
  });

  it('prefers a token that came with the refusal', async () => {
    const { page, write, sent } = await writing('csrftoken=foreign; csrftoken=old', (token) => {
      page.cookies = 'csrftoken=foreign; csrftoken=good';
      return token === 'good' ? 200 : 403;
    });
    expect([await write(), sent()]).toEqual([undefined, ['foreign', 'good']]);
  });

  it('sends each of two writes with an accepted token', async () => {
    const { write, sent } = await writing('csrftoken=foreign; csrftoken=other; csrftoken=good');
    expect(await Promise.all([write(), write()])).toEqual([undefined, undefined]);
    expect(sent().filter((token) => token === 'good')).toHaveLength(2);
  });

  it('gives up after 8 tokens', async () => {
    const { write, sent } = await writing(Array.from({ length: 30 }, (_, index) => `csrftoken=${index}`).join(';'));
    expect(await write()).toMatchObject({ kind: 'http', status: 403 });
    expect(sent()).toHaveLength(8);
  });

  it('sends nothing again after any other answer', async () => {
    const { write, sent } = await writing('csrftoken=foreign; csrftoken=good', () => 422);
    expect(await write()).toMatchObject({ kind: 'http', status: 422 });
    expect(sent()).toEqual(['foreign']);
  });

  it('tells the developer once where the exchange accepts none of several', async () => {
    const { write } = await writing('csrftoken=foreign; csrftoken=other');
    expect(await write()).toMatchObject({ kind: 'http', status: 403 });
    await write();
    expect(uncaught).toEqual([expect.stringMatching(/^Error: EK028: .*csrftoken.*docs\/errors\.md#ek028$/)]);
  });

  it('tells nothing where there is one token, or where one of several is accepted', async () => {
    await (await writing('csrftoken=foreign')).write();
    await (await writing('csrftoken=foreign; csrftoken=good')).write();
    expect(uncaught).toEqual([]);
  });
});

it('a handler that sends several requests begins each with a token that the exchange may accept', async () => {
  const server = await startTestServer(({ headers }, response) => json(response, {}, headers['csrftoken'] === 'good' ? 200 : 403));
  servers.push(server);
  const client = createEarnAdapter(
    {
      'autoEarn.set': async (_input, { fetch }) => {
        for (const path of ['/one', '/two']) expect((await fetch(path, { method: 'POST' })).status).toBe(200);
      },
    },
    { origin: server.origin, csrf: { cookies: () => 'csrftoken=foreign; csrftoken=good' } },
  );
  await client.call(autoEarn.setAutoEarn, { asset: 'USDT', on: true });
  expect(server.seen.map(({ path, headers }) => `${path} ${String(headers['csrftoken'])}`)).toEqual([
    '/one foreign',
    '/one good',
    '/two good',
  ]);
});
