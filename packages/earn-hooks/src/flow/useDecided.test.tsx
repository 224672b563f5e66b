import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type DecidedOptions, useDecided } from './useDecided.ts';

interface Terms {
  readonly rate: number | undefined;
}

interface Props extends DecidedOptions<Terms> {
  readonly now: Terms | undefined;
}

const changeOf = (decided: Terms, now: Terms): string | undefined =>
  decided.rate === undefined || now.rate === undefined || decided.rate === now.rate ? undefined : `${decided.rate} to ${now.rate}`;

const decide = (initialProps: Props) => renderHook((props?: Props) => useDecided(props?.now, changeOf, props ?? {}), { initialProps });

test('given terms that are read again, then the person is asked only about a change, until they accept it (R04)', async () => {
  const { result, rerender, act } = await decide({ now: undefined });
  expect(result.current).toMatchObject({ terms: undefined, change: undefined });
  await rerender({ now: { rate: 5 } });
  await rerender({ now: { rate: undefined } });
  expect(result.current).toMatchObject({ terms: { rate: undefined }, change: undefined });
  await rerender({ now: { rate: 5 } });
  await rerender({ now: { rate: 4 } });
  expect(result.current).toMatchObject({ terms: { rate: 5 }, change: '5 to 4' });
  await rerender({ now: { rate: 3 } });
  expect(result.current).toMatchObject({ terms: { rate: 5 }, change: '5 to 3' });
  await act(() => result.current.accept());
  expect(result.current).toMatchObject({ terms: { rate: 3 }, change: undefined });
});

test('given terms that cannot be read for a while, then the decided terms stay', async () => {
  const { result, rerender } = await decide({ now: { rate: 5 } });
  await rerender({ now: undefined });
  expect(result.current).toMatchObject({ terms: { rate: 5 }, change: undefined });
  await rerender({ now: { rate: 4 } });
  expect(result.current.change).toBe('5 to 4');
});

test('given two tabs, then each keeps its own decided terms until it is restarted', async () => {
  const { result, rerender, act } = await decide({ now: { rate: 5 }, tab: 'a' });
  await rerender({ now: { rate: 9 }, tab: 'b' });
  expect(result.current).toMatchObject({ terms: { rate: 9 }, change: undefined });
  await rerender({ now: { rate: 4 }, tab: 'a' });
  expect(result.current.change).toBe('5 to 4');
  await act(() => result.current.restart('a'));
  expect(result.current).toMatchObject({ terms: { rate: 4 }, change: undefined });
});

test('given terms that were decided on before a sign-in, when they have changed since, then the person is asked (SH-05, R04)', async () => {
  const { result } = await decide({ now: { rate: 4 }, before: { rate: 5 } });
  expect(result.current).toMatchObject({ terms: { rate: 5 }, change: '5 to 4' });
});
