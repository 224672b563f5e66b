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
import { submitted } from '../testing/submitted.ts';
import { testEarn } from '../testing/testEarn.ts';

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
