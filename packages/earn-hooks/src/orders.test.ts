import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ORDERS } from './orders.ts';
import { KEPT_ORDERS, type KeptOrder } from './testing/keptOrders.ts';
import { namedExchange } from './testing/namedExchange.ts';
import { testEarn } from './testing/testEarn.ts';

test.each(ORDERS.map((kind) => [kind.name, kind] as const))(
  'given a %s that was sent before a reload, then the page reads back all that it kept, so that it finds the order and sends nothing (N07, N10)',
  (name, kind) => {
    const { request, baseline } = KEPT_ORDERS[name];
    const stored = JSON.parse(JSON.stringify({ request, baseline })) as KeptOrder;
    const { earn } = testEarn(namedExchange({}).client, 'ada');
    const read: unknown[] = [];
    kind.restore(earn, request, ({ remembered }) => {
      if (remembered) read.push(v.parse(remembered.request, stored.request), v.parse(remembered.baseline, stored.baseline));
    });
    expect(read).toEqual([request, baseline]);
  },
);
