import { decimal } from '@earnkit/core';
import { flexible } from '@earnkit/core/simple-earn/contract';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { type OrderRequest, defineOrder, storedOrder } from './flow/defineOrder.ts';
import type { RecentOrders } from './flow/recentOrders.ts';
import { testEarn } from './testing/testEarn.ts';
import { namedExchange } from './testing/namedExchange.ts';
import { ORDERS, type OrderFlow } from './orders.ts';

const sources = import.meta.glob<string>('./**/*Order.ts', { query: '?raw', import: 'default', eager: true });

const options = {
  name: 'test.order',
  endpoint: flexible.cancelRedemption,
  tone: 'warning',
  debounceMs: 200,
  hasForm: false,
  reconciliation: () => ({
    baseline: async (): Promise<RecentOrders> => ({ records: [], unreadable: [] }),
    find: async () => undefined,
    stored: v.object({ records: v.tuple([]), unreadable: v.tuple([]) }),
  }),
  stored: v.object(storedOrder),
  receipt: (request: OrderRequest) => request,
  invalidates: [],
} as const;

describe('the orders that a reload continues', () => {
  test('include every order that a slice defines', () => {
    const defined = Object.values(sources).flatMap((source) =>
      [...source.matchAll(/defineOrder\(\{\s*name: '([^']+)'/gu)].map(([, name]) => name),
    );
    expect(defined).not.toEqual([]);
    expect(ORDERS.map(({ name }) => name)).toEqual(expect.arrayContaining(defined));
  });

  test('have the names that their slices give them', () => {
    expectTypeOf<'flexible.redeem'>().toExtend<OrderFlow>();
    expectTypeOf<string>().not.toExtend<OrderFlow>();
  });

  test('do not compile without the facts of a reload', () => {
    // @ts-expect-error `restored` is missing: after a reload the order would be looked for without an end.
    const order = defineOrder(options);
    expect(order.name).toBe('test.order');
  });

  test('resume the submission of their kind when the page is reloaded', () => {
    const { earn } = testEarn(namedExchange({}).client, 'ada');
    const resumed = ORDERS.map((order) => {
      let call = '';
      order.restore(earn, { asset: 'USDT' }, (spec) => {
        call = spec.call;
      });
      return call;
    });
    expect(resumed).not.toContain('');
    expect(resumed).toEqual(expect.arrayContaining([flexible.subscribe.name, flexible.redeem.name, flexible.cancelRedemption.name]));
  });

  test('ignore a stored order of another coin', () => {
    const { earn } = testEarn(namedExchange({}).client, 'ada');
    const { remembered } = defineOrder({ ...options, restored: (subject) => subject }).submission(earn, { asset: 'USDT' });
    const read = (asset: string): boolean | undefined =>
      remembered && v.safeParse(remembered.request, { asset, amount: decimal('1') }).success;
    expect([read('USDT'), read('BTC')]).toEqual([true, false]);
  });
});
