import { type Decimal, decimal } from '@earnkit/core';
import { holdings, products, records, redemptions, stakes } from '@earnkit/core/staking/contract';
import type { TestPage } from './testSandbox.ts';

/** A place to stake: a coin, and a product or protocol of it. */
export interface TestStake {
  readonly asset: string;
  readonly pid: string;
}

/** Products of the tests, by what is particular to them. */
export const LIDO: TestStake = { asset: 'ETH', pid: '1011' };
export const ROCKET: TestStake = { asset: 'ETH', pid: '1012' };
export const TOKEN: TestStake = { asset: 'BTC', pid: '1101' };
export const MINT: TestStake = { asset: 'USDT', pid: '1201' };
export const SOL: TestStake = { asset: 'SOL', pid: '1301' };
export const AVAX: TestStake = { asset: 'AVAX', pid: '1401' };
export const TRX: TestStake = { asset: 'TRX', pid: '1501' };
export const CREDIT: TestStake = { asset: 'USDC', pid: '1601' };
export const GT: TestStake = { asset: 'GT', pid: '1701' };

/** Stakes an amount. */
export const stake = (page: TestPage, of: TestStake, amount: string) => page.call(stakes.stake, { ...of, amount: decimal(amount) });

/** Redeems an amount, in its own coin unless another is named. */
export const redeem = (
  page: TestPage,
  of: TestStake,
  amount: string,
  { fast = false, redeemAsset = of.asset }: { readonly fast?: boolean; readonly redeemAsset?: string } = {},
) => page.call(redemptions.redeem, { ...of, amount: decimal(amount), fast, redeemAsset });

/** What the person has there. */
export const heldOf = async (page: TestPage, of: TestStake): Promise<Decimal | undefined> =>
  (await page.read(products.user, of)).heldAmount;

/** A product's config. */
export async function productOf(page: TestPage, of: Partial<TestStake>) {
  const product = await page.read(products.product, of);
  if (product === null) throw new Error(`There is no product ${of.pid ?? of.asset}`);
  return product;
}

/** All rewards of a coin so far, the latest first. */
export async function rewardsOf(page: TestPage, asset: string, to = 4_000_000_000) {
  const { rows, unreadable, total = 0 } = await page.read(records.profits, { asset, page: 1, limit: 200, to });
  if (unreadable.length > 0 || total > rows.length) throw new Error(`${total} rewards, unreadable: ${JSON.stringify(unreadable)}`);
  return rows;
}

/** Holdings of all coins. */
export const holdingsOf = async (page: TestPage) => (await page.read(holdings.balances, {})).rows;
