import { decimal } from '@earnkit/core';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SubmissionSpec } from './submission/submission.ts';
import { candyDropCalls, exchangeToGtCalls, holderAirdropCalls, launchpoolCalls } from './notifications/switchCalls.ts';
import { switchSubmission } from './notifications/useNotificationSwitches.ts';
import { ORDERS } from './orders.ts';
import type { Earn } from './provider/earnContext.ts';
import { minLendAprSubmission } from './simple-earn/apr/useMinLendApr.ts';
import { autoEarnSubmission } from './simple-earn/auto-earn/useAutoEarnChange.ts';
import { redeemAccountSubmission, reinvestSubmission } from './simple-earn/fixed/useFixedOrderSettings.ts';
import { subscribeOrder } from './simple-earn/flexible/subscribeOrder.ts';
import { softStakingSubmission } from './soft-staking/useSoftStakingSwitch.ts';
import { keptOrder } from './testing/keptOrders.ts';
import { type SandboxPerson, sandboxPerson } from './testing/sandboxPerson.ts';
import { submitted } from './testing/submitted.ts';

/* Every write belongs to the person who composed it: if another person signs in unnoticed, none of their funds move. Over HTTP. */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

let saver: SandboxPerson;
beforeEach(async () => {
  saver = await sandboxPerson(served.origin, 'saver');
  await saver.fault({ clear: true });
});

type Write = readonly [name: string, submit: (earn: Earn) => ReturnType<typeof submitted>];

const write = <Request, Result, Baseline>(
  name: string,
  request: Request,
  specOf: (earn: Earn) => SubmissionSpec<Request, Result, Baseline>,
): Write => [name, (earn) => submitted({ earn }, { ...specOf(earn), prechecks: [] }, request)];

const order = { orderId: '1', productType: undefined, reinvest: true, redeemAccount: undefined };
const message = () => 'modified' as const;

/** Every order and every setting. */
const WRITES: readonly Write[] = [
  ...ORDERS.map((kind): Write => [
    kind.name,
    (earn) => {
      const { request } = keptOrder(kind.name);
      let ended: ReturnType<typeof submitted> | undefined;
      kind.restore(earn, request, (spec) => {
        // The request of this very kind, as its form makes it.
        ended = submitted({ earn }, { ...spec, prechecks: [] } as SubmissionSpec<unknown, unknown, unknown>, request);
      });
      if (ended === undefined) throw new Error(`${kind.name} restores nothing`);
      return ended;
    },
  ]),
  write('auto-earn', { asset: 'USDT', on: true }, autoEarnSubmission),
  write('the minimum APR', { asset: 'USDT', minAprFraction: '0.02' }, (earn) => minLendAprSubmission(earn, 'USDT')),
  write('renewal', true, (earn) => reinvestSubmission(earn, order)),
  write('the account of a fixed order', 'spot' as const, (earn) => redeemAccountSubmission(earn, order)),
  write('soft staking', { on: true }, (earn) => softStakingSubmission(earn, {})),
  write('news of candy drops', { on: true }, (earn) => switchSubmission(earn, candyDropCalls, message)),
  write('news of launchpools', { on: true }, (earn) => switchSubmission(earn, launchpoolCalls, message)),
  write('news of holder airdrops', { on: true }, (earn) => switchSubmission(earn, holderAirdropCalls, message)),
  write('exchange to GT', { on: true }, (earn) => switchSubmission(earn, exchangeToGtCalls, message)),
];

/** Writes that were sent. */
const left = (): readonly string[] => saver.sent.filter((line) => /^(?:POST|PUT) (?!.*(?:outable|tickers))/u.test(line));

const refusedBy = (kind: string) => ({ state: 'refused', refusal: { cause: 'error', error: { kind } } });

test.each(WRITES)('given %s composed by one person, when another signs in behind the page, then nothing is sent', async (_name, submit) => {
  await saver.signIn('vip5');
  expect((await submit(saver.earn)).end).toMatchObject(refusedBy('another-person'));
  expect(left()).toEqual([]);
});

test.each(WRITES)('given %s, when it cannot be determined who is signed in, then nothing is sent', async (_name, submit) => {
  saver.hideSession();
  expect((await submit(saver.earn)).end).toMatchObject(refusedBy('person-unknown'));
  expect(left()).toEqual([]);
});

describe('a sign-in between the question and the order', () => {
  test('given another person signs in after the check, then the composer’s csrf token does not work for their session', async () => {
    const other = await sandboxPerson(served.origin, 'vip5');
    const subscribed = async (): Promise<number> =>
      (await other.client.call(history.flexibleHistory, { type: 'subscribe', asset: 'USDT', page: 1, limit: 50 })).rows.length;
    const before = await subscribed();
    saver.meanwhile(() => saver.signIn('vip5'));
    const { end } = await submitted(saver, subscribeOrder.submission(saver.earn, { asset: 'USDT' }), {
      asset: 'USDT',
      amount: decimal('33.25'),
      minAprFraction: '0.0100',
    });
    expect(end).toMatchObject(refusedBy('another-person'));
    expect(left()).toHaveLength(1);
    expect(await subscribed()).toBe(before);
  });

  test('given another person is signed in, then a lost order stays unresolved, because their holdings prove nothing about it', async () => {
    await saver.fault({ path: '/apiw/v2/uni-loan/earn/subscribe', method: 'POST', kind: 'lost-answer' });
    const spec = subscribeOrder.submission(saver.earn, { asset: 'USDT' });
    const ended = submitted(
      saver,
      {
        ...spec,
        send: async (...sent) => {
          try {
            return await spec.send(...sent);
          } finally {
            await saver.signIn('vip5');
          }
        },
      },
      { asset: 'USDT', amount: decimal('12.25'), minAprFraction: '0.0100' },
    );
    expect((await ended).end).toMatchObject({ state: 'unresolved' });
    expect(saver.sent.filter((line) => line.includes(flexible.subscribe.path) && line.startsWith('POST'))).toHaveLength(1);
  });
});
