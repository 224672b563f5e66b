import { decimal } from '@earnkit/core';
import * as account from '@earnkit/core/account/contract';
import { type FixedSubscribeInput, fixed, type fixedVip, history } from '@earnkit/core/simple-earn/contract';
import type { LedgerAudit } from '../ledger/audit.ts';
import type { TestPage, TestSandbox } from './testSandbox.ts';

let deposits = 0;

/** A new person without a history, with these balances. */
export async function personWith(box: TestSandbox, balances: Readonly<Record<string, string>>): Promise<TestPage> {
  const page = await box.freshPage('empty');
  for (const [asset, amount] of Object.entries(balances)) await deposit(page, asset, amount);
  return page;
}

/** Brings coins in from outside. */
export async function deposit(page: TestPage, asset: string, amount: string): Promise<void> {
  deposits += 1;
  await page.post('/sandbox/wallet/deposit', { clientId: `for-fixed-${deposits}`, asset, amount });
}

/** An order of 10 at the product's rate, paid into flexible Simple Earn; `more` changes it. */
export async function orderFor(page: TestPage, productId: string, more: Partial<FixedSubscribeInput> = {}): Promise<FixedSubscribeInput> {
  const product = await page.read(fixed.product, { id: productId });
  const aprFraction = product?.aprFraction ?? decimal('0');
  return { productId, amount: decimal('10'), aprFraction, reinvest: false, redeemAccount: 'flexible', ...more };
}

/** Sends {@link orderFor} and gives the answer. */
export const subscribe = async (
  page: TestPage,
  productId: string,
  more: Partial<FixedSubscribeInput> = {},
  calls = fixed as typeof fixedVip,
) => page.call(calls.subscribe, await orderFor(page, productId, more));

/** The person's active orders, the latest first. */
export const ordersOf = async (page: TestPage, calls = fixed as typeof fixedVip) => (await page.read(calls.orders, { limit: 50 })).rows;

/** Sends {@link orderFor}, which has to succeed, and gives the order's number. */
export async function place(page: TestPage, productId: string, more: Partial<FixedSubscribeInput> = {}): Promise<string> {
  await page.read(fixed.subscribe, await orderFor(page, productId, more));
  return (await ordersOf(page))[0]?.orderId ?? '';
}

/** What the person has free of a coin. */
export const spotOf = async (page: TestPage, asset: string) =>
  (await page.read(account.balances, { assets: [asset] })).rows[0]?.available ?? decimal('0');

/** Lets something happen at the exchange. */
export const happens = async (page: TestPage, event: Readonly<Record<string, unknown>>): Promise<number> =>
  ((await (await page.post('/sandbox/events', event)).json()) as { code: number }).code;

/** The fixed history, the latest record first. */
export const recordsOf = async (page: TestPage, query: Parameters<typeof history.fixedHistory.encode>[0] = {}) => {
  const { rows, unreadable } = await page.read(history.fixedHistory, { limit: 100, ...query });
  if (unreadable.length > 0) throw new Error(`Unreadable: ${JSON.stringify(unreadable)}`);
  return rows;
};

/** The ledger, added up and compared with the products, which has to find no damage. */
export async function ledgerOf(page: TestPage): Promise<LedgerAudit> {
  const { data } = (await (await page.fetch('/sandbox/ledger')).json()) as { data: LedgerAudit };
  if (data.damage !== null) throw new Error(`${data.damage}\n${JSON.stringify(data.differences, null, 1)}`);
  return data;
}
