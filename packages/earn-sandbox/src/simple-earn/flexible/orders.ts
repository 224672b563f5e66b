import type { Decimal } from '@earnkit/core';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { User } from '../../account/tables.ts';
import { together } from '../../database/connection.ts';
import type { Db } from '../../database/openDatabase.ts';
import { refusals } from '../../http/refusal.ts';
import { postTransfer } from '../../ledger/ledger.ts';
import { lockOwn, move } from '../../ledger/moves.ts';
import { fromUnits, greatest, least, toUnits } from '../../ledger/units.ts';
import { isLocked, needAmount, needBalance, needUnlocked } from '../../orders/checks.ts';
import { fractionOf } from '../../rates/rate.ts';
import { simpleEarnRefusals } from '../refusals.ts';
import { readHoldings } from './holdings.ts';
import { type FlexibleProduct, minLendOf, needFlexibleProduct } from './products.ts';
import { flexibleHoldings, flexibleOrders, flexibleQuotas } from './tables.ts';

/** Least redemption, in any product. */
const MIN_REDEEM = '0.000001';

/** Largest minimum rate where the coin does not say, in percent (SE-F-03). */
const DEFAULT_MAX_RATE_PERCENT = '5';

/** What every order names. */
interface Order {
  readonly asset: string;
  readonly amount: Decimal;
}

/** Returns a least rate in smallest steps; refuses one outside the coin's bounds. */
function needRate(product: FlexibleProduct, rateYear: Decimal): bigint {
  const rate = toUnits(rateYear);
  if (rate < toUnits(fractionOf(product.minRatePercent))) throw refusals.rateTooLow();
  if (rate > toUnits(fractionOf(product.maxRatePercent ?? DEFAULT_MAX_RATE_PERCENT))) throw refusals.rateTooHigh();
  return rate;
}

/**
 * Subscribes an amount out of the spot balance; it earns from the next full hour (SE-F-36). The least rate that is sent counts
 * from now on for all of the holding, also where it is lower than before (AMB-147).
 */
export async function subscribe(tx: Db, user: User, at: number, order: Order & { readonly rateYear: Decimal }): Promise<void> {
  const product = needFlexibleProduct(order.asset);
  needUnlocked(user);
  const amount = needAmount(order.amount, 6, minLendOf(product, user.verified), product.asset);
  const rate = needRate(product, order.rateYear);
  await putIntoHolding(tx, { userId: user.id, asset: product.asset, amount, at, rate, setsRate: true, subBusiness: 0 });
}

/** What goes into a holding. */
interface Deposit {
  readonly userId: number;
  readonly asset: string;
  readonly amount: bigint;
  readonly at: number;
  /** Least rate of a holding that is made for it. */
  readonly rate: bigint;
  /** Whether the least rate also counts for a holding that is there. @default false */
  readonly setsRate?: boolean;
  /** Which other product it serves; 0 for none. */
  readonly subBusiness: number;
}

/** Moves an amount from the spot account into a holding, within the balance and the quota, of which a refusal says what is left. */
export async function putIntoHolding(tx: Db, { userId, asset, amount, at, rate, setsRate = false, subBusiness }: Deposit): Promise<void> {
  const [{ spot, lent }, isLeft] = await together(lockOwn(tx, userId, asset, ['spot', 'lent']), flexibleQuotas.take(tx, asset, amount));
  needBalance(spot, amount);
  if (!isLeft) {
    const left = (await flexibleQuotas.read(tx))(asset) ?? 0n;
    throw left < toUnits(needFlexibleProduct(asset).minLend) ? refusals.soldOut() : simpleEarnRefusals.quotaTaken(fromUnits(left), asset);
  }
  const holding = tx.insert(flexibleHoldings).values({ userId, asset, minRateYear: rate });
  const order = { userId, asset, type: 1, mode: 'manual' as const, amount, at, finishedAt: at, subBusiness };
  await move(tx, { kind: 'subscribe', at, from: spot, to: lent, amount }, [
    () =>
      setsRate
        ? holding.onConflictDoUpdate({ target: [flexibleHoldings.userId, flexibleHoldings.asset], set: { minRateYear: rate } })
        : holding.onConflictDoNothing(),
    (transferId) => tx.insert(flexibleOrders).values({ ...order, transferId }),
  ]);
}

