import { type EarnError, EarnFailure } from '@earnkit/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { queryStateOf, readAtOf } from './queryState.ts';

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

const call = 'flexible.holdings';
const http = { kind: 'http', call, status: 503, message: undefined, retryAfterSeconds: undefined } as const;

test.each<[string, EarnError, string | undefined]>([
  ['that a gateway refused, with the id of the request', { ...http, requestId: 'c0ffee00' }, 'c0ffee00'],
  ['that a gateway refused', http, undefined],
  ['that got no answer', { kind: 'network', call }, undefined],
])('given data and a refresh %s, then the data stays, is stale, and the request is named (N13)', (_case, error, reference) => {
  const query = { data: ['old'], error: new EarnFailure(error), isError: true, dataUpdatedAt: 0, refetch: vi.fn() };
  expect(queryStateOf(query as unknown as UseQueryResult<string[], EarnFailure>, () => 1)).toMatchObject({
    state: 'ready',
    data: ['old'],
    stale: true,
    reference,
  });
});
