import type { EarnError } from '@earnkit/core';
import { expect, test } from 'vitest';
import { failureNotice } from './failureNotice.ts';

const call = 'x';
const http = { kind: 'http', call, status: 503, message: undefined, retryAfterSeconds: undefined } as const;

test.each<[string, EarnError, ReturnType<typeof failureNotice>]>([
  [
    'the exchange’s own text',
    { kind: 'business', call, code: '7', message: 'Not today' },
    { tone: 'error', key: 'earn.error.retryLater', serverText: 'Not today' },
  ],
  ['no answer', { kind: 'network', call }, { tone: 'error', key: 'Networkerr' }],
  ['no connection', { kind: 'offline', call }, { tone: 'error', key: 'earn.error.offline' }],
  [
    'a wait that the exchange states',
    { ...http, retryAfterSeconds: 9 },
    { tone: 'error', key: 'earn.error.retryAfter', values: { seconds: '9' } },
  ],
  ['a session that is over', { kind: 'login-needed', call }, { tone: 'warning', key: 'earn.error.loginNeeded' }],
])(
  'given data that could not be read, when the cause is %s, then the notice says so (SH-49 to SH-51, AMB-006, AMB-012)',
  (_what, error, notice) => expect(failureNotice(error)).toEqual(notice),
);

test.each<[string, EarnError]>([
  ['an answer that cannot be read', { kind: 'contract', call, field: 'list', problem: 'is missing' }],
  ['an error without a text', http],
  ['a read that was called off', { kind: 'cancelled', call }],
])('given data that could not be read, when the cause is %s, then the screen shows its own text', (_what, error) =>
  expect(failureNotice(error)).toBeUndefined(),
);
