import * as account from '@earnkit/core/account/contract';
import { type Decimal, decimal, subtract } from '@earnkit/core';
import type { WireDataOf } from '@earnkit/core/endpoint';
import { fixed, fixedVip, history, vouchers } from '@earnkit/core/simple-earn/contract';
import { HttpResponse, type HttpHandler, http } from 'msw';
import { fixedProductRows, specialProductRow, vipProductRow, voucherRows } from './fixedProductRows.ts';
import { fixedOrderRow, type OrderRow } from './fixedRows.ts';
import { mockEndpoint } from './mockEndpoint.ts';
import { saver } from './saver.ts';
import { STORY_NOW } from './simpleEarnRows.ts';

const DAY = 86_400;

type RecordRow = Extract<WireDataOf<typeof history.fixedHistory>, readonly unknown[]>[number];

/** A stateful mock of the exchange's fixed subscriptions. */
export interface FixedMock {
  /** Every executed subscription, oldest first, such as `130: 100, to flexible`. */
  readonly done: readonly string[];
  /** The handlers. A story puts its own before these. */
  readonly handlers: readonly HttpHandler[];
  /** Handlers that execute orders but lose the answers. */
  readonly losingAnswers: readonly HttpHandler[];
}

/** What a subscription sends. */
interface Sent {
  readonly product_id: string;
  readonly amount: Decimal;
  readonly reinvest_status: string;
  readonly redeem_account_type: string;
  readonly financial_rate_id?: string | undefined;
}

/**
 * An exchange that subscribes USDT: four terms for everyone, one for VIPs and a special one, 14,140.26 available, 15,000 left
 * of the personal quota, five vouchers, a person of VIP tier 6.
 */
export function mockFixed(): FixedMock {
  const done: string[] = [];
  const records: RecordRow[] = [];
  const orders: OrderRow[] = [];
  let available = decimal('14140.26');
  const everything = [...fixedProductRows, vipProductRow, specialProductRow];
  const carryOut = ({ product_id, amount, reinvest_status, redeem_account_type, financial_rate_id }: Sent): void => {
    const after = reinvest_status === '1' ? 'renews' : redeem_account_type === '1' ? 'to flexible' : 'to spot';
    done.push([`${product_id}: ${amount}`, after, financial_rate_id].filter(Boolean).join(', '));
    available = subtract(available, amount);
    const { lock_up_period: days, asset } = everything.find(({ id }) => id === product_id) ?? vipProductRow;
    const id = String(orders.length + 1);
    orders.unshift(
      fixedOrderRow({
        id,
        order_id: id,
        asset,
        product_id,
        principal: amount,
        create_time: STORY_NOW,
        finish_time: Math.floor(STORY_NOW / DAY + 1 + Number(days)) * DAY,
        lock_up_period: days,
      }),
    );
    records.unshift({ type: 1, asset: 'USDT', amount, unique_time: `order-${done.length}`, time_at: STORY_NOW, create_at: STORY_NOW });
  };
  const reads = [
    mockEndpoint(account.accountMode, { mode: 'classic', first_open: 0 }),
    mockEndpoint(account.fixedAvailable, () => ({ available })),
    mockEndpoint(account.fundingLock, { use_funding: 0, locked: 0 }),
    mockEndpoint(account.coinListing, { new_coin_start: null }),
    mockEndpoint(account.vip, { tier: 6 }),
    mockEndpoint(fixed.products, ({ type }) => ({ fixed_list: type === '2' ? [vipProductRow] : fixedProductRows, business_type: 0 })),
    mockEndpoint(fixed.product, ({ product_id }) => everything.find(({ id }) => id === product_id) ?? null),
    mockEndpoint(fixed.subscribeCheck, { is_able_subscribe: 1 }),
    mockEndpoint(fixed.upgradeWay, { recommend_type: 1, recommend_asset: 'GT', recommend_value: '1000' }),
    mockEndpoint(fixed.lendable, { lendable: '15000' }),
    mockEndpoint(fixedVip.lendable, { lendable: '-1' }),
    mockEndpoint(fixed.orders, () => ({ list: orders, total: orders.length })),
    mockEndpoint(fixedVip.orders, () => ({ list: orders, total: orders.length })),
    mockEndpoint(vouchers.vouchers, { list: voucherRows }),
    mockEndpoint(history.fixedHistory, () => ({ list: records, total: records.length })),
  ];
  const writes = [mockEndpoint(fixed.subscribe, carryOut), mockEndpoint(fixedVip.subscribe, carryOut)];
  const lost = [fixed.subscribe, fixedVip.subscribe].map(({ path }) =>
    http.post(`*${path}`, async ({ request }) => {
      const sent = Object.fromEntries(new URLSearchParams(await request.text()));
      carryOut({
        product_id: sent['product_id'] ?? '',
        amount: decimal(sent['amount'] ?? '0'),
        reinvest_status: sent['reinvest_status'] ?? '',
        redeem_account_type: sent['redeem_account_type'] ?? '',
        financial_rate_id: sent['financial_rate_id'],
      });
      return HttpResponse.error();
    }),
  );
  return { done, handlers: [...writes, ...reads, ...saver()], losingAnswers: [...lost, ...reads, ...saver()] };
}
