import type { Decimal } from '@earnkit/core';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { User } from '../../account/tables.ts';
import type { Db } from '../../database/openDatabase.ts';
import { refusals } from '../../http/refusal.ts';
import { lockAccounts, postTransfer } from '../../ledger/ledger.ts';
import { fromUnits, greatest, least, toUnits } from '../../ledger/units.ts';
import { type FlexibleProduct, flexibleProductOf } from './products.ts';
import { fractionOf } from './rates.ts';
import { flexibleHoldings, flexibleOrders, flexibleQuotas } from './tables.ts';

/** Least redemption, in any coin. */
const MIN_REDEEM = '0.000001';

/** Largest minimum rate where the coin does not say, in percent (SE-F-03). */
const DEFAULT_MAX_RATE_PERCENT = '5';

const needProduct = (asset: string): FlexibleProduct => {
  const product = flexibleProductOf(asset);
  if (product === undefined) throw refusals.unknownCoin();
  return product;
};

const needFree = (user: User): void => {
  if (user.useFunding && user.fundingLocked) throw refusals.fundsLocked();
};

const needPlaces = (amount: Decimal, places: number): void => {
  if ((amount.split('.')[1]?.length ?? 0) > places) throw refusals.tooManyDecimals(places);
};

/** Refuses a least rate outside the coin's bounds. */
function needRate(product: FlexibleProduct, rateYear: Decimal): void {
  if (toUnits(rateYear) < toUnits(fractionOf(product.minRatePercent))) throw refusals.rateTooLow();
  if (toUnits(rateYear) > toUnits(fractionOf(product.maxRatePercent ?? DEFAULT_MAX_RATE_PERCENT))) throw refusals.rateTooHigh();
}

/** Takes an amount off the coin's quota, where it has one: never more than is left, however many buyers come at once. */
async function takeQuota(tx: Db, product: FlexibleProduct, amount: Decimal): Promise<void> {
  const [quota] = await tx.select().from(flexibleQuotas).where(eq(flexibleQuotas.asset, product.asset)).for('update');
  if (quota === undefined) return;
  if (toUnits(quota.remaining) < toUnits(amount)) throw refusals.soldOut();
  await tx
    .update(flexibleQuotas)
    .set({ remaining: fromUnits(toUnits(quota.remaining) - toUnits(amount)) })
    .where(eq(flexibleQuotas.asset, product.asset));
}

/** Subscribes an amount out of the spot balance; it earns from the next full hour (SE-F-36). */
export async function subscribe(
  tx: Db,
  user: User,
  at: number,
  order: { readonly asset: string; readonly amount: Decimal; readonly rateYear: Decimal },
): Promise<void> {
  const product = needProduct(order.asset);
  needFree(user);
  needPlaces(order.amount, 6);
  const amount = toUnits(order.amount);
  if (amount < toUnits(product.minLend)) throw refusals.belowMinimum(product.minLend, product.asset);
  needRate(product, order.rateYear);
  const account = await lockAccounts(
    tx,
    (['spot', 'lent'] as const).map((kind) => ({ ownerId: user.id, asset: product.asset, kind })),
  );
  const spot = account({ ownerId: user.id, asset: product.asset, kind: 'spot' });
  const lent = account({ ownerId: user.id, asset: product.asset, kind: 'lent' });
  if (spot.balance < amount) throw refusals.insufficientBalance();
  await takeQuota(tx, product, order.amount);
  // What is held already keeps the least rate its owner asked for; a later, lower one must not undercut it in silence.
  const minRateYear = lent.balance > 0n ? sql`greatest(${flexibleHoldings.minRateYear}, ${order.rateYear}::numeric)` : order.rateYear;
  await tx
    .insert(flexibleHoldings)
    .values({ userId: user.id, asset: product.asset, minRateYear: order.rateYear })
    .onConflictDoUpdate({ target: [flexibleHoldings.userId, flexibleHoldings.asset], set: { minRateYear } });
  const transferId = await postTransfer(tx, {
    kind: 'subscribe',
    at,
    entries: [
      { accountId: spot.id, amount: -amount },
      { accountId: lent.id, amount },
    ],
  });
  await tx
    .insert(flexibleOrders)
    .values({ userId: user.id, asset: product.asset, type: 1, mode: 'manual', amount: order.amount, at, finishedAt: at, transferId });
}

/**
 * Redeems an amount: what is free goes to the spot balance at once, what borrowers have is on its way until the next
 * full hour and can be called back until then.
 */
