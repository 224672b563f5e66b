import { and, eq, sql } from 'drizzle-orm';
import { HOUR } from '../clock/clock.ts';
import { lockOwn, move } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import { needBalance } from '../orders/orderRoute.ts';
import type { FixedHolder, FlexibleHolder, StakeHolders } from '../orders/stakeHolders.ts';
import { fractionOf } from '../rates/rate.ts';
import { readOffers } from './fixed/offers.ts';
import { FIXED_PRODUCTS, type FixedProduct } from './fixed/products.ts';
import { flexibleProductOf, needFlexibleProduct, nextRate, openBonus } from './flexible/products.ts';
import { fixedRefusals } from './fixed/refusals.ts';
import { dueOf, orderOf } from './fixed/subscribe.ts';
import { fixedOrders } from './fixed/tables.ts';
import { flexibleHoldings } from './flexible/tables.ts';
import { putIntoHolding } from './flexible/orders.ts';

/** Names what belongs to a launchpool in the history (SE-H-03, AMB-092). */
const LAUNCHPOOL_BUSINESS = 12;

/** A stake is a subscription of the coin's flexible product at its least rate. The holding stores how much of it is staked. */
const flexible: FlexibleHolder = {
  held: sql`select user_id as owner_id, asset, staked as amount from ${flexibleHoldings} where staked > 0`,
  ratesOf: (asset, at) => {
    const product = flexibleProductOf(asset);
    if (product === undefined) return undefined;
    return { rateYear: nextRate(product, at), bonusRateYear: openBonus(product, at)?.rateYear ?? '0' };
  },
  hold: async (tx, { user, at, asset, amount }) => {
    const product = needFlexibleProduct(asset);
    const rate = toUnits(fractionOf(product.minRatePercent));
    await putIntoHolding(tx, { userId: user.id, asset, amount, at, rate, subBusiness: LAUNCHPOOL_BUSINESS });
    await tx
      .update(flexibleHoldings)
      .set({ staked: sql`${flexibleHoldings.staked} + ${amountParam(amount)}` })
      .where(holdingOf(user.id, asset));
  },
  release: async (tx, { userId, asset, amount }) => {
    await tx
      .update(flexibleHoldings)
      .set({ staked: sql`${flexibleHoldings.staked} - ${amountParam(amount)}` })
      .where(holdingOf(userId, asset));
  },
};

const amountParam = (amount: bigint) => sql`${sql.param(amount, flexibleHoldings.staked)}::numeric`;

const holdingOf = (userId: number, asset: string) => and(eq(flexibleHoldings.userId, userId), eq(flexibleHoldings.asset, asset));

const termOf = (asset: string, days: number): FixedProduct | undefined =>
  FIXED_PRODUCTS.find((product) => product.asset === asset && product.days === days && product.type === undefined);

/**
 * A stake is a fixed order at the rate of the moment. It ends to the second after its days, and is paid into flexible Simple Earn
 * as every order is, 30 minutes later (AMB-156). It cannot be changed, and takes nothing of the product's quotas.
 */
const fixed: FixedHolder = {
  held: sql`select user_id as owner_id, asset, principal as amount from ${fixedOrders} where sub_business = ${LAUNCHPOOL_BUSINESS} and paid_at is null`,
  readRates: async (db) => {
    const { rateOf } = await readOffers(db);
    return (asset, days) => {
      const product = termOf(asset, days);
      return product && rateOf(product);
    };
  },
  hold: async (tx, { user, at, asset, amount, days }) => {
    const product = termOf(asset, days);
    if (product === undefined) throw fixedRefusals.unknownProduct();
    const accounts = await lockOwn(tx, user.id, asset, ['spot', 'fixed']);
    needBalance(accounts.spot, amount);
    const rateYear = (await readOffers(tx)).rateOf(product);
    await move(tx, { kind: 'fixed-subscribe', at, from: accounts.spot, to: accounts.fixed, amount });
    const finishesAt = at + days * 24 * HOUR;
    const order = orderOf({
      userId: user.id,
      product,
      principal: amount,
      rateYear,
      at,
      finishesAt,
      mode: 'manual',
      reinvest: false,
      redeemAccount: 'flexible',
    });
    const returnsAt = dueOf({ finishesAt, reinvest: false });
    await tx.insert(fixedOrders).values({ ...order, dueAt: returnsAt, subBusiness: LAUNCHPOOL_BUSINESS });
    return { endsAt: finishesAt, returnsAt };
  },
};

/** Holds stakes of other products in flexible and fixed Simple Earn. */
export const simpleEarnHolders: Pick<StakeHolders, 'flexible' | 'fixed'> = { flexible, fixed };
