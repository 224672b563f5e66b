import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type * as Store from './sessionStore.ts';

/** The person's encrypted id, as the exchange gives it; `broken` and `refused` stand for a call without an answer and one that is refused, as `forbidden` does. */
let uid: string | null;
let signedIn: boolean;

const answer = (data: unknown, status = 200): Response =>
  Response.json({ code: status === 200 ? 0 : status, message: '', data }, { status });

async function exchange(input: RequestInfo | URL): Promise<Response> {
  const { pathname } = new URL(input instanceof Request ? input.url : String(input), 'https://console.example');
  if (pathname === '/sandbox/state') return answer(null, 404);
  if (!signedIn) return answer(null, 401);
  if (pathname === '/apiw/v2/unified/account_mode') return answer({ mode: 'classic', first_open: 0 });
  if (uid === 'broken') return answer(null, 502);
  if (uid === 'forbidden') return answer(null, 403);
  if (uid === 'refused') return Response.json({ code: 7, message: 'Not offered', data: null });
  return answer({ encrypted_uid: uid, kol_code: '' });
}

beforeAll(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterAll(() => void vi.useRealTimers());
beforeEach(() => {
  [uid, signedIn] = ['VQ1', true];
  vi.stubGlobal('location', new URL('https://console.example/earn'));
  vi.stubGlobal('document', { cookie: '', querySelector: () => null });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('BroadcastChannel', EventTarget);
  vi.stubGlobal('fetch', exchange);
});

let pages = 0;

/** Loads the page anew: a name of its own makes it another module. */
const load = (): Promise<typeof Store> => import(/* @vite-ignore */ `./sessionStore.ts?page=${(pages += 1)}`);

/** Looks who is signed in; waits between attempts pass at once. */
async function look({ refreshSession, sessionState }: typeof Store) {
  const looked = refreshSession();
  await vi.advanceTimersByTimeAsync(2000);
  await looked;
  const state = sessionState();
  return state.state === 'known' ? { session: state.session, epoch: state.epoch } : state.state;
}

const idOf = (seen: Awaited<ReturnType<typeof look>>): string | undefined =>
  typeof seen !== 'string' && seen.session.state === 'signed-in' ? seen.session.id : undefined;

test('given a person at a real exchange, when the page is loaded anew, then they have the same name (SH-05)', async () => {
  const before = await look(await load());
  expect(idOf(before)).toMatch(/VQ1$/);
  expect(await look(await load())).toEqual(before);
});

test('given a first answer that takes seconds, then the clock is asked for once more and is that of the quick answer', async () => {
  let machine = 1_750_000_000_000;
  let asked = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => machine);
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const now = Math.floor(machine / 1000);
    if (asked === 1) machine += 8000;
    return Promise.resolve(answer({ user: null, world: null, now, edition: 'global', verified: true, readOnly: null, faults: [] }));
  });
  const store = await load();
  await look(store);
  await vi.waitFor(() => expect(store.exchangeNow()).toBe(Math.floor(machine / 1000)));
  await look(store);
  expect(asked).toBe(3);
  vi.mocked(Date.now).mockRestore();
});

test('given a lost session, when the same person signs in again, then the page stays; another person has another name and page', async () => {
  const store = await load();
  const before = await look(store);
  signedIn = false;
  expect(await look(store)).toMatchObject({ session: { state: 'anonymous' } });
  signedIn = true;
  expect(await look(store)).toEqual(before);
  uid = 'VQ2';
  expect(await look(store)).toEqual({ session: { state: 'signed-in', id: expect.stringMatching(/VQ2$/) }, epoch: 1 });
});

test('given a page from the browser’s back/forward cache, when it is shown again, then the session is read again (T02)', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const store = await load();
  store.watchSession();
  expect(await look(store)).toMatchObject({ session: { state: 'signed-in' } });
  signedIn = false;
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await expect.poll(store.sessionState).toMatchObject({ session: { state: 'anonymous' } });
});

test.each<[string, (store: typeof Store) => unknown]>([
  ['they sign out', (store) => store.endSession()],
  ['their session ends', (store) => ((signedIn = false), look(store))],
  ['another person signs in', (store) => ((uid = 'VQ2'), look(store))],
])('given what the sandbox said of a person, when %s, then it is gone, and what is for everybody stays (A06)', async (_what, leave) => {
  const store = await load();
  const person = idOf(await look(store));
  const { queryClient } = store;
  queryClient.setQueryData(['sandbox', '/sandbox/staking/orders', person], ['12.5 SOL']);
  queryClient.setQueryData(['sandbox', 'wallet', person, 'SOL'], '12.5');
  queryClient.setQueryData(['sandbox', 'worlds'], ['saver']);
  await look(store);
  expect(queryClient.getQueryCache().getAll()).toHaveLength(3);
  await leave(store);
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey),
  ).toEqual([['sandbox', 'worlds']]);
});

test('given a person on the screen, when the exchange cannot say who it is, then nothing changes: an unknown person is not another', async () => {
  const store = await load();
  const before = await look(store);
  uid = 'broken';
  expect(await look(store)).toEqual(before);
});

test('given a page that was just loaded, when the exchange cannot say who it is, then nobody is invented and it asks again', async () => {
  const store = await load();
  uid = 'broken';
  expect(await look(store)).toBe('failed');
  uid = 'VQ1';
  await vi.advanceTimersByTimeAsync(5000);
  expect(store.sessionState()).toMatchObject({ state: 'known', session: { state: 'signed-in' } });
});

test.each([null, 'refused', 'forbidden'] as const)(
  'given an exchange that names nobody (%s), then each page has a name of its own, and keeps it',
  async (none) => {
    uid = none;
    const store = await load();
    const before = await look(store);
    expect(idOf(before)).toBeDefined();
    expect(await look(store)).toEqual(before);
  },
);
