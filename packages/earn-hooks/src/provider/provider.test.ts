import { QueryClient, QueryObserver, type UseQueryResult } from '@tanstack/react-query';
import { expect, test, vi, onTestFinished } from 'vitest';
import { type EarnError, EarnFailure } from '@earnkit/core';
import type { EarnClient } from '@earnkit/core/client';
import { invalidate } from './cache.ts';
import { earnKey } from './earnQuery.ts';
import { queryStateOf, readAtOf } from './queryState.ts';
import { areaLinks } from './links.ts';
import { withUnreadableLog } from './unreadable.ts';

const holdings = { name: 'flexible.holdings' };

test('given an active and an inactive query, when an order invalidates both, then one is refetched and the other removed', async () => {
  const queryClient = new QueryClient();
  const scope = 'person:ada';
  const [shown, left] = ['USDT', 'BTC'].map((asset) => [...earnKey(scope, holdings), { asset }]);
  if (shown === undefined || left === undefined) throw new Error('There are two keys.');
  for (const key of [shown, left]) queryClient.setQueryData(key, 'before');
  const read = vi.fn(() => 'after');
  const stop = new QueryObserver(queryClient, { queryKey: shown, queryFn: read, staleTime: Infinity }).subscribe(() => undefined);
  invalidate({ queryClient, scope }, [holdings]);
  expect(queryClient.getQueryData(left)).toBeUndefined();
  await vi.waitFor(() => expect(queryClient.getQueryData(shown)).toBe('after'));
  expect(read).toHaveBeenCalledOnce();
  stop();
});

test('given a read in progress that no page shows, when an order invalidates it, then its caller still gets the answer', async () => {
  const queryClient = new QueryClient();
  const queryKey = [...earnKey('person:ada', holdings), { asset: 'USDT' }];
  let answer: (text: string) => void = () => undefined;
  const waited = queryClient.fetchQuery({ queryKey, queryFn: () => new Promise<string>((resolve) => (answer = resolve)), retry: false });
  invalidate({ queryClient, scope: 'person:ada' }, [holdings]);
  answer('arrived');
  expect(await waited).toBe('arrived');
});

const EXCHANGE_NOW = 1_768_465_800;
const DEVICE_NOW = 1_768_552_200_500;

test.each([
  ['just now', DEVICE_NOW, EXCHANGE_NOW],
  ['ten minutes ago', DEVICE_NOW - 600_000, EXCHANGE_NOW - 600],
  ['before the device turned its clock back', DEVICE_NOW + 60_000, EXCHANGE_NOW],
])(
  'given a device a day ahead, when a query was answered %s, then the time is that of the area (AMB-104)',
  (_when, dataUpdatedAt, expected) => {
    vi.useFakeTimers({ now: DEVICE_NOW });
    onTestFinished(() => void vi.useRealTimers());
    expect(readAtOf({ dataUpdatedAt }, () => EXCHANGE_NOW)).toBe(expected);
  },
);

const CALL = 'flexible.holdings';
const http = { kind: 'http', call: CALL, status: 503, message: undefined, retryAfterSeconds: undefined } as const;

test.each<[string, EarnError, string | undefined]>([
  ['that a gateway refused, with the id of the request', { ...http, requestId: 'c0ffee00' }, 'c0ffee00'],
  ['that a gateway refused', http, undefined],
  ['that got no answer', { kind: 'network', call: CALL }, undefined],
])('given data and a refresh %s, then the data stays, is stale, and the request is named (N13)', (_case, error, reference) => {
  const query = { data: ['old'], error: new EarnFailure(error), isError: true, dataUpdatedAt: 0, refetch: vi.fn() };
  expect(queryStateOf(query as unknown as UseQueryResult<string[], EarnFailure>, () => 1)).toMatchObject({
    state: 'ready',
    data: ['old'],
    stale: true,
    reference,
  });
});

test('builds the sign-in address with the locale’s prefix and the return path (SH-05, RG-07, AMB-141)', () => {
  const { login } = areaLinks('zh-TW');
  expect([login(), areaLinks('en').login()]).toEqual(['/zh-tw/login', '/login']);
  const page = '/zh-tw/simple-earn?search=us&subscribe=USDT';
  expect(new URL(login(page), 'https://x').searchParams.get('next')).toBe(page);
});

test('has no transfer address until a host names one (AMB-077, AMB-141)', () => {
  expect(areaLinks('en').transfer).toBeUndefined();
});

test('makes the ids of writes as the client does, and none where the client makes none', () => {
  const call = vi.fn() as unknown as EarnClient['call'];
  const log = vi.fn();
  expect(withUnreadableLog({ call, newRequestId: () => 'made-1' }, log).newRequestId?.()).toBe('made-1');
  expect(withUnreadableLog({ call }, log).newRequestId?.()).toBeUndefined();
});
