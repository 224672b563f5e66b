import { fundingLock } from '@earnkit/core/account/contract';
import { type Kit, OrdersImpossible } from './kit.ts';
import { orderLaunchpool } from './launchpool/orders.ts';
import type { Plan } from './plan.ts';
import { orderWealth } from './private-wealth/orders.ts';
import { turnNotifications } from './settings.ts';
import { keepLeastRate, turnAutoEarn } from './simple-earn/autoEarn.ts';
import { orderFixed } from './simple-earn/fixed.ts';
import { orderFlexible } from './simple-earn/flexible.ts';
import { switchSoftStaking } from './soft-staking/switch.ts';
import { orderStaking } from './staking/orders.ts';

/** What is gone through, with the calls that an exchange without it lacks. */
const PRODUCTS: readonly (readonly [call: string, order: (kit: Kit, plan: Plan, coins: readonly string[]) => Promise<void>])[] = [
  ['notifications.setLaunchpool', turnNotifications],
  ['autoEarn.set', turnAutoEarn],
  ['flexible.setMinLendApr', keepLeastRate],
  ['softStaking.set', switchSoftStaking],
  ['flexible.subscribe', orderFlexible],
  ['staking.stake', orderStaking],
  ['launchpool.stake', orderLaunchpool],
  ['wealth.purchase', orderWealth],
  ['fixed.subscribe', orderFixed],
];

/** Goes through the orders and settings of every product. */
export async function orderEverything(kit: Kit, plan: Plan, coins: readonly string[]): Promise<void> {
  const lock = await kit.read(fundingLock, { asset: coins[0] ?? 'USDT' });
  if (lock?.useFunding === true && lock.locked === true) return kit.skip('Orders: the funds of the account are locked.');
  try {
    for (const [call, order] of PRODUCTS) if (kit.has(call)) await order(kit, plan, coins);
  } catch (error) {
    if (!(error instanceof OrdersImpossible)) throw error;
    kit.skip(`Orders: ${error.message}`);
  }
}
