import { readData } from '@earnkit/core/endpoint';
import { softStakingState } from '@earnkit/core/soft-staking/contract';
import { type ServedSandbox, serveSandbox } from '@earnkit/sandbox';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type SandboxPerson, sandboxPerson } from '../testing/sandboxPerson.ts';
import { submitted } from '../testing/submitted.ts';
import { type SoftStakingHost, softStakingSubmission } from './useSoftStakingSwitch.ts';

const SWITCH = '/apiw/v2/earn/soft-staking/switch';

let served: ServedSandbox;
let somebody: SandboxPerson;
beforeAll(async () => {
  served = await serveSandbox();
  somebody = await sandboxPerson(served.origin, 'empty');
});
afterAll(() => served.close());
beforeEach(async () => {
  await somebody.fault({ clear: true });
});

const isOn = async (): Promise<boolean | undefined> => {
  const read = readData(softStakingState, await somebody.read('/sandbox/soft-staking'));
  return 'data' in read ? read.data.on : undefined;
};

/** Switches while a dialog watches, and waits for the end. */
const switched = async (on: boolean, host: SoftStakingHost = {}) => {
  const { end, seen } = await submitted(somebody, softStakingSubmission(somebody.earn, host), { on });
  return { state: end.state, seen };
};

test('given a change, then it is sent as a boolean, reported to the host, and a toast tells it (SS-06 to SS-08, API-77)', async () => {
  const onChanged = vi.fn();
  expect((await switched(true, { onChanged })).state).toBe('succeeded');
  expect(somebody.sent.filter((line) => line.startsWith('POST'))).toEqual([`POST ${SWITCH} {"status":true}`]);
  expect([onChanged.mock.calls, await isOn()]).toEqual([[[true]], true]);
  expect((await switched(false, { onChanged })).state).toBe('succeeded');
  expect([onChanged.mock.lastCall, await isOn()]).toEqual([[false], false]);
  expect(somebody.notices()).toEqual(['success cryptoloan.enabledSuccessfully', 'success cryptoloan.disabledSuccessfully']);
});

test('given a refusal, then an error is shown and the host is not notified (SS-09)', async () => {
  await somebody.fault({ kind: 'code', code: '30499', message: 'Closed today.', path: SWITCH, times: 1 });
  const onChanged = vi.fn();
  expect((await switched(true, { onChanged })).state).toBe('refused');
  expect(somebody.notify).toHaveBeenLastCalledWith(expect.objectContaining({ tone: 'error', serverText: 'Closed today.' }));
  expect([onChanged.mock.calls.length, await isOn()]).toEqual([0, false]);
});

test('given a lost answer, then the host is asked for the state of the switch before anything is reported (SS-09, AMB-036)', async () => {
  await somebody.fault({ kind: 'lost-answer', path: SWITCH, method: 'POST', times: 1 });
  const onChanged = vi.fn();
  const { state, seen } = await switched(true, { readStatus: isOn, onChanged });
  expect([state, seen.includes('checking'), onChanged.mock.lastCall]).toEqual(['succeeded', true, [true]]);
});

test('given a lost answer and a host that does not know the state, then the outcome stays unknown', async () => {
  await somebody.fault({ kind: 'lost-answer', path: SWITCH, method: 'POST', times: 1 });
  expect((await switched(false)).state).toBe('unresolved');
  expect(await isOn()).toBe(false);
});
