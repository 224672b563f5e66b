import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ServedSandbox, serveSandbox } from './serveSandbox.ts';

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

test('given an answer that sets several cookies, when it is served, then all of them arrive', async () => {
  const { headers } = await fetch(`${served.origin}/sandbox/state`);
  expect(headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])).toEqual(['session', 'csrftoken']);
});

test.each([['announced', 'x'.repeat(70_000)] as const, ['streamed', new Blob(['x'.repeat(70_000)]).stream()] as const])(
  'given a body that is too large and %s, when it is served, then it is refused and the next call is answered',
  async (_how, body) => {
    const first = await fetch(`${served.origin}/sandbox/state`);
    const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0] ?? '');
    const csrftoken = cookies.find((cookie) => cookie.startsWith('csrftoken='))?.slice('csrftoken='.length) ?? '';
    const refused = await fetch(`${served.origin}/sandbox/login`, {
      method: 'POST',
      headers: { cookie: cookies.join('; '), csrftoken, origin: served.origin, 'content-type': 'application/json' },
      body,
      duplex: 'half',
    } as RequestInit);
    expect(refused.status).toBe(413);
    expect((await fetch(`${served.origin}/sandbox/state`)).status).toBe(200);
  },
);