/**
 * Redeems an amount: what is free goes to the spot balance at once, what borrowers have is on its way until the next
 * full hour and can be called back until then.
 */
export async function redeem(tx: Db, user: User, at: number, order: Order): Promise<void> {
  const { asset } = needFlexibleProduct(order.asset);
  needUnlocked(user);
  const amount = needAmount(order.amount, 8, MIN_REDEEM, asset);
  const { spot, lent, redeeming } = await lockOwn(tx, user.id, asset, ['spot', 'lent', 'redeeming']);
  const [holding] = await readHoldings(tx, user.id, undefined, { asset, lock: true });
  if (holding === undefined) throw refusals.noHolding();
  const redeemable = greatest(lent.balance - holding.marginFrozen - holding.staked, 0n);
  if (amount > redeemable) throw refusals.notRedeemable();
  // Of what borrowers have, this much has not been asked back yet.
  const withBorrowers = greatest(holding.lentOut - redeeming.balance, 0n);
  const free = least(amount, greatest(redeemable - withBorrowers, 0n));
  const pending = amount - free;
  // What leaves at once was not there for the whole hour, so it earns nothing for it.
  const earning = least(holding.earning, lent.balance + redeeming.balance - free);
  const finishedAt = pending === 0n ? at : null;
  const redemption = { userId: user.id, asset, type: 2, mode: 'manual' as const, amount, pending, at, finishedAt };
  const entries = [
    { accountId: lent.id, amount: -amount },
    { accountId: spot.id, amount: free },
    { accountId: redeeming.id, amount: pending },
  ];
  await postTransfer(tx, { kind: 'redeem', at, entries }, [
    () => tx.update(flexibleHoldings).set({ earning }).where(eq(flexibleHoldings.id, holding.id)),
    (transferId) => tx.insert(flexibleOrders).values({ ...redemption, transferId }),
  ]);
}

/** Calls an amount back that is on its way out, the latest redemption first (SE-F-32). */
export async function cancelRedemption(tx: Db, user: User, at: number, order: Order): Promise<void> {
  const { asset } = needFlexibleProduct(order.asset);
  const amount = toUnits(order.amount);
  if (amount === 0n) throw refusals.badInput('The amount is zero.');
  const { lent, redeeming } = await lockOwn(tx, user.id, asset, ['lent', 'redeeming']);
  if (redeeming.balance < amount) throw refusals.nothingToCancel();
  if (isLocked(user)) throw refusals.notRevocable();
  const transferId = await move(tx, { kind: 'redeem-cancelled', at, from: redeeming, to: lent, amount });
  const open = await tx
    .select()
    .from(flexibleOrders)
    .where(and(eq(flexibleOrders.userId, user.id), eq(flexibleOrders.asset, asset), gt(flexibleOrders.pending, 0n)))
    .orderBy(desc(flexibleOrders.id))
    .for('update');
  let left = amount;
  for (const redemption of open) {
    if (left === 0n) break;
    const back = least(left, redemption.pending);
    const pending = redemption.pending - back;
    await tx
      .update(flexibleOrders)
      .set({ amount: redemption.amount - back, pending, ...(pending === 0n ? { finishedAt: at } : {}) })
      .where(eq(flexibleOrders.id, redemption.id));
    left -= back;
  }
  if (left !== 0n) throw new Error(`Transfer ${transferId} cancels more than was on its way`);
}

/** Sets the least rate at which a holding is lent; it counts from the next payment on. */
export async function setMinRate(tx: Db, user: User, order: { readonly asset: string; readonly rateYear: Decimal }): Promise<void> {
  const product = needFlexibleProduct(order.asset);
  const changed = await tx
    .update(flexibleHoldings)
    .set({ minRateYear: needRate(product, order.rateYear) })
    .where(and(eq(flexibleHoldings.userId, user.id), eq(flexibleHoldings.asset, product.asset)))
    .returning({ id: flexibleHoldings.id });
  if (changed.length === 0) throw refusals.noHolding();
}
