import { earnErrorOf } from '@earnkit/core';
import { accountMode } from '@earnkit/core/account/contract';
import { createEarnClient } from '@earnkit/core/client';
import { expect, test } from 'vitest';
import { errorResponse } from './exchange.ts';

const WAIT = { 'retry-after': '7' };

test.each([
  [401, {}, { kind: 'login-needed' }],
  [403, {}, { kind: 'http', status: 403 }],
  [404, {}, { kind: 'http', status: 404 }],
  [429, WAIT, { kind: 'http', status: 429, retryAfterSeconds: 7 }],
  [500, {}, { kind: 'http', status: 500 }],
  [502, {}, { kind: 'http', status: 502 }],
  [504, {}, { kind: 'http', status: 504 }],
  [508, {}, { kind: 'http', status: 508 }],
])(
  'given a refusal %i of the console, when the page reads it, then there is a sentence for operators and no text of the exchange (N12, N13, AMB-006)',
  async (status, headers, expected) => {
    const sentence = 'The exchange could not be reached.';
    expect(await errorResponse(status, sentence, headers).json()).toEqual({ code: status, error: sentence });
    const client = createEarnClient({
      origin: 'http://127.0.0.1:4600',
      readRetries: 0,
      fetch: async () => errorResponse(status, sentence, headers),
    });
    const error: unknown = await client.call(accountMode, undefined).catch((thrown: unknown) => earnErrorOf(thrown));
    expect(error).toMatchObject(expected);
    expect(error).not.toMatchObject({ message: expect.anything() });
  },
);
