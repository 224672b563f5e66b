import * as account from '@earnkit/core/account/contract';
import { type Decimal, add, decimal, subtract } from '@earnkit/core';
import type { WireDataOf } from '@earnkit/core/endpoint';
import { flexible, history } from '@earnkit/core/simple-earn/contract';
import type { HttpHandler } from 'msw';
import { HttpResponse, http } from 'msw';
import { mockEndpoint } from './mockEndpoint.ts';
import { saver } from './saver.ts';
import { STORY_NOW, holdingRow, productRow } from './simpleEarnRows.ts';

type RecordRow = Extract<WireDataOf<typeof history.flexibleHistory>, readonly unknown[]>[number];

/** A stateful mock of the exchange's orders. */
export interface FlexibleMock {
  /** Every executed order, oldest first: `subscribe 100`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that execute orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

const LADDER = [
  { left: '0', right: '500', apr: '0.06' },
  { left: '500', right: '5000', apr: '0.02' },
];

/**
 * An exchange that executes and records orders in USDT: 1,204.5 available, 500 held of which 380 is
 * borrowed, 30 in a revocable pending redemption. Each call returns a new one.
 */
export function mockFlexible(): FlexibleMock {
  const done: string[] = [];
  const records: RecordRow[] = [];
  let available = decimal('1204.5');
  let redeeming = decimal('30');
  const carryOut = (kind: 'subscribe' | 'redeem' | 'cancel', amount: Decimal): void => {
    done.push(`${kind} ${amount}`);
    if (kind === 'subscribe') available = subtract(available, amount);
    else redeeming = kind === 'redeem' ? add(redeeming, amount) : subtract(redeeming, amount);
    if (kind !== 'cancel') {
      records.unshift({
        type: kind === 'subscribe' ? 1 : 2,
        asset: 'USDT',
        amount,
        unique_time: `order-${done.length}`,
        time_at: STORY_NOW,
        create_at: STORY_NOW,
      });
    }
  };
  const reads = [
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.balances, ({ assets }) =>
      assets.map((asset) => ({ asset, outable: available, lend_earn_available: available, available, mode: 0 })),
    ),
    mockEndpoint(account.fundingLock, { use_funding: 0, locked: 0 }),
    mockEndpoint(flexible.product, ({ coin }) => [
      productRow({ asset: coin, is_open_award_pool: 1, ladder_apr: LADDER, product_asset_price: '1', bonus_asset_price: '1' }),
    ]),
    mockEndpoint(flexible.holdings, () => ({
      list: [
        holdingRow({
          asset: 'USDT',
          curr_amount: '500',
          lend_amount: '380',
          frozen_amount: redeeming,
          frozen_status: redeeming === '0' ? 0 : 1,
        }),
      ],
      total: 1,
    })),
    mockEndpoint(history.flexibleHistory, ({ type }) => ({
      list: records.filter((record) => record.type === type),
      total: records.length,
    })),
  ];
  const orders = [
    mockEndpoint(flexible.subscribe, ({ amount }) => carryOut('subscribe', amount)),
    mockEndpoint(flexible.redeem, ({ asset, amount }) => {
      carryOut('redeem', amount);
      return { asset, amount };
    }),
    mockEndpoint(flexible.cancelRedemption, ({ amount }) => carryOut('cancel', amount)),
  ];
  const lost = (
    [
      [flexible.subscribe.path, 'subscribe'],
      [flexible.redeem.path, 'redeem'],
      [flexible.cancelRedemption.path, 'cancel'],
    ] as const
  ).map(([path, kind]) =>
    http.post(`*${path}`, async ({ request }) => {
      carryOut(kind, decimal(new URLSearchParams(await request.text()).get('amount') ?? '0'));
      return HttpResponse.error();
    }),
  );
  return { done, handlers: [...orders, ...reads, ...saver()], losingAnswers: [...lost, ...reads, ...saver()] };
}
