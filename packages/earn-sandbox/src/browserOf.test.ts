import { afterEach, expect, test, vi } from 'vitest';
import { browserOf } from './browserOf.ts';

afterEach(() => vi.unstubAllGlobals());

/** A `Request` as happy-dom has it: without the headers that a page may not set. */
class PageRequest extends Request {
  constructor(address: string | URL, init?: RequestInit) {
    const headers = new Headers(init?.headers);
    for (const name of ['origin', 'cookie']) headers.delete(name);
    super(address, { ...init, headers });
  }
}

test('given an environment that drops the headers a page may not set, then the sandbox still gets origin and cookies', async () => {
  vi.stubGlobal('Request', PageRequest);
  const seen: (string | null)[][] = [];
  const page = browserOf(async (request) => {
    seen.push(['origin', 'cookie', 'csrftoken'].map((name) => request.headers.get(name)));
    return new Response('{}', { headers: [['set-cookie', 'csrftoken=abc; path=/']] });
  }, 'http://localhost:3000');
  await page.fetch('/sandbox/state');
  await page.post('/lend', { amount: '1' });
  expect(seen).toEqual([
    ['http://localhost:3000', null, null],
    ['http://localhost:3000', 'csrftoken=abc', 'abc'],
  ]);
});
