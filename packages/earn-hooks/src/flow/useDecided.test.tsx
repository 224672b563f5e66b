import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { type DecidedOptions, isSame, useDecided, useFirstKnown } from './useDecided.ts';

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

test('given terms that were decided on before a sign-in and cannot be read, then they are the terms, in every tab', async () => {
  const before = { rate: 5 };
  const { result, rerender } = await decide({ now: undefined, before, tab: 'a' });
  expect(result.current).toMatchObject({ terms: before, change: undefined });
  await rerender({ now: { rate: 4 }, before, tab: 'b' });
  expect(result.current).toMatchObject({ terms: before, change: '5 to 4' });
});

test('given a rule of its own for what is followed, then only what it follows replaces the terms without a question', async () => {
  const follows = (decided: Terms, now: Terms): boolean => (now.rate ?? 0) > (decided.rate ?? 0);
  const { result, rerender } = await decide({ now: { rate: 5 }, follows });
  await rerender({ now: { rate: 6 }, follows });
  expect(result.current).toMatchObject({ terms: { rate: 6 }, change: undefined });
  await rerender({ now: { rate: 5 }, follows });
  expect(result.current).toMatchObject({ terms: { rate: 6 }, change: '6 to 5' });
});

test.each([
  ['accepted', 'accept'],
  ['restarted', 'restart'],
] as const)('given two tabs with a change, when the open one is %s, then only the other still asks', async (_what, does) => {
  const { result, rerender, act } = await decide({ now: { rate: 5 }, tab: 'a' });
  await rerender({ now: { rate: 9 }, tab: 'b' });
  await rerender({ now: { rate: 8 }, tab: 'b' });
  await act(() => result.current[does]());
  expect(result.current).toMatchObject({ terms: { rate: 8 }, change: undefined });
  await rerender({ now: { rate: 4 }, tab: 'a' });
  expect(result.current.change).toBe('5 to 4');
});

test('given a form without tabs, when it is restarted, then the terms on the screen are the new ones', async () => {
  const { result, rerender, act } = await decide({ now: { rate: 5 } });
  await rerender({ now: { rate: 4 } });
  expect(result.current.change).toBe('5 to 4');
  await act(() => result.current.restart());
  expect(result.current).toMatchObject({ terms: { rate: 4 }, change: undefined });
});

test('given terms that every render reads anew, then they are held once', async () => {
  let renders = 0;
  const { rerender } = await renderHook(() => {
    renders += 1;
    if (renders > 20) throw new Error('It is rendered without an end');
    return useDecided({ rate: 5 }, changeOf);
  });
  await rerender();
  // Each of the two is rendered once more at most.
  expect(renders).toBeLessThanOrEqual(4);
});

test.each([
  ['nothing at all', undefined, undefined, true],
  ['one text', 'USDT', 'USDT', true],
  ['two texts', 'USDT', 'BTC', false],
  ['equal terms', { rate: 5 }, { rate: 5 }, true],
  ['other terms', { rate: 5 }, { rate: 4 }, false],
  ['terms and nothing', { rate: 5 }, undefined, false],
])('given %s, then it is said whether they are the same', (_what, one, other, same) => expect(isSame(one, other)).toBe(same));

test('given a value that is not known at first, when it is read again, then the first known one stays', async () => {
  const { result, rerender } = await renderHook((now?: string) => useFirstKnown(now), {});
  expect(result.current).toBeUndefined();
  await rerender('first');
  expect(result.current).toBe('first');
  await rerender('second');
  expect(result.current).toBe('first');
  await rerender(undefined);
  expect(result.current).toBe('first');
});

test('given a value that is known at once, when another is read, then it stays', async () => {
  const { result, rerender } = await renderHook((now?: string) => useFirstKnown(now), { initialProps: 'first' });
  await rerender('second');
  expect(result.current).toBe('first');
});
