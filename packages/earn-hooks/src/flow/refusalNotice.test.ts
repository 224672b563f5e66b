import { decimal, type EarnError } from '@earnkit/core';
import { describe, expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { ORDER_MESSAGES, REDEMPTION_MESSAGES, SETTING_MESSAGES, refusalNotice, notifyError, notifyRefusal } from './refusalNotice.ts';
import type { ActionMessages, Refusal } from '../submission/submission.ts';

const call = 'x';
const error = (of: EarnError): Refusal => ({ cause: 'error', error: of });

/** What is told of a refusal where no form shows it. */
function reported(refusal: Refusal, messages: ActionMessages) {
  const notify = vi.fn<Earn['notify']>();
  const askLogin = vi.fn<Earn['askLogin']>();
  notifyRefusal({ notify, askLogin }, refusal, messages);
  return { notices: notify.mock.calls.map(([notice]) => notice), asked: askLogin.mock.calls.length };
}

const SUBSCRIBE: ActionMessages = { ...ORDER_MESSAGES, tone: 'warning' };
const REDEEM: ActionMessages = { ...REDEMPTION_MESSAGES, tone: 'warning' };

const message = error({ kind: 'business', call, code: '7', message: 'Not today' });

describe('notices of refused submissions', () => {
  test.each(['warning', 'error'] as const)(
    'SH-49, SH-52, AMB-005: the message of a refusal is a notice of its tone, such as %s',
    (tone) => {
      const messages = { ...ORDER_MESSAGES, tone };
      expect(reported(message, messages)).toEqual({ notices: [{ tone, key: 'earn.error.retryLater', serverText: 'Not today' }], asked: 0 });
      expect(refusalNotice({ cause: 'not-placed' }, messages)).toMatchObject({ tone });
    },
  );

  test('SH-50, AMB-006: names the connection when it failed; SH-51: asks to try later when the answer has no text', () => {
    expect(refusalNotice(error({ kind: 'offline', call }), SUBSCRIBE)).toEqual({ tone: 'warning', key: 'earn.error.offline' });
    expect(refusalNotice(error({ kind: 'http', call, status: 403, message: undefined, retryAfterSeconds: undefined }), REDEEM)).toEqual({
      tone: 'warning',
      key: 'earn.error.retryLater',
    });
  });

  test.each([
    ['an order', ORDER_MESSAGES, 'lend_earn.notsubscribe.toast'],
    ['a redemption', REDEMPTION_MESSAGES, 'lend_earn.notredeem.toast'],
  ] as const)('SH-56, SH-57: locked funds of %s are a warning in every tone', (_what, messages, key) =>
    expect(refusalNotice({ cause: 'locked' }, { ...messages, tone: 'error' })).toEqual({ tone: 'warning', key }),
  );

  test('AMB-012: asks to sign in when the session ended, without a toast; an open form says that the amount is kept', () => {
    const loggedOut = error({ kind: 'login-needed', call });
    expect(reported(loggedOut, SUBSCRIBE)).toEqual({ notices: [], asked: 1 });
    expect(refusalNotice(loggedOut, SUBSCRIBE)).toEqual({ tone: 'warning', key: 'earn.error.loginNeeded' });
  });

  test('AMB-004: has no notice when the person closed the prompt, and shows the exchange’s text when no prompt can help', () => {
    expect(reported(error({ kind: 'cancelled', call }), REDEEM)).toEqual({ notices: [], asked: 0 });
    expect(
      refusalNotice(error({ kind: 'funding-password', call, code: '10010112', reason: 'too-often', message: 'Wait' }), REDEEM),
    ).toEqual({ tone: 'warning', key: 'earn.error.passwordTooOften', serverText: 'Wait' });
  });

  test('given a lost request, then an order and a setting have different messages (N03)', () => {
    expect(refusalNotice({ cause: 'not-placed' }, SUBSCRIBE)?.key).toBe('earn.error.notPlaced');
    expect(reported({ cause: 'not-placed' }, { ...SETTING_MESSAGES, tone: 'error' }).notices).toMatchObject([
      { key: 'earn.setting.notChanged' },
    ]);
  });

  test('SE-X-60, AMB-012: a failed check is reported at once, even after a lost answer, and asks to sign in if the session ended', () => {
    const notify = vi.fn<Earn['notify']>();
    const askLogin = vi.fn<Earn['askLogin']>();
    notifyError({ notify, askLogin }, { kind: 'timeout', call }, { effect: 'check', tone: 'warning' });
    expect(notify.mock.calls).toEqual([[{ tone: 'warning', key: 'Networkerr' }]]);
    notifyError({ notify, askLogin }, { kind: 'login-needed', call }, { effect: 'check' });
    expect([notify.mock.calls.length, askLogin.mock.calls.length]).toEqual([1, 1]);
  });

  test('AMB-004: given a check that the person called off, then nothing is reported', () => {
    const notify = vi.fn<Earn['notify']>();
    const askLogin = vi.fn<Earn['askLogin']>();
    notifyError({ notify, askLogin }, { kind: 'cancelled', call }, { effect: 'check' });
    expect([notify.mock.calls, askLogin.mock.calls]).toEqual([[], []]);
  });

  test('N03: given a write that may have been carried out, then no notice says that it failed', () => {
    for (const kind of ['network', 'timeout'] as const)
      expect(reported(error({ kind, call }), SUBSCRIBE)).toEqual({ notices: [], asked: 0 });
  });

  test('AMB-146, AMB-006: the notice of a write that was not placed has its cause: the connection, or the exchange’s text', () => {
    const notPlaced = { tone: 'warning', key: 'earn.error.notPlaced' };
    const because = (of: EarnError) => refusalNotice({ cause: 'not-placed', error: of }, REDEEM);
    for (const kind of ['network', 'timeout'] as const)
      expect(because({ kind, call })).toEqual({ ...notPlaced, because: { tone: 'warning', key: 'Networkerr' } });
    expect(because({ kind: 'http', call, status: 503, message: 'Back at 5', retryAfterSeconds: undefined })).toEqual({
      ...notPlaced,
      because: { tone: 'warning', key: 'earn.error.retryLater', serverText: 'Back at 5' },
    });
    // After a reload nobody knows.
    expect(refusalNotice({ cause: 'not-placed' }, REDEEM)).toEqual(notPlaced);
  });

  test('R04: changed rates and changed limits have their own messages', () => {
    expect(refusalNotice({ cause: 'limit-changed' }, SUBSCRIBE)?.key).toBe('earn.error.limitChanged');
    expect(refusalNotice({ cause: 'rate-changed', change: { from: decimal('0.1'), to: decimal('0.2') } }, SUBSCRIBE)?.key).toBe(
      'earn.error.rateChanged',
    );
  });
});
