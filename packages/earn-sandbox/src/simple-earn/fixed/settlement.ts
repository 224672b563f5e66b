import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { groupBy } from '../../groupBy.ts';
import { insertRows, updateRows } from '../../database/batch.ts';
import type { ExchangeDays } from '../../exchangeDay.ts';
import { type Db, oneRow } from '../../database/openDatabase.ts';
import { type AccountKey, type Entry, lockAccounts, postTransfers } from '../../ledger/ledger.ts';
import type { AccountKind } from '../../ledger/tables.ts';
import { flexibleHoldings, flexibleOrders } from '../flexible/tables.ts';
import { type Offers, readOffers } from './offers.ts';
import { isInSeason, needFixedProduct } from './products.ts';
import { dueOf, maturityOf, orderOf } from './subscribe.ts';
import { type FixedOrder, fixedOrders, fixedQuotas, type RedeemMode } from './tables.ts';

/** What ends an order: it renews itself, or it is paid. */
interface Ending {
  readonly order: FixedOrder;
  readonly isRenewal: boolean;
}

const dueBy = (to: number, userId: number | undefined) =>
  and(lte(fixedOrders.dueAt, to), userId === undefined ? undefined : eq(fixedOrders.userId, userId));

/** When the next fixed order is due, of all people: one that serves a stake is due to the second (AMB-156). */
export const nextFixedArrival = sql`select min(${fixedOrders.dueAt}) from ${fixedOrders} where ${isNotNull(fixedOrders.dueAt)}`;

/** When the next fixed order is due, in unix seconds; `undefined` where none is up to `to`. */
export async function nextFixedDue(tx: Db, to: number, userId: number | undefined): Promise<number | undefined> {
  const select = sql`select min(${fixedOrders.dueAt}) as at from ${fixedOrders} where ${dueBy(to, userId)}`;
  const { at } = await oneRow<{ readonly at: number | string | null }>(tx, select);
  return at === null ? undefined : Number(at);
}

/**
 * Does what is due for fixed orders at a moment: renews them at maturity, pays them 30 minutes later, and pays what is
 * redeemed early. An order that cannot be renewed is paid as one without renewal, and keeps the reason (AMB-153).
 */
export async function settleFixed(tx: Db, calendar: ExchangeDays, at: number, userId: number | undefined): Promise<void> {
  const due = await tx.select().from(fixedOrders).where(dueBy(at, userId)).orderBy(fixedOrders.id).for('update');
  const offers = await readOffers(tx);
  const endings: Ending[] = [];
  for (const order of due) {
    const obstacle = order.reinvest ? await renew(tx, calendar, order, at, offers) : undefined;
    if (obstacle === undefined) endings.push({ order, isRenewal: order.reinvest });
    else {
      order.reinvest = false;
      order.redeemMode = obstacle;
      order.dueAt = dueOf(order);
    }
  }
  await pay(tx, endings, at);
  for (const [productId, ended] of groupBy(endings, ({ order }) => order.productId)) {
    await fixedQuotas.giveBack(
      tx,
      productId,
      ended.reduce((sum, { order }) => sum + order.quota, 0n),
    );
  }
  for (const { order, isRenewal } of endings) {
    order.dueAt = null;
    order.paidAt = at;
    if (isRenewal) continue;
    order.redeemMode ??= 'matured';
    order.redeemedAt ??= at;
  }
  await updateRows(tx, fixedOrders, ['reinvest', 'dueAt', 'redeemMode', 'redeemedAt', 'paidAt'], due);
}

/**
 * Creates the order of the renewal at the current rate, or returns the reason why it cannot. It never has a voucher. It takes quota as
 * every order does, before the order that it renews gives its own back.
 */
async function renew(tx: Db, calendar: ExchangeDays, order: FixedOrder, at: number, offers: Offers): Promise<RedeemMode | undefined> {
  const product = needFixedProduct(order.productId);
  if (!isInSeason(product, at)) return 'renewal-not-on-sale';
  const quota = await fixedQuotas.take(tx, product.id, order.principal);
  if (quota === undefined) return 'renewal-sold-out';
  const { userId, principal, redeemAccount } = order;
  const next = orderOf({
    userId,
    product,
    principal,
    rateYear: offers.rateOf(product),
    at,
    finishesAt: maturityOf(calendar, at, product),
    mode: 'renewal',
    reinvest: true,
    redeemAccount,
  });
  await tx.insert(fixedOrders).values({ ...next, quota });
  return undefined;
}

/** What one ending does to one account. */
interface Posting {
  readonly key: AccountKey;
  readonly amount: bigint;
}

/** Principal, interest and the voucher's go to the account of the order, a bonus to the spot account. Early redemption pays the principal alone. */
function postingsOf({ order, isRenewal }: Ending): readonly Posting[] {
  const { userId, asset, bonusAsset } = order;
  const own = (kind: AccountKind, of = asset): AccountKey => ({ ownerId: userId, asset: of, kind });
  const house = (of = asset): AccountKey => ({ ownerId: null, asset: of, kind: 'house' });
  const isEarly = order.redeemMode === 'early';
  const principal = isRenewal ? 0n : order.principal;
  const earned = isEarly ? 0n : earnedBy(order);
  const bonus = isEarly ? 0n : order.bonus;
  const ofBonus = bonusAsset === null ? [] : [posting(own('spot', bonusAsset), bonus), posting(house(bonusAsset), -bonus)];
  const account = order.redeemAccount === 'flexible' ? 'lent' : 'spot';
  return [posting(own('fixed'), -principal), posting(own(account), principal + earned), posting(house(), -earned), ...ofBonus];
}

const posting = (key: AccountKey, amount: bigint): Posting => ({ key, amount });

const earnedBy = ({ interest, voucherInterest }: FixedOrder): bigint => interest + voucherInterest;

/** Moves what the endings pay. What goes into flexible Simple Earn is a subscription there. */
async function pay(tx: Db, endings: readonly Ending[], at: number): Promise<void> {
  const paid = endings
    .map((ending) => ({ ...ending, postings: postingsOf(ending) }))
    .filter(({ postings }) => postings.some(({ amount }) => amount !== 0n));
  const keys = paid.flatMap(({ postings }) => postings.map(({ key }) => key));
  const account = await lockAccounts(tx, keys);
  const entriesOf = (postings: readonly Posting[]): readonly Entry[] => {
    // The bonus may be in the coin of the order, and so on the same accounts.
    const byAccount = new Map<number, bigint>();
    for (const { key, amount } of postings) byAccount.set(account(key).id, (byAccount.get(account(key).id) ?? 0n) + amount);
    return [...byAccount].map(([accountId, amount]) => ({ accountId, amount }));
  };
  const transfers = paid.map(({ isRenewal, postings }) => ({
    kind: isRenewal ? 'fixed-renewed' : 'fixed-paid',
    at,
    entries: entriesOf(postings),
  }));
  const ids = await postTransfers(tx, transfers);
  const orders = paid.flatMap(({ order, isRenewal }, index) => {
    if (isRenewal || order.redeemAccount === 'spot') return [];
    const { userId, asset, principal, subBusiness } = order;
    const common = { userId, asset, type: 1, mode: 'fixed' as const, at, finishedAt: at, subBusiness };
    return [{ ...common, amount: principal + earnedBy(order), transferId: ids[index] ?? 0 }];
  });
  await insertRows(tx, flexibleOrders, orders);
  if (orders.length === 0) return;
  const holdings = orders.map(({ userId, asset }) => ({ userId, asset }));
  await tx.insert(flexibleHoldings).values(holdings).onConflictDoNothing();
}
