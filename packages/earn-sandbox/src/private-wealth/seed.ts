import { decimal } from '@earnkit/core';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import type { Seed, SeedStep } from '../slice.ts';
import { days } from '../worlds/worlds.ts';
import { purchase, redeem as redeemUnits } from './orders.ts';
import { needWealthProduct } from './products.ts';

/** Buys units with coins that are brought in for them. */
const buy = (hoursAgo: number, pid: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const { asset } = needWealthProduct(pid);
    await bringIn(tx, { at, to: { ownerId: user.id, asset, kind: 'spot' }, amount: toUnits(amount) });
    await purchase(tx, user, at, { pid, amount: decimal(amount) });
  },
});

const redeem = (hoursAgo: number, pid: string, unit: string): SeedStep => ({
  hoursAgo,
  run: (tx, user, at) => redeemUnits(tx, user, at, { pid, unit: decimal(unit) }),
});

/** The orders of each world. */
export const wealthSeed: Seed = {
  steps: {
    saver: [buy(days(123), '501', '5000'), buy(days(40) + 5, '501', '1200.5')],
    vip5: [
      buy(days(740), '401', '250000'),
      buy(days(320), '502', '3.5'),
      redeem(days(200), '401', '40000'),
      buy(days(90), '401', '120000.75'),
    ],
  },
};
