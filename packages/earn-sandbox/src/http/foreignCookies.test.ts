import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserOf } from '../browserOf.ts';
import { openTestSandbox, type TestSandbox } from '../testing/testSandbox.ts';

/*
 * A browser sends the cookies of other pages of the host, and of parent domains, beside those of this server: of the same name, before or
 * after them.
 */

const SUBSCRIBE = '/apiw/v2/uni-loan/earn/subscribe';

let box: TestSandbox;
beforeAll(async () => {
  box = await openTestSandbox();
});
afterAll(async () => {
  expect(box.reported).toEqual([]);
  await box.close();
});

/** Cookies of a person, by name. */
async function cookiesOf(world: string, origin = 'http://127.0.0.1') {
  let sent = new Headers();
  const spy = browserOf((request) => {
    sent = request.headers;
    return box.sandbox.fetch(request);
  }, origin);
  await spy.login(world);
  await spy.fetch('/sandbox/state');
  const pairs = (sent.get('cookie') ?? '').split('; ').map((pair) => pair.split('='));
  const value = (name: RegExp): string => pairs.find(([cookie = '']) => name.test(cookie))?.[1] ?? '';
  return { session: value(/session$/), token: value(/^csrftoken$/) };
}

const write = (cookie: string, csrftoken: string, path = SUBSCRIBE, origin = 'http://127.0.0.1') =>
  box.sandbox.fetch(
    new Request(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, csrftoken, origin },
      body: JSON.stringify({ asset: 'USDT', amount: '5', rateYear: '0.0001' }),
    }),
  );

const stateOf = async (cookie: string, origin = 'http://127.0.0.1') => {
  const answer = await box.sandbox.fetch(new Request(`${origin}/sandbox/state`, { headers: { cookie } }));
  return (await answer.json()) as { readonly data: { readonly world: string | null } };
};

const FOREIGN = ['short', 'x'.repeat(43), `${'a'.repeat(22)}.${'b'.repeat(43)}`];

describe.each(FOREIGN)('with a foreign cookie %s', (foreign) => {
  test.each(['before', 'after'])('a write passes whose header repeats the own token, with a foreign one %s it', async (where) => {
    const { session, token } = await cookiesOf('us');
    const tokens = where === 'before' ? `csrftoken=${foreign}; csrftoken=${token}` : `csrftoken=${token}; csrftoken=${foreign}`;
    expect((await write(`session=${session}; ${tokens}`, token)).status).toBe(200);
  });

  test('a write whose header repeats the foreign token is refused', async () => {
    const { session, token } = await cookiesOf('us');
    expect((await write(`session=${session}; csrftoken=${foreign}; csrftoken=${token}`, foreign)).status).toBe(403);
  });

  test.each(['before', 'after'])('a person stays signed in with a foreign session %s theirs', async (where) => {
    const { session, token } = await cookiesOf('us');
    const sessions = where === 'before' ? `session=${foreign}; session=${session}` : `session=${session}; session=${foreign}`;
    expect((await stateOf(sessions)).data).toMatchObject({ world: 'us' });
    expect((await write(`${sessions}; csrftoken=${token}`, token)).status).toBe(200);
  });
});

test('a token that was signed for the session of another is refused, also where the cookies have both', async () => {
  const [mine, theirs] = [await cookiesOf('us'), await cookiesOf('saver')];
  const cookies = `session=${mine.session}; csrftoken=${theirs.token}; csrftoken=${mine.token}`;
  expect((await write(cookies, theirs.token)).status).toBe(403);
  expect((await write(cookies, mine.token)).status).toBe(200);
});

test('a header that repeats no cookie is refused, though it was signed for the session', async () => {
  const { session, token } = await cookiesOf('us');
  expect((await write(`session=${session}; csrftoken=foreign`, token)).status).toBe(403);
});

test('a sign-out ends the session, with a foreign cookie before it', async () => {
  const { session, token } = await cookiesOf('us');
  const cookies = `session=${'x'.repeat(43)}; session=${session}; csrftoken=${token}`;
  expect((await write(cookies, token, '/sandbox/logout')).status).toBe(200);
  expect((await stateOf(`session=${session}`)).data.world).toBeNull();
});

test('over https nobody but this host can set the session: a cookie without the prefix is not looked at', async () => {
  const origin = 'https://127.0.0.1';
  const { session } = await cookiesOf('us', origin);
  const stranger = await cookiesOf('saver', origin);
  expect((await stateOf(`session=${stranger.session}; __Host-session=${session}`, origin)).data.world).toBe('us');
});
