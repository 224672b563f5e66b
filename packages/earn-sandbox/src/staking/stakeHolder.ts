import { asc, eq, and, gt } from 'drizzle-orm';
import type { StakingHolder } from '../orders/stakeHolders.ts';
import { lockOwn, move } from '../ledger/moves.ts';
import { needBalance } from '../orders/orderRoute.ts';
import { latestFirst } from '../orders/latestFirst.ts';
import { reservedInStaking } from './claims.ts';
import { findTarget, needTarget } from './products.ts';
import { DAY } from './rates.ts';
import { stakingRefusals } from './refusals.ts';
import { dueOf } from './rewards.ts';
import { rateFields } from './rows.ts';
import { stakeLots } from './tables.ts';

/**
 * Holds stakes of a launchpool in the first protocol of the coin's first product. They earn like any other stake, do not count towards
 * the product's limits and quotas, and can be redeemed here once they are released.
 */
export const stakingHolder: StakingHolder = {
  held: reservedInStaking,
  hold: async (tx, { user, at, asset, amount }) => {
    const { product, venue = product.venues[0] } = needTarget(asset, undefined);
    if (venue === undefined) throw stakingRefusals.noProtocol();
    const { spot, staked } = await lockOwn(tx, user.id, asset, ['spot', 'staked']);
    needBalance(spot, amount);
    await move(tx, { kind: 'stake', at, from: spot, to: staked, amount });
    const lot = { userId: user.id, pid: venue.pid, asset, at, earnsFrom: at + product.interestDays * DAY };
    await tx.insert(stakeLots).values({ ...lot, staked: amount, amount, reserved: amount, vip: false, dueAt: dueOf(lot, 1) });
  },
  release: async (tx, { userId, asset, amount }) => {
    const lots = await tx
      .select()
      .from(stakeLots)
      .where(and(eq(stakeLots.userId, userId), eq(stakeLots.asset, asset), gt(stakeLots.reserved, 0n)))
      .orderBy(asc(stakeLots.id))
      .for('update');
    for (const [lot, released] of latestFirst(lots, amount, ({ reserved }) => reserved))
      await tx
        .update(stakeLots)
        .set({ reserved: lot.reserved - released })
        .where(eq(stakeLots.id, lot.id));
  },
  rateOf: (asset, at) => {
    const venue = findTarget(asset, undefined)?.product.venues[0];
    return venue && rateFields(venue, at).base_rate;
  },
};
