import { subscriptionToast } from '@earnkit/core/notifications/rules';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { candyDropCalls, exchangeToGtCalls, holderAirdropCalls, launchpoolCalls, type SwitchCalls } from './switchCalls.ts';
import { type SwitchChange, switchSubmission } from './useNotificationSwitches.ts';

/*
 * The three switches and exchange to GT against the sandbox, over HTTP: the cache, the notices and the exchange's state agree,
 * whatever happens to an answer.
 */

let served: ServedSandbox;
beforeAll(async () => {
  served = await serveSandbox();
});
afterAll(() => served.close());

let somebody: SandboxPerson;
beforeEach(async () => {
  somebody = await sandboxPerson(served.origin, 'saver');
  await somebody.fault({ clear: true });
});

/** Sets a switch as a screen does, a double click included, and waits for the end. */
function set<State>({ earn }: SandboxPerson, calls: SwitchCalls<State>, on: boolean): Promise<string> {
  const spec = switchSubmission(earn, calls, subscriptionToast);
  return new Promise((resolve) => {
    const stop = earn.submissions.watch(calls.write, () => {
      const { state } = earn.submissions.status(calls.write);
      if (state !== 'succeeded' && state !== 'refused' && state !== 'unresolved') return;
      stop();
      resolve(state);
    });
    earn.submissions.submit<SwitchChange, true, undefined>(calls.write, spec, { on });
    expect(earn.submissions.submit<SwitchChange, true, undefined>(calls.write, spec, { on: !on })).toBe(false);
  });
}

/** The state of a switch at the exchange. */
const stands = async <State>({ earn }: SandboxPerson, calls: SwitchCalls<State>): Promise<boolean | undefined> =>
  calls.isOn(await calls.ask(earn.client, AbortSignal.timeout(5_000)));

/** The state of a switch in the cache. */
function cached<State>({ earn }: SandboxPerson, calls: SwitchCalls<State>): boolean | undefined {
  const state = earn.queryClient.getQueryData<State>(calls.options(earn).queryKey);
  return state && calls.isOn(state);
}

const switches = {
  'candy drop': candyDropCalls,
  launchpool: launchpoolCalls,
  'holder airdrop': holderAirdropCalls,
  'exchange to GT': exchangeToGtCalls,
};

describe.each([
  ['candy drop', ['GET /api/web/v1/task-square/global-subscribe-status', 'POST /api/web/v1/task-square/subscribe-msg aid=-1&status=1']],
  ['launchpool', ['GET /apiw/v2/herald/category/switch', 'POST /apiw/v2/herald/switches {"sets":{"startup_mining_switch":1}}']],
  [
    'holder airdrop',
    [
      'POST /apiw/v2/earn/hodler-airdrop/config action=config',
      'POST /apiw/v2/earn/hodler-airdrop/config_set name=HODLER_AIRDROP_NOTIFY&value=1',
    ],
  ],
  [
    'exchange to GT',
    [
      'POST /apiw/v2/earn/hodler-airdrop/config action=config',
      'POST /apiw/v2/earn/hodler-airdrop/config_set name=HODLER_AIRDROP_GT_EXCHANGE&value=1',
    ],
  ],
] as const)('%s', (name, [read, write]) => {
  const on = <Result>(act: <State>(calls: SwitchCalls<State>) => Result): Result => {
    const calls = switches[name];
    // the two kinds of state differ in what lies beside the switch, which nothing here looks at
    return act(calls as SwitchCalls<unknown>);
  };

  test('is read, set and set back with a notice each time (SH-59 to SH-65, API-12 to API-17, AMB-079, AMB-080)', async () => {
    await on((calls) => somebody.earn.queryClient.fetchQuery(calls.options(somebody.earn)));
    expect(on((calls) => cached(somebody, calls))).toBe(false);
    expect(await on((calls) => set(somebody, calls, true))).toBe('succeeded');
    expect(somebody.sent.filter((line) => !line.includes('/sandbox/'))).toEqual([read, write]);
    expect(on((calls) => cached(somebody, calls))).toBe(true);
    expect(await on((calls) => stands(somebody, calls))).toBe(true);
    expect(await on(async (calls) => set(await sandboxPerson(served.origin, 'saver'), calls, false))).toBe('succeeded');
    expect(await on((calls) => stands(somebody, calls))).toBe(false);
    expect(somebody.notices()).toEqual(['success finances.subscribed.tip']);
  });

  test('is reconciled and reported once when the answer was lost after the switch was set (N02)', async () => {
    await somebody.fault({ kind: 'lost-answer', path: write.split(' ')[1], method: 'POST', times: 1 });
    expect(await on((calls) => set(somebody, calls, true))).toBe('succeeded');
    expect(somebody.sent.filter((line) => line === write)).toHaveLength(1);
    expect(await on((calls) => stands(somebody, calls))).toBe(true);
    expect(somebody.notices()).toEqual(['success finances.subscribed.tip']);
    expect(await on((calls) => set(somebody, calls, false))).toBe('succeeded');
  });
});

test('reports that nothing changed when the request was lost', async () => {
  await somebody.earn.queryClient.fetchQuery(launchpoolCalls.options(somebody.earn));
  await somebody.fault({ kind: 'lost-request', path: '/apiw/v2/herald/switches', method: 'POST', times: 1 });
  expect(await set(somebody, launchpoolCalls, true)).toBe('refused');
  expect(await stands(somebody, launchpoolCalls)).toBe(false);
  expect(cached(somebody, launchpoolCalls)).not.toBe(true);
  expect(somebody.notices()).toEqual(['error earn.notifications.notChanged']);
});

test('reports the exchange’s text and changes nothing when it refuses (SH-61, AMB-006)', async () => {
  await somebody.fault({
    kind: 'code',
    code: '1234',
    message: 'Not for sub-accounts.',
    path: '/apiw/v2/herald/switches',
    method: 'POST',
    times: 1,
  });
  expect(await set(somebody, launchpoolCalls, true)).toBe('refused');
  expect(somebody.notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'error', serverText: 'Not for sub-accounts.' }));
  expect(await stands(somebody, launchpoolCalls)).toBe(false);
});

test('reports an error when the setting of holder airdrops is refused (HA-04)', async () => {
  await somebody.fault({ kind: 'code', code: '1234', message: 'Not now.', path: '/apiw/v2/earn/hodler-airdrop/config_set', times: 1 });
  expect(await set(somebody, holderAirdropCalls, true)).toBe('refused');
  expect(somebody.notify).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'error', serverText: 'Not now.' }));
});

test('refuses candy drop in the US edition (US-03)', async () => {
  const us = await sandboxPerson(served.origin, 'us');
  expect(await set(us, candyDropCalls, true)).toBe('refused');
  expect(us.notices()).toHaveLength(1);
  expect(await stands(us, candyDropCalls)).toBe(false);
});
