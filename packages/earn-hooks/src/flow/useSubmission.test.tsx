import { expect, test, vi } from 'vitest';
import { submissionKey } from '../submission/submission.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { steeredSpec } from '../testing/steeredSpec.ts';
import { testEarn } from '../testing/testEarn.ts';
import { useSubmission } from './useSubmission.ts';

/** A component that watches a submission. */
async function watching() {
  const steered = steeredSpec<string>();
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  const screen = await renderInEarn(earn, (name: string) => useSubmission(name, steered.spec), 'one');
  const { now, act } = screen;
  return {
    ...screen,
    ...steered,
    earn,
    state: () => now().status.state,
    send: (request: string) => act(() => now().submit(request)),
    go: (...state: Parameters<typeof steered.go>) => act(() => steered.go(...state)),
  };
}

test('given nothing was sent, then nothing is pending, and the messages are those of the write', async () => {
  const { now, spec } = await watching();
  expect(now()).toMatchObject({ status: { state: 'idle' }, pending: false });
  expect(now().messages).toBe(spec.messages);
});

test.each([
  ['submitting', true, []],
  ['checking', true, []],
  ['unresolved', true, []],
  ['refused', false, ['again']],
  ['succeeded', false, ['again']],
] as const)('given a submission that is %s, then pending is %s, and another press sends %j', async (reached, pending, more) => {
  const { now, act, send, go, sent } = await watching();
  await send('once');
  await go(reached);
  expect(now()).toMatchObject({ status: { state: reached, request: 'once' }, pending });
  await act(() => expect(now().submit('again')).toBe(more.length > 0));
  expect(sent).toEqual(['once', ...more]);
});

test('given a submission that was refused, when it is released, then it is idle', async () => {
  const { now, act, send, go, state } = await watching();
  await send('once');
  await go('refused');
  await act(() => now().release());
  expect(state()).toBe('idle');
});

test('given an unresolved submission, when the person checks again, then it is checked again', async () => {
  const { now, act, earn } = await watching();
  const checked = vi.spyOn(earn.submissions, 'checkAgain');
  await act(() => now().checkAgain());
  expect(checked.mock.calls).toEqual([[submissionKey(earn.scope, 'one')]]);
});

test('given a component that turns to another submission, then it watches, sends and releases that one', async () => {
  const { now, act, earn, rerender, send, go, state, spec } = await watching();
  const checked = vi.spyOn(earn.submissions, 'checkAgain');
  await send('once');
  await rerender('another');
  expect(state()).toBe('idle');
  await act(() => earn.submissions.submit(submissionKey(earn.scope, 'another'), spec, 'elsewhere'));
  expect(now().status).toMatchObject({ state: 'submitting', request: 'elsewhere' });
  await act(() => now().checkAgain());
  expect(checked.mock.calls).toEqual([[submissionKey(earn.scope, 'another')]]);
  await go('succeeded');
  await act(() => now().release());
  expect(state()).toBe('idle');
  await rerender('one');
  expect(now().status).toMatchObject({ state: 'submitting', request: 'once' });
});

test('given a component that is rendered again, then what checks and releases are the same functions', async () => {
  const { now, rerender } = await watching();
  const { checkAgain, release } = now();
  await rerender('one');
  expect(now().checkAgain).toBe(checkAgain);
  expect(now().release).toBe(release);
});

test('given an order that was sent before a reload, when a component shows it or turns to it, then the order is resumed', async () => {
  const { spec } = steeredSpec<string>();
  const { earn } = testEarn(namedExchange({}).client, 'ada');
  const resumed = vi.spyOn(earn.submissions, 'resume');
  const { rerender } = await renderInEarn(earn, (name: string) => useSubmission(name, spec), 'one');
  expect(resumed).toHaveBeenLastCalledWith(submissionKey(earn.scope, 'one'), spec);
  await rerender('another');
  expect(resumed).toHaveBeenLastCalledWith(submissionKey(earn.scope, 'another'), spec);
});
