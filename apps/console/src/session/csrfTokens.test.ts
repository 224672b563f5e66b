import { beforeEach, expect, test, vi } from 'vitest';
import { csrfTokens, withCsrfToken } from './csrfTokens.ts';

let cookie = '';
beforeEach(() =>
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
  }),
);

/** Sends while the token is not `good`. */
async function tokensSent(cookies: string, meanwhile: () => void = () => undefined): Promise<readonly string[]> {
  cookie = cookies;
  const sent: string[] = [];
  await withCsrfToken(
    async (token) => {
      sent.push(token);
      meanwhile();
      return token === 'good' ? 200 : 403;
    },
    (status) => status === 403,
  );
  return sent;
}

test.each([
  ['', ['']],
  ['csrftoken=good', ['good']],
  ['csrftoken=stale', ['stale']],
  ['csrftoken=foreign; session=1; csrftoken=good', ['foreign', 'good']],
  ['csrftoken=foreign; csrftoken=foreign; csrftoken=good; csrftoken=other', ['foreign', 'good']],
])('with the cookies %j the tokens %j are sent', async (cookies, sent) => {
  expect(await tokensSent(cookies)).toEqual(sent);
});

test('a token that came with the refusal is sent', async () => {
  expect(await tokensSent('csrftoken=stale', () => (cookie = 'csrftoken=good'))).toEqual(['stale', 'good']);
});

test('no more than 8 tokens are sent, however many there are', async () => {
  expect(await tokensSent(Array.from({ length: 30 }, (_, index) => `csrftoken=${index}`).join('; '))).toHaveLength(8);
});

test('a cookie whose name ends like it is none', () => {
  cookie = 'xcsrftoken=a; csrftoken2=b';
  expect(csrfTokens()).toEqual([]);
});
