import { describe, expect, it } from 'vitest';
import type { EarnError } from '../EarnError.ts';
import { errorNotice, errorTreatment, serverText } from './errors.ts';

const call = 'x';
const refused: EarnError = { kind: 'business', call, code: '7', message: 'Not today' };
const http = (status: number, message?: string, retryAfterSeconds?: number): Extract<EarnError, { kind: 'http' }> => ({
  kind: 'http',
  call,
  status,
  message,
  retryAfterSeconds,
});

describe('messages for errors (AMB-005, AMB-006)', () => {
  it("shows the exchange's own text when there is one", () =>
    expect(errorNotice({ ...refused, message: '<b>No</b>' }, 'error')).toEqual({
      tone: 'error',
      key: 'earn.error.retryLater',
      serverText: '<b>No</b>',
    }));
  it('asks to try again later when the exchange gave no text', () => {
    expect(errorNotice(http(502), 'warning')).toEqual({ tone: 'warning', key: 'earn.error.retryLater' });
    expect(errorNotice({ kind: 'business', call, code: '12345', message: undefined }, 'error')?.key).toBe('earn.error.retryLater');
  });
  it('includes the id of the failed request when the exchange returned it (N13)', () =>
    expect(errorNotice({ ...http(502), requestId: 'c0ffee00' }, 'error')).toEqual({
      tone: 'error',
      key: 'earn.error.retryLater',
      reference: 'c0ffee00',
    }));
  it.each(['network', 'timeout'] as const)('names the connection after %s (SH-50)', (kind) =>
    expect(errorNotice({ kind, call }, 'error')?.key).toBe('Networkerr'),
  );
  it.each(['cancelled', 'login-needed'] as const)('has no notice after %s', (kind) =>
    expect(errorNotice({ kind, call }, 'error')).toBeUndefined(),
  );
  it.each<[error: EarnError, key: string]>([
    [{ kind: 'offline', call }, 'earn.error.offline'],
    [{ kind: 'another-person', call }, 'earn.error.anotherPerson'],
    [{ kind: 'person-unknown', call }, 'earn.error.personUnknown'],
    [{ kind: 'not-sent', call }, 'earn.error.notSent'],
    [{ kind: 'not-offered', call }, 'earn.error.notOffered'],
    [{ kind: 'contract', call, field: 'list', problem: 'is empty' }, 'earn.error.retryLater'],
  ])('given the error %j, then its message is %s', (error, key) =>
    expect(errorNotice(error, 'warning')).toStrictEqual({ tone: 'warning', key }),
  );
  it('given an HTTP error without a text and an id, then its notice has neither', () =>
    expect(errorNotice(http(502), 'error')).toStrictEqual({ tone: 'error', key: 'earn.error.retryLater' }));
  it('states a wait of up to two minutes, but not a longer one', () => {
    const words = [30, 120, 121, 0, undefined].map((seconds) => errorNotice(http(429, undefined, seconds), 'warning'));
    expect(words.map((notice) => [notice?.key, notice?.values?.['seconds']])).toEqual([
      ['earn.error.retryAfter', '30'],
      ['earn.error.retryAfter', '120'],
      ['earn.error.retryLater', undefined],
      ['earn.error.retryLater', undefined],
      ['earn.error.retryLater', undefined],
    ]);
  });
});

describe('treatment of an error', () => {
  it.each(['warning', 'error'] as const)('a refused write of tone %s is a toast of that tone (AMB-005, SH-49, SH-52)', (tone) => {
    expect(errorTreatment(refused, { effect: 'write', tone })).toEqual({
      show: 'toast',
      notice: { tone, key: 'earn.error.retryLater', serverText: 'Not today' },
    });
  });

  it.each<EarnError>([
    { kind: 'network', call },
    { kind: 'timeout', call },
    { kind: 'contract', call, field: '', problem: 'is empty' },
    http(500),
    http(504, 'gateway'),
  ])('reconciles a write that may have happened before any message: %j', (error) => {
    expect(errorTreatment(error, { effect: 'write', tone: 'warning' })).toEqual({ show: 'checking' });
    expect(errorTreatment(error, { effect: 'read' })).toMatchObject({ show: 'inline' });
    // The check before a subscription changes nothing, so its failure is reported at once (SE-X-60).
    expect(errorTreatment(error, { effect: 'check' })).toMatchObject({ show: 'toast', notice: { tone: 'error' } });
  });

  it.each<EarnError>([
    { kind: 'offline', call },
    http(403, 'csrf'),
    http(429, undefined, 5),
    { ...http(503, undefined, 1), notBegun: true },
    refused,
  ])('a write that did not happen is told at once: %j', (error) =>
    expect(errorTreatment(error, { effect: 'write', tone: 'warning' })).toMatchObject({ show: 'toast', notice: { tone: 'warning' } }),
  );

  it('treats login, a closed prompt and the funding password separately (AMB-004, AMB-012, SH-35 to SH-37)', () => {
    expect(errorTreatment({ kind: 'login-needed', call }, { effect: 'read' })).toEqual({ show: 'login' });
    expect(errorTreatment({ kind: 'login-needed', call }, { effect: 'write', tone: 'warning' })).toEqual({ show: 'login' });
    expect(errorTreatment({ kind: 'cancelled', call }, { effect: 'write', tone: 'warning' })).toEqual({ show: 'nothing' });
    expect(
      errorTreatment(
        { kind: 'funding-password', call, code: '10010112', reason: 'too-often', message: 'Wait 15 minutes' },
        { effect: 'write', tone: 'warning' },
      ),
    ).toEqual({
      show: 'funding-password',
      reason: 'too-often',
      notice: { tone: 'warning', key: 'earn.error.passwordTooOften', serverText: 'Wait 15 minutes' },
    });
  });
});

describe('the exchange’s own text (S01)', () => {
  it('removes control and direction characters, and is never markup', () => {
    expect(serverText('pay \u202E\u061Cevil\u202C \u0000now\u200B')).toBe('pay evil now');
    expect(serverText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
    expect([serverText(undefined), serverText(' \u200B\n ')]).toEqual([undefined, undefined]);
  });
  it('given a text of exactly 300 characters, then it is shown whole, and one of 301 is cut', () => {
    expect(serverText('a'.repeat(300))).toBe('a'.repeat(300));
    expect(serverText('a'.repeat(301))).toBe(`${'a'.repeat(299)}…`);
  });
  it('cuts a long text between two characters', () => {
    const text = serverText('😀'.repeat(400)) ?? '';
    expect([...text]).toHaveLength(300);
    expect(text.endsWith('😀…')).toBe(true);
  });
});
