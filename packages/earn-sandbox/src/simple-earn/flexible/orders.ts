import type { Decimal } from '@earnkit/core';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { User } from '../../users.ts';
import { awaitAll, sendAhead } from '../../database/connection.ts';
import type { Db } from '../../database/openDatabase.ts';
import { refusals } from '../../refusal.ts';
import { type LockedAccount, posting } from '../../ledger/ledger.ts';
import { lockOwn, move, transferOf } from '../../ledger/moves.ts';
import { fromUnits, greatest, least, toUnits } from '../../units.ts';
import { type BeginOrder, isLocked, needAmount, needBalance, needRedeemed, needUnlocked } from '../../orders/orderRoute.ts';
import { latestFirst } from '../../orders/latestFirst.ts';
import type { LockedQuota } from '../../orders/quotas.ts';
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
export const subscribe: BeginOrder<Order & { readonly rateYear: Decimal }> = async (tx, user, order) => {
  const product = needFlexibleProduct(order.asset);
  const { asset } = product;
  needUnlocked(user);
  const amount = needAmount(order.amount, 6, minLendOf(product, user.verified), asset);
  const rate = needRate(product, order.rateYear);
  const source = await lockForHolding(tx, user.id, asset);
  return (at) => putLocked(tx, source, { userId: user.id, asset, amount, at, rate, setsRate: true, subBusiness: 0 });
};

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

/** What a deposit is taken out of, where it goes, and how much of it is for sale. */
interface Source {
  readonly spot: LockedAccount;
  readonly lent: LockedAccount;
  readonly quota: LockedQuota;
}

async function lockForHolding(tx: Db, userId: number, asset: string): Promise<Source> {
  const [accounts, quota] = await awaitAll(lockOwn(tx, userId, asset, ['spot', 'lent']), flexibleQuotas.lock(tx, asset));
  return { ...accounts, quota };
}

/** Moves an amount from the spot account into a holding, within the balance and the quota, of which a refusal says what is left. */
export const putIntoHolding = async (tx: Db, deposit: Deposit): Promise<void> =>
  putLocked(tx, await lockForHolding(tx, deposit.userId, deposit.asset), deposit);

async function putLocked(tx: Db, { spot, lent, quota }: Source, deposit: Deposit): Promise<void> {
  const { asset, amount, at, setsRate, ...order } = deposit;
  needBalance(spot, amount);
  const counted = quota.take(amount);
  if (counted === undefined) {
    const left = (await flexibleQuotas.read(tx))(asset) ?? 0n;
    throw left < toUnits(needFlexibleProduct(asset).minLend) ? refusals.soldOut() : simpleEarnRefusals.quotaTaken(fromUnits(left), asset);
  }
  const post = setsRate ? postAtNewRate : postAtFirstRate;
  const transfer = transferOf({ kind: 'subscribe', at, from: spot, to: lent, amount });
  sendAhead(tx, post(tx, transfer, { ...order, asset, amount, quota: counted }));
}

const value = sql.placeholder;

/** A subscription with its transfer, and with its holding where there is none. */
const subscriptionPosting = (setsRate: boolean) =>
  posting<Pick<Deposit, 'userId' | 'asset' | 'amount' | 'rate' | 'subBusiness'> & { readonly quota: bigint }>(
    (db) => {
      const holding = db.insert(flexibleHoldings).values({ userId: value('userId'), asset: value('asset'), minRateYear: value('rate') });
      const target = [flexibleHoldings.userId, flexibleHoldings.asset];
      return setsRate
        ? holding.onConflictDoUpdate({ target, set: { minRateYear: sql`excluded.min_rate_year` } })
        : holding.onConflictDoNothing();
    },
    (db, transferId) =>
      db.insert(flexibleOrders).values({
        userId: value('userId'),
        asset: value('asset'),
        type: 1,
        mode: 'manual',
        amount: value('amount'),
        at: value('at'),
        finishedAt: value('at'),
        transferId,
        subBusiness: value('subBusiness'),
        quota: value('quota'),
      }),
  );

const postAtNewRate = subscriptionPosting(true);
const postAtFirstRate = subscriptionPosting(false);

/**
 * Redeems an amount: the free part goes to the spot balance at once, the part that borrowers hold is pending until the next
 * full hour and can be cancelled until then.
 */
