import { type Decimal, decimal } from '@earnkit/core';
import { expect, test } from 'vitest';
import { namedExchange } from '../testing/namedExchange.ts';
import { byUnits } from './wealthOrders.ts';

const { signal } = new AbortController();
const request = (amount: string) => ({
  orderId: '71',
  productId: '401',
  projectType: 'asset-management' as const,
  asset: 'USDT',
  amount: decimal(amount),
});

/** A redemption at an exchange that says these units one after the other; `null` is no order, `undefined` an order without units. */
function redemption(...units: readonly (Decimal | null | undefined)[]) {
  const answers = [...units];
  const next = () => {
    const units = answers.shift();
    return units === null ? null : { units };
  };
  const { client } = namedExchange({ 'wealth.orderDetail': next });
  return byUnits<ReturnType<typeof request>>({ client, now: () => 5 }, ({ amount }) => ({ kind: 'redeem', units: amount }));
}

test('given a redemption of all units whose answer is lost, when the order is gone, then it is found', async () => {
  const { baseline, find } = redemption(decimal('10'), null);
  const before = await baseline(request('10'), signal);
  expect(await find(request('10'), before, signal)).toBe(5);
});

test('given a redemption of some units, when the order is gone, then the outcome stays unknown', async () => {
  const { baseline, find } = redemption(decimal('10'), null);
  const before = await baseline(request('4'), signal);
  await expect(find(request('4'), before, signal)).rejects.toThrow('does not tell');
});

test.each([
  ['no order', null],
  ['no units', undefined],
])('given %s before it is sent, then the units are not known, which is not zero', async (_name, units) => {
  await expect(redemption(units).baseline(request('10'), signal)).rejects.toThrow();
});

test('given an order whose units are not known, then the outcome stays unknown', async () => {
  const { baseline, find } = redemption(decimal('10'), undefined);
  const before = await baseline(request('10'), signal);
  await expect(find(request('10'), before, signal)).rejects.toThrow('does not say');
});
