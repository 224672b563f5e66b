import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSteadyOrder } from './useSteadyOrder.ts';

const keyOf = (coin: string): string => coin;

interface Props {
  readonly rows: readonly string[];
  readonly question?: string;
  readonly settled?: boolean;
}

const rendered = async (first: Props) => {
  const { result, rerender } = await renderHook(
    ({ rows, question = 'rate', settled = true }: Props = first) => useSteadyOrder(rows, { question, settled, keyOf }),
    { initialProps: first },
  );
  return { shown: () => result.current, next: (props: Props) => rerender(props) };
};

test('given a figure that changes, then its row keeps its place until the person asks for another order', async () => {
  const { shown, next } = await rendered({ rows: ['USDT', 'BTC', 'ETH'] });
  await next({ rows: ['BTC', 'ETH', 'USDT'] });
  expect(shown()).toEqual(['USDT', 'BTC', 'ETH']);
  await next({ rows: ['BTC', 'ETH', 'USDT'], question: 'name' });
  expect(shown()).toEqual(['BTC', 'ETH', 'USDT']);
  // And what was asked for before is in the order of now as well.
  await next({ rows: ['ETH', 'BTC', 'USDT'] });
  expect(shown()).toEqual(['ETH', 'BTC', 'USDT']);
});

test('given figures that are not known yet, then their order is put right when they come, and kept from then on', async () => {
  const { shown, next } = await rendered({ rows: ['BTC', 'ETH', 'USDT'], settled: false });
  await next({ rows: ['USDT', 'ETH', 'BTC'] });
  expect(shown()).toEqual(['USDT', 'ETH', 'BTC']);
  await next({ rows: ['ETH', 'USDT', 'BTC'] });
  expect(shown()).toEqual(['USDT', 'ETH', 'BTC']);
});

test('given an order whose figures are read first, then the rows stay as they are until then', async () => {
  const { shown, next } = await rendered({ rows: ['USDT', 'BTC', 'ETH'] });
  await next({ rows: ['BTC', 'ETH', 'USDT'], question: 'value', settled: false });
  expect(shown()).toEqual(['USDT', 'BTC', 'ETH']);
  await next({ rows: ['ETH', 'USDT', 'BTC'], question: 'value' });
  expect(shown()).toEqual(['ETH', 'USDT', 'BTC']);
});

test('given rows that are in order, then the array is the same, so that nothing is drawn again', async () => {
  const rows = ['USDT', 'BTC'];
  const { shown } = await rendered({ rows });
  expect(shown()).toBe(rows);
});
