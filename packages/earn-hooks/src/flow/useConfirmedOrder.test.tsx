import { type Assessment, decimal } from '@earnkit/core';
import { expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { steeredSpec } from '../testing/steeredSpec.ts';
import { testEarn } from '../testing/testEarn.ts';
import type { OrderSubject } from './defineOrder.ts';
import { useConfirmedOrder } from './useConfirmedOrder.ts';

type Request = OrderSubject & { readonly amount: ReturnType<typeof decimal> };

const readyOf = (asset: string): Assessment<Request> => ({ state: 'ready', request: { asset, amount: decimal('5') } });

/** An order of a coin that a person, or a visitor, confirms. */
async function confirming(person: string, assessmentOf: (asset: string) => Assessment<Request> = readyOf) {
  const { spec, sent, go } = steeredSpec<Request>();
  const askLogin = vi.fn<Earn['askLogin']>();
  const earn: Earn = { ...testEarn(namedExchange({}).client, person).earn, askLogin };
  const submission = vi.fn((_earn: Earn, _facts: OrderSubject) => spec);
  const order = { flow: ({ asset }: OrderSubject) => `test.order:${asset}` as const, submission };
  const screen = await renderInEarn(earn, (asset: string) => useConfirmedOrder(order, { asset }, assessmentOf(asset)), 'USDT');
  const { now, act } = screen;
  return { ...screen, earn, submission, sent, askLogin, confirm: () => act(() => now().submit()), go: () => act(() => go('succeeded')) };
}

test('given an order that is ready, when the person confirms it, then its request is sent', async () => {
  const { now, confirm, go, sent, askLogin, submission, earn } = await confirming('ada');
  expect(now()).toMatchObject({ assessment: readyOf('USDT'), submission: { status: { state: 'idle' } } });
  await confirm();
  expect(sent).toEqual([{ asset: 'USDT', amount: '5' }]);
  expect(now().submission.status.state).toBe('submitting');
  await go();
  expect(now().submission.status.state).toBe('succeeded');
  expect(askLogin).not.toHaveBeenCalled();
  expect(submission).toHaveBeenLastCalledWith(earn, { asset: 'USDT' });
});

test('given an order that is under way, when the screen turns to another coin, then that coin can be confirmed', async () => {
  const { now, confirm, sent, rerender } = await confirming('ada');
  await confirm();
  await rerender('BTC');
  expect(now().submission.status.state).toBe('idle');
  await confirm();
  expect(sent).toEqual([
    { asset: 'USDT', amount: '5' },
    { asset: 'BTC', amount: '5' },
  ]);
});

test('given a visitor, when they confirm an order, then they are asked to sign in, and nothing is sent (SH-08)', async () => {
  const { confirm, sent, askLogin } = await confirming('anonymous');
  await confirm();
  expect(askLogin).toHaveBeenCalledOnce();
  expect(sent).toEqual([]);
});

test.each([
  ['empty', { state: 'empty' }],
  ['not known', { state: 'unknown' }],
  ['blocked', { state: 'blocked', reasons: [] }],
] as const)('given an order that is %s, when the person confirms it, then nothing is sent', async (_state, assessment) => {
  const { now, confirm, sent, askLogin } = await confirming('ada', () => assessment);
  await confirm();
  expect(sent).toEqual([]);
  expect(now()).toMatchObject({ assessment, submission: { status: { state: 'idle' } } });
  expect(askLogin).not.toHaveBeenCalled();
});
