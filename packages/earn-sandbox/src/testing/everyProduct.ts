import { decimal } from '@earnkit/core';
import * as wealth from '@earnkit/core/private-wealth/contract';
import { fixed, flexible } from '@earnkit/core/simple-earn/contract';
import * as softStaking from '@earnkit/core/soft-staking/contract';
import { deposit, happens, place, subscribe } from './fixedOrders.ts';
import { LINK, poolAt, redeem as redeemOfPool, stake as stakeInPool, SUI } from './launchpool.ts';
import { AVAX, GT, MINT, redeem, stake, TOKEN } from './staking.ts';
import type { TestPage } from './testSandbox.ts';

const DAY = 86_400;

/** Uses every product, so that each table has open and finished rows. @param page of the saver in a new sandbox. */
export async function useEveryProduct(page: TestPage): Promise<void> {
  for (const [asset, amount] of Object.entries({ USDT: '9000', USDC: '500', GT: '300', BTC: '2', ETH: '3', SOL: '20', AVAX: '5' }))
    await deposit(page, asset, amount);
  await page.call(flexible.subscribe, { asset: 'USDT', amount: decimal('300'), minAprFraction: '0.0001' });
  await happens(page, { event: 'sold-out', asset: 'USDC', left: '100' });
  await page.call(flexible.subscribe, { asset: 'USDC', amount: decimal('60'), minAprFraction: '0.0001' });
  await subscribe(page, '102', { amount: decimal('200') });
  const early = await place(page, '121', { amount: decimal('0.5') });
  await page.call(fixed.redeemEarly, { orderId: early });
  for (const holding of ['flexible', 'staking'] as const) await stakeInPool(page, poolAt(SUI, 1), '120', { holding });
  await stakeInPool(page, poolAt(SUI, 4), '0.7', { holding: 'fixed', periodDays: 7 });
  await stakeInPool(page, poolAt(LINK, 1), '70', { holding: 'fixed', periodDays: 30 });
  await stake(page, MINT, '400');
  await stake(page, AVAX, '4');
  await stake(page, GT, '90');
  await stake(page, TOKEN, '1');
  await page.call(wealth.purchase, { productId: '501', amount: decimal('500') });
  await page.call(softStaking.setSoftStaking, { on: true });
  await page.advance(9 * DAY);
  await page.call(wealth.redeem, { productId: '501', units: decimal('100') });
  await redeem(page, MINT, '100', { redeemAsset: 'USDC' });
  await redeem(page, GT, '20', { fast: true });
  await redeemOfPool(page, poolAt(SUI, 1), '50');
  await page.call(flexible.redeem, { asset: 'USDT', amount: decimal('3000'), currentAmount: undefined, lentAmount: undefined });
}
