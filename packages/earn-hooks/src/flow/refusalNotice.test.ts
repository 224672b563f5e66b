import { decimal, type EarnError } from '@earnkit/core';
import type { EarnAction } from '@earnkit/core/errors/rules';
import { describe, expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { SETTING, refusalNotice, tellRefusal, wordsOf } from './refusalNotice.ts';
import type { Refusal } from './submission.ts';

const call = 'x';
const error = (of: EarnError): Refusal => ({ cause: 'error', error: of });

/** What is told of a refusal where no form shows it. */
function told(...refusal: [refusal: Refusal, action: EarnAction, otherwise?: typeof SETTING]) {
  const notify = vi.fn<Earn['notify']>();
  const askLogin = vi.fn<Earn['askLogin']>();
  tellRefusal({ notify, askLogin }, ...refusal);
  return { notices: notify.mock.calls.map(([notice]) => notice), asked: askLogin.mock.calls.length };
}

const said = error({ kind: 'business', call, code: '7', message: 'Not today' });

describe('notices of refused submissions', () => {
  test.each<[EarnAction, 'warning' | 'error']>([
    ['subscribe', 'warning'],
    ['redeem', 'warning'],
    ['cancel', 'warning'],
    ['auto-earn', 'error'],
    ['interest-rate', 'error'],
    ['notification', 'error'],
    ['launchpool-stake', 'error'],
  ])('SH-49, SH-52, AMB-005: the message of a refused %s is a notice of tone %s', (action, tone) => {
    expect(told(said, action)).toEqual({ notices: [{ tone, key: 'earn.error.retryLater', serverText: 'Not today' }], asked: 0 });
    expect(refusalNotice({ cause: 'not-placed' }, action)).toMatchObject({ tone });
  });

  test('SH-50, AMB-006: names the connection when it failed; SH-51: asks to try later when the answer has no text', () => {
    expect(refusalNotice(error({ kind: 'offline', call }), 'subscribe')).toEqual({ tone: 'warning', key: 'earn.error.offline' });
    expect(refusalNotice(error({ kind: 'http', call, status: 403, message: undefined, retryAfterSeconds: undefined }), 'redeem')).toEqual({
      tone: 'warning',
      key: 'earn.error.retryLater',
    });
  });

  test.each<[EarnAction, string]>([
    ['subscribe', 'lend_earn.notsubscribe.toast'],
    ['redeem', 'lend_earn.notredeem.toast'],
    ['cancel', 'lend_earn.notredeem.toast'],
  ])('SH-56, SH-57: locked funds on %s are a warning, key %s', (action, key) =>
    expect(refusalNotice({ cause: 'locked' }, action)).toEqual({ tone: 'warning', key }),
  );

  test('AMB-012: asks to sign in when the session ended, without a toast; an open form says that the amount is kept', () => {
    const loggedOut = error({ kind: 'login-needed', call });
    expect(told(loggedOut, 'subscribe')).toEqual({ notices: [], asked: 1 });
    expect(refusalNotice(loggedOut, 'subscribe')).toEqual({ tone: 'warning', key: 'earn.error.loginNeeded' });
  });

  test('AMB-004: says nothing when the person closed the prompt, and shows the exchange’s text when no prompt can help', () => {
    expect(told(error({ kind: 'cancelled', call }), 'redeem')).toEqual({ notices: [], asked: 0 });
    expect(
      refusalNotice(error({ kind: 'funding-password', call, code: '10010112', reason: 'too-often', message: 'Wait' }), 'redeem'),
    ).toEqual({ tone: 'warning', key: 'earn.error.passwordTooOften', serverText: 'Wait' });
  });

  test('has neutral words for an action without an entry: those of an order, or of a setting', () => {
    expect(wordsOf('private-wealth')).toMatchObject({ succeeded: 'earn.order.placed.toast', unresolved: 'earn.order.unresolved.toast' });
    expect(wordsOf('pool-rule', SETTING)).toMatchObject({ succeeded: 'modified', unresolved: 'earn.setting.unresolved.toast' });
    expect(refusalNotice({ cause: 'not-placed' }, 'private-wealth')?.key).toBe('earn.error.notPlaced');
    expect(told({ cause: 'not-placed' }, 'pool-rule', SETTING).notices).toMatchObject([{ key: 'earn.setting.notChanged' }]);
  });

  test('given the lost request of soft staking, then its form and a toast speak of a setting, not of an order (N03)', () => {
    expect(refusalNotice({ cause: 'not-placed' }, 'soft-staking')?.key).toBe('earn.setting.notChanged');
    expect(told({ cause: 'not-placed' }, 'soft-staking', SETTING).notices).toMatchObject([{ key: 'earn.setting.notChanged' }]);
  });

  test('AMB-146, AMB-006: a write that was not placed says why its answer was lost: the connection, or the exchange’s text', () => {
    const notPlaced = { tone: 'warning', key: 'earn.error.notPlaced' };
    const because = (of: EarnError) => refusalNotice({ cause: 'not-placed', error: of }, 'redeem');
    for (const kind of ['network', 'timeout'] as const)
      expect(because({ kind, call })).toEqual({ ...notPlaced, because: { tone: 'warning', key: 'Networkerr' } });
    expect(because({ kind: 'http', call, status: 503, message: 'Back at 5', retryAfterSeconds: undefined })).toEqual({
      ...notPlaced,
      because: { tone: 'warning', key: 'earn.error.retryLater', serverText: 'Back at 5' },
    });
    // After a reload nobody knows.
    expect(refusalNotice({ cause: 'not-placed' }, 'redeem')).toEqual(notPlaced);
  });

  test('R04: changed rates and changed limits have their own messages', () => {
    expect(refusalNotice({ cause: 'limit-changed' }, 'subscribe')?.key).toBe('earn.error.limitChanged');
    expect(refusalNotice({ cause: 'rate-changed', change: { from: decimal('0.1'), to: decimal('0.2') } }, 'subscribe')?.key).toBe(
      'earn.error.rateChanged',
    );
  });
});
