import { decimal } from '@earnkit/core';
import { and, eq } from 'drizzle-orm';
import { toUnits } from '../../units.ts';
import { fractionOf } from '../../rates/rate.ts';
import type { Seed, SeedStep } from '../../slice.ts';
import { days } from '../../worlds/worlds.ts';
import { redeem as redeemOrder, subscribe as subscribeOrder } from './orders.ts';
import { flexibleProductOf } from './products.ts';
import { autoEarn, flexibleHoldings } from './tables.ts';

/** Subscribes at the least rate of the product. */
const subscribe = (hoursAgo: number, asset: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const rateYear = fractionOf(flexibleProductOf(asset)?.minRatePercent ?? '0');
    const carryOut = await subscribeOrder(tx, user, { asset, amount: decimal(amount), rateYear });
    await carryOut(at);
  },
});

const redeem = (hoursAgo: number, asset: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const carryOut = await redeemOrder(tx, user, { asset, amount: decimal(amount) });
    await carryOut(at);
  },
});

/** Turns automatic lending of a coin on. */
const lendIdle = (hoursAgo: number, asset: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user) => {
    await tx.insert(autoEarn).values({ userId: user.id, asset, enabled: true });
  },
});

/** Holdings that serve as collateral, by world (SE-F-24). */
const MARGIN_FROZEN: Readonly<Record<string, { readonly asset: string; readonly amount: string }>> = {
  unified: { asset: 'USDT', amount: '2500' },
  locked: { asset: 'USDT', amount: '3000' },
};

const STEPS: Seed['steps'] = {
  saver: [
    subscribe(days(124) + 3, 'USDT', '12000'),
    subscribe(days(118), 'BTC', '0.25'),
    subscribe(days(96) + 5, 'ETH', '3.5'),
    redeem(days(61), 'USDT', '2500'),
    subscribe(days(60), 'SOL', '40'),
    subscribe(days(44) + 7, 'GT', '120.5'),
    lendIdle(days(30), 'TRX'),
    subscribe(days(21), 'USDT', '3200.25'),
    redeem(days(6) + 2, 'SOL', '4.5'),
  ],
  unified: [subscribe(days(38), 'USDT', '9000'), subscribe(days(30), 'BTC', '0.4')],
  vip5: [subscribe(days(69), 'USDT', '2250000'), subscribe(days(50), 'BTC', '18.5'), subscribe(days(33), 'ETH', '320')],
  us: [subscribe(days(18), 'USDC', '1000')],
  restricted: [subscribe(days(10), 'USDT', '400')],
  locked: [subscribe(days(24), 'USDT', '5000'), redeem(0, 'USDT', '1500')],
  password: [subscribe(days(15), 'USDT', '1200'), subscribe(days(9), 'BTC', '0.05')],
  borrower: [subscribe(days(20), 'ETH', '5')],
};

/** The history of flexible Simple Earn in each world. */
export const flexibleSeed: Seed = {
  steps: STEPS,
  finish: async (tx, user) => {
    const frozen = MARGIN_FROZEN[user.world];
    if (frozen === undefined) return;
    await tx
      .update(flexibleHoldings)
      .set({ marginFrozen: toUnits(frozen.amount) })
      .where(and(eq(flexibleHoldings.userId, user.id), eq(flexibleHoldings.asset, frozen.asset)));
  },
};
