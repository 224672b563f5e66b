import { describe, expect, it } from 'vitest';
import { errorNotice } from './errorNotice.ts';

describe('errorNotice', () => {
  it('lets the exchange speak for itself', () =>
    expect(errorNotice({ kind: 'business', call: 'x', code: '7', message: '<b>No</b>' }, 'error')).toEqual({
      tone: 'error',
      key: 'earn.error.retryLater',
      serverText: '<b>No</b>',
    }));
  it('asks to try later where the exchange said nothing', () =>
    expect(errorNotice({ kind: 'http', call: 'x', status: 502, message: undefined, retryAfterSeconds: undefined }, 'warning')).toEqual({
      tone: 'warning',
      key: 'earn.error.retryLater',
    }));
  it.each(['network', 'timeout'] as const)('speaks of the connection after %s', (kind) =>
    expect(errorNotice({ kind, call: 'x' }, 'error')?.key).toBe('Networkerr'),
  );
  it.each(['cancelled', 'login-needed'] as const)('says nothing after %s', (kind) =>
    expect(errorNotice({ kind, call: 'x' }, 'error')).toBeUndefined(),
  );
});
