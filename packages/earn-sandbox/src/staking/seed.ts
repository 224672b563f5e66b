import { decimal } from '@earnkit/core';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import type { Seed, SeedStep } from '../slice.ts';
import { days } from '../worlds/worlds.ts';
import { redeem } from './redeem.ts';
import { stake } from './stake.ts';
import { crowdHolders } from './tables.ts';

/** A stake of a world. What is staked is brought in for it, so nothing else has less. */
const put = (hoursAgo: number, pid: string, coin: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    await bringIn(tx, { at, to: { ownerId: user.id, asset: coin, kind: 'spot' }, amount: toUnits(amount) });
    await stake(tx, user, at, { side: 0, amount: decimal(amount), coin, pid });
  },
});

const take = (hoursAgo: number, pid: string, coin: string, amount: string, redeemCoin = coin): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    await redeem(tx, user, at, { side: 1, amount: decimal(amount), coin, pid, quick: 0, redeem_coin: redeemCoin });
  },
});

/** The stakes of each world. */
export const stakingSeed: Seed = {
  steps: {
    // What is paid in USDT would mix with the figures of Simple Earn.
    saver: [
      put(days(33), '1011', 'ETH', '3.4'),
      put(days(26), '1012', 'ETH', '1.2'),
      put(days(21), '1101', 'BTC', '0.12'),
      put(days(17), '1301', 'SOL', '7.53'),
      put(days(9), '1601', 'USDC', '400'),
      // One redemption that has arrived, and one that is on its way.
      take(days(8), '1011', 'ETH', '0.4'),
      take(days(1), '1301', 'SOL', '1'),
    ],
    unified: [put(days(12), '1101', 'BTC', '0.25')],
    vip5: [put(days(20), '1011', 'ETH', '64'), put(days(15), '1101', 'BTC', '4.5'), put(days(6), '1201', 'USDT', '250000')],
    us: [put(days(10), '1201', 'USDT', '500')],
  },
  finish: async (tx, user) => {
    if (user.world === 'unified') await tx.insert(crowdHolders).values({ userId: user.id }).onConflictDoNothing();
  },
};