export const redeem: BeginOrder<Order> = async (tx, user, order) => {
  const { asset } = needFlexibleProduct(order.asset);
  needUnlocked(user);
  const [{ spot, lent, redeeming }, [holding], quota] = await awaitAll(
    lockOwn(tx, user.id, asset, ['spot', 'lent', 'redeeming']),
    readHoldings(tx, user.id, undefined, { asset, lock: true }),
    flexibleQuotas.lock(tx, asset),
  );
  return async (at) => {
    if (holding === undefined) throw refusals.noHolding();
    const redeemable = greatest(lent.balance - holding.marginFrozen - holding.staked, 0n);
    const amount = needRedeemed(order.amount, 8, MIN_REDEEM, asset, redeemable);
    if (amount > redeemable) throw refusals.notRedeemable();
    // The amount that borrowers hold and that no redemption has claimed yet.
    const withBorrowers = greatest(holding.lentOut - redeeming.balance, 0n);
    const free = least(amount, greatest(redeemable - withBorrowers, 0n));
    const pending = amount - free;
    // What leaves at once was not there for the whole hour, so it earns nothing for it.
    const earning = least(holding.earning, lent.balance + redeeming.balance - free);
    const entries = [
      { accountId: lent.id, amount: -amount },
      { accountId: spot.id, amount: free },
      { accountId: redeeming.id, amount: pending },
    ];
    const finishedAt = pending === 0n ? at : null;
    const redemption = { userId: user.id, asset, amount, pending, finishedAt, holdingId: holding.id, earning, quota: quota.count(-amount) };
    sendAhead(tx, postRedemption(tx, { kind: 'redeem', at, entries }, redemption));
  };
};

/** What a redemption is written with, beside its transfer. */
type Redemption = Pick<typeof flexibleOrders.$inferSelect, 'userId' | 'asset' | 'amount' | 'pending' | 'finishedAt' | 'quota'> & {
  readonly holdingId: number;
  readonly earning: bigint;
};

/** A redemption with its transfer and what still earns of its holding. */
const postRedemption = posting<Redemption>(
  (db) =>
    db
      .update(flexibleHoldings)
      .set({ earning: sql`${sql.param(value('earning'), flexibleHoldings.earning)}` })
      .where(eq(flexibleHoldings.id, value('holdingId'))),
  (db, transferId) =>
    db.insert(flexibleOrders).values({
      userId: value('userId'),
      asset: value('asset'),
      type: 2,
      mode: 'manual',
      amount: value('amount'),
      pending: value('pending'),
      at: value('at'),
      finishedAt: value('finishedAt'),
      transferId,
      quota: value('quota'),
    }),
);

/** Cancels a pending amount, the latest redemption first (SE-F-32). */
export const cancelRedemption: BeginOrder<Order> = async (tx, user, order) => {
  const { asset } = needFlexibleProduct(order.asset);
  const amount = toUnits(order.amount);
  if (amount === 0n) throw refusals.badInput('The amount is zero.');
  const [{ lent, redeeming }, quota] = await awaitAll(lockOwn(tx, user.id, asset, ['lent', 'redeeming']), flexibleQuotas.lock(tx, asset));
  return async (at) => {
    if (redeeming.balance < amount) throw refusals.nothingToCancel();
    if (isLocked(user)) throw refusals.notRevocable();
    await move(tx, { kind: 'redeem-cancelled', at, from: redeeming, to: lent, amount });
    const open = await tx
      .select()
      .from(flexibleOrders)
      .where(and(eq(flexibleOrders.userId, user.id), eq(flexibleOrders.asset, asset), gt(flexibleOrders.pending, 0n)))
      .orderBy(asc(flexibleOrders.id))
      .for('update');
    for (const [redemption, back] of latestFirst(open, amount, ({ pending }) => pending)) {
      const pending = redemption.pending - back;
      await tx
        .update(flexibleOrders)
        .set({
          amount: redemption.amount - back,
          pending,
          quota: redemption.quota + quota.count(back),
          ...(pending === 0n ? { finishedAt: at } : {}),
        })
        .where(eq(flexibleOrders.id, redemption.id));
    }
  };
};

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