export async function redeem(tx: Db, user: User, at: number, order: { readonly asset: string; readonly amount: Decimal }): Promise<void> {
  const product = needProduct(order.asset);
  needFree(user);
  needPlaces(order.amount, 8);
  const amount = toUnits(order.amount);
  if (amount < toUnits(MIN_REDEEM)) throw refusals.belowMinimum(MIN_REDEEM, product.asset);
  const kinds = ['spot', 'lent', 'redeeming'] as const;
  const account = await lockAccounts(
    tx,
    kinds.map((kind) => ({ ownerId: user.id, asset: product.asset, kind })),
  );
  const [spot, lent, redeeming] = kinds.map((kind) => account({ ownerId: user.id, asset: product.asset, kind }));
  const [holding] = await tx
    .select()
    .from(flexibleHoldings)
    .where(and(eq(flexibleHoldings.userId, user.id), eq(flexibleHoldings.asset, product.asset)))
    .for('update');
  if (holding === undefined || spot === undefined || lent === undefined || redeeming === undefined) throw refusals.noHolding();
  const redeemable = greatest(lent.balance - toUnits(holding.marginFrozen), 0n);
  if (amount > redeemable) throw refusals.notRedeemable();
  // Of what borrowers have, this much has not been asked back yet.
  const withBorrowers = greatest(toUnits(holding.lentOut) - redeeming.balance, 0n);
  const free = least(amount, greatest(redeemable - withBorrowers, 0n));
  const pending = amount - free;
  const transferId = await postTransfer(tx, {
    kind: 'redeem',
    at,
    entries: [
      { accountId: lent.id, amount: -amount },
      { accountId: spot.id, amount: free },
      { accountId: redeeming.id, amount: pending },
    ],
  });
  // What leaves at once was not there for the whole hour, so it earns nothing for it.
  await tx
    .update(flexibleHoldings)
    .set({ earning: fromUnits(least(toUnits(holding.earning), lent.balance + redeeming.balance - free)) })
    .where(eq(flexibleHoldings.id, holding.id));
  await tx.insert(flexibleOrders).values({
    userId: user.id,
    asset: product.asset,
    type: 2,
    mode: 'manual',
    amount: order.amount,
    pending: fromUnits(pending),
    at,
    finishedAt: pending === 0n ? at : null,
    transferId,
  });
}

/** Calls an amount back that is on its way out, the latest redemption first (SE-F-32). */
export async function cancelRedemption(
  tx: Db,
  user: User,
  at: number,
  order: { readonly asset: string; readonly amount: Decimal },
): Promise<void> {
  const product = needProduct(order.asset);
  const amount = toUnits(order.amount);
  if (amount === 0n) throw refusals.badInput('The amount is zero.');
  const kinds = ['lent', 'redeeming'] as const;
  const account = await lockAccounts(
    tx,
    kinds.map((kind) => ({ ownerId: user.id, asset: product.asset, kind })),
  );
  const lent = account({ ownerId: user.id, asset: product.asset, kind: 'lent' });
  const redeeming = account({ ownerId: user.id, asset: product.asset, kind: 'redeeming' });
  if (redeeming.balance < amount) throw refusals.nothingToCancel();
  if (user.useFunding && user.fundingLocked) throw refusals.notRevocable();
  const transferId = await postTransfer(tx, {
    kind: 'redeem-cancelled',
    at,
    entries: [
      { accountId: redeeming.id, amount: -amount },
      { accountId: lent.id, amount },
    ],
  });
  const open = await tx
    .select()
    .from(flexibleOrders)
    .where(and(eq(flexibleOrders.userId, user.id), eq(flexibleOrders.asset, product.asset), gt(flexibleOrders.pending, '0')))
    .orderBy(desc(flexibleOrders.id))
    .for('update');
  let left = amount;
  for (const redemption of open) {
    if (left === 0n) break;
    const back = least(left, toUnits(redemption.pending));
    const pending = toUnits(redemption.pending) - back;
    await tx
      .update(flexibleOrders)
      .set({
        amount: fromUnits(toUnits(redemption.amount) - back),
        pending: fromUnits(pending),
        ...(pending === 0n ? { finishedAt: at } : {}),
      })
      .where(eq(flexibleOrders.id, redemption.id));
    left -= back;
  }
  if (left !== 0n) throw new Error(`Transfer ${transferId} cancels more than was on its way`);
}

/** Sets the least rate at which a holding is lent; it counts from the next payment on. */
export async function setMinRate(tx: Db, user: User, order: { readonly asset: string; readonly rateYear: Decimal }): Promise<void> {
  const product = needProduct(order.asset);
  needRate(product, order.rateYear);
  const changed = await tx
    .update(flexibleHoldings)
    .set({ minRateYear: order.rateYear })
    .where(and(eq(flexibleHoldings.userId, user.id), eq(flexibleHoldings.asset, product.asset)))
    .returning({ id: flexibleHoldings.id });
  if (changed.length === 0) throw refusals.noHolding();
}
