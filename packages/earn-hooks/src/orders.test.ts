import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ORDERS } from './orders.ts';
import { type KeptOrder, keptOrder } from './testing/keptOrders.ts';
import { namedExchange } from './testing/namedExchange.ts';
import { testEarn } from './testing/testEarn.ts';

test.each(ORDERS.map((kind) => [kind.name, kind] as const))(
  'given a %s that was sent before a reload, then the page reads back all that it kept, so that it finds the order and sends nothing (N07, N10)',
  (name, kind) => {
    const { request, baseline } = keptOrder(name);
    const stored = JSON.parse(JSON.stringify({ request, baseline })) as Pick<KeptOrder, 'request' | 'baseline'>;
    const { earn } = testEarn(namedExchange({}).client, 'ada');
    const read: unknown[] = [];
    kind.restore(earn, request, ({ remembered }) => {
      if (remembered) read.push(v.parse(remembered.request, stored.request), v.parse(remembered.baseline, stored.baseline));
    });
    expect(read).toEqual([request, baseline]);
  },
);

test.each(ORDERS.map((kind) => [kind.name, kind] as const))(
  'given a %s that is refused, then it has its tone, and its words for locked funds (AMB-005, SH-49, SH-52, SH-56, SH-57)',
  (name, kind) => {
    const { request, tone, redeems } = keptOrder(name);
    const { earn } = testEarn(namedExchange({}).client, 'ada');
    const seen: unknown[] = [];
    kind.restore(earn, request, ({ messages }) => seen.push([messages.tone, messages.locked]));
    expect(seen).toEqual([[tone, redeems ? 'lend_earn.notredeem.toast' : 'lend_earn.notsubscribe.toast']]);
  },
);
