import { expect, test, vi } from 'vitest';
import type { Earn } from '../provider/earnContext.ts';
import { namedExchange } from '../testing/namedExchange.ts';
import { renderInEarn } from '../testing/renderInEarn.tsx';
import { testEarn } from '../testing/testEarn.ts';
import { useQuestion } from './useQuestion.ts';

/** The question of a list for a person, or for a visitor. */
async function listOf(person: string) {
  const askLogin = vi.fn<Earn['askLogin']>();
  const earnOf = (who: string): Earn => ({ ...testEarn(namedExchange({}).client, who).earn, askLogin });
  const screen = await renderInEarn(earnOf(person), () => useQuestion<{ readonly on: boolean }>(), undefined);
  return { ...screen, askLogin, signIn: (who: string) => screen.become(earnOf(who)) };
}

test('given a person, when they change a switch, then they are asked about that change until they close the question', async () => {
  const { now, act, askLogin } = await listOf('ada');
  expect(now().change).toBeUndefined();
  await act(() => now().ask({ on: true }));
  expect(now().change).toEqual({ on: true });
  await act(() => now().ask({ on: false }));
  expect(now().change).toEqual({ on: false });
  await act(() => now().dismiss());
  expect(now().change).toBeUndefined();
  expect(askLogin).not.toHaveBeenCalled();
});

test('given a visitor, when they change a switch, then they are asked to sign in and not about the change (SH-08)', async () => {
  const { now, act, askLogin } = await listOf('anonymous');
  await act(() => now().ask({ on: true }));
  expect(askLogin).toHaveBeenCalledOnce();
  expect(now().change).toBeUndefined();
});

test('given a visitor who has signed in, when they change a switch, then they are asked about the change', async () => {
  const { now, act, askLogin, signIn } = await listOf('anonymous');
  await signIn('ada');
  await act(() => now().ask({ on: true }));
  expect(now().change).toEqual({ on: true });
  expect(askLogin).not.toHaveBeenCalled();
});

test('given a question, when its list is rendered again, then what asks and what closes it are the same functions', async () => {
  const { now, rerender } = await listOf('ada');
  const { ask, dismiss } = now();
  await rerender(undefined);
  expect(now().ask).toBe(ask);
  expect(now().dismiss).toBe(dismiss);
});
