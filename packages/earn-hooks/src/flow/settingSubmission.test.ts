import { createEarnClient } from '@earnkit/core/client';
import { subscriptionToast } from '@earnkit/core/notifications/rules';
import { expect, test, vi } from 'vitest';
import { launchpoolCalls } from '../notifications/switchCalls.ts';
import { switchSubmission } from '../notifications/useNotificationSwitches.ts';
import type { Earn } from '../provider/earnContext.ts';
import { createEarnPrompts } from '../provider/prompts.ts';
import { minLendAprSubmission } from '../simple-earn/apr/useMinLendApr.ts';
import { autoEarnSubmission } from '../simple-earn/auto-earn/useAutoEarnChange.ts';
import { redeemAccountSubmission, reinvestSubmission } from '../simple-earn/fixed/useFixedOrderSettings.ts';
import { softStakingSubmission } from '../soft-staking/useSoftStakingSwitch.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { submitted } from '../testing/submitted.ts';
import { testEarn } from '../testing/testEarn.ts';
import { settingSubmission } from './settingSubmission.ts';

/** Ada at an exchange where her session is over, and what asks her to sign in. */
function lostSession() {
  const prompts = createEarnPrompts();
  const answer = async (): Promise<Response> => new Response('{}', { status: 401 });
  const client = createEarnClient({ origin: 'https://exchange.test', fetch: answer, isOnline: () => true, ...prompts.client });
  const { earn, notify } = testEarn(client, 'ada');
  const askLogin = vi.fn<Earn['askLogin']>();
  prompts.watchLogin(askLogin);
  return { earn: { ...earn, askLogin }, notify, askLogin };
}

const order = { orderId: '1001', productType: 'normal', reinvest: false, redeemAccount: 'spot' } as const;

const settings: Readonly<Record<string, (earn: Earn) => Promise<{ readonly end: { readonly state: string } }>>> = {
  'Auto-Earn': (earn) => submitted({ earn }, autoEarnSubmission(earn), { asset: 'BTC', on: true }),
  'the minimum APR': (earn) => submitted({ earn }, minLendAprSubmission(earn, 'USDT'), { asset: 'USDT', minAprFraction: '0.0200' }),
  renewal: (earn) => submitted({ earn }, reinvestSubmission(earn, order), true),
  'the account of a redemption': (earn) => submitted({ earn }, redeemAccountSubmission(earn, order), 'flexible'),
  'a notification': (earn) => submitted({ earn }, switchSubmission(earn, launchpoolCalls, subscriptionToast), { on: true }),
  'soft staking': (earn) => submitted({ earn }, softStakingSubmission(earn, {}), { on: true }),
};

test.each(Object.entries(settings))(
  'given a session that is over and a prompt that was closed, when %s is changed, then the person is asked to sign in again and no toast is shown (SH-41, A03, N17, AMB-012)',
  async (_name, change) => {
    const { earn, notify, askLogin } = lostSession();
    await launchpoolCalls.ask(earn.client, AbortSignal.timeout(5000)).catch(() => undefined);
    expect(askLogin).toHaveBeenCalledOnce();
    expect((await change(earn)).end.state).toBe('refused');
    expect(askLogin).toHaveBeenCalledTimes(2);
    expect(notify).not.toHaveBeenCalled();
  },
);

test('given settings, then Auto-Earn, the minimum APR, soft staking and notifications are refused as errors, and what an order does at maturity as warnings (AMB-005, SH-61)', () => {
  const { earn } = lostSession();
  const tones = [
    autoEarnSubmission(earn),
    minLendAprSubmission(earn, 'USDT'),
    softStakingSubmission(earn, {}),
    switchSubmission(earn, launchpoolCalls, subscriptionToast),
    reinvestSubmission(earn, order),
    redeemAccountSubmission(earn, order),
  ].map(({ messages }) => messages.tone);
  expect(tones).toEqual(['error', 'error', 'error', 'error', 'warning', 'warning']);
});

/** A setting of which the exchange does not say how it stands. */
function unknownSetting(values?: Readonly<Record<string, string>>) {
  const { earn, notify } = testEarn(namedExchange({}).client, 'ada');
  const spec = settingSubmission<string>(earn, {
    call: 'x.set',
    tone: 'error',
    debounceMs: 200,
    send: async () => undefined,
    isSet: async () => undefined,
    onSet: () => undefined,
    ...(values && { values }),
  });
  return { spec, notify };
}

test.each([
  ['alone', undefined, undefined, {}],
  ['with the coin', { coin: 'BTC' }, undefined, { values: { coin: 'BTC' } }],
  ['with the id of the call', undefined, 'r-1', { reference: 'r-1' }],
  ['with the coin and the id of the call', { coin: 'BTC' }, 'r-1', { values: { coin: 'BTC' }, reference: 'r-1' }],
] as const)(
  'given a setting that no screen shows any more, when its outcome stays unknown, then one warning says so, %s',
  (_what, values, reference, filled) => {
    const { spec, notify } = unknownSetting(values);
    spec.onEndedUnwatched?.({ state: 'unresolved', request: 'on', reference });
    expect(notify.mock.calls).toStrictEqual([[{ tone: 'warning', key: 'earn.setting.unresolved.toast', ...filled }]]);
  },
);

test('given a lost answer, when the exchange does not say how the setting stands, then the check fails and says why', () =>
  expect(unknownSetting().spec.find('on', undefined, new AbortController().signal)).rejects.toThrow('does not say how the setting stands'));
