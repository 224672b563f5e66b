import type { Decimal } from '@earnkit/core';
import { and, eq } from 'drizzle-orm';
import type { User } from '../users.ts';
import type { Db } from '../database/openDatabase.ts';
import { lockAccounts, postTransfer } from '../ledger/ledger.ts';
import { lockOwn, move } from '../ledger/moves.ts';
import { cutTo8, fromUnits, UNIT } from '../units.ts';
import { needAmount, needBalance, needRedeemed, needUnlocked } from '../orders/checks.ts';
import { needWealthProduct, netValueAt } from './products.ts';
import { wealthRefusals } from './refusals.ts';
import { type WealthOrder, wealthOrders, wealthTrades } from './tables.ts';

/** Smallest part of a unit: 6 places (PW-14). */
const UNIT_STEP = 10n ** 12n;
const LEAST_UNITS = '0.000001';

/** What an amount buys at a net value, cut down to 6 places. */
const unitsBought = (amount: bigint, netValue: bigint): bigint => ((amount * UNIT) / netValue / UNIT_STEP) * UNIT_STEP;

/** What units are worth at a net value, cut down to 8 places. */
export const worthOf = (units: bigint, netValue: bigint): bigint => cutTo8((units * netValue) / UNIT);

/** Buys units out of the spot balance, at the net value of the hour in which the exchange takes the order. */
export async function purchase(tx: Db, user: User, at: number, order: { readonly pid: string; readonly amount: Decimal }): Promise<void> {
  const product = needWealthProduct(order.pid);
  needUnlocked(user);
  const amount = needAmount(order.amount, 8, product.minimum, product.asset);
  const { spot, wealth } = await lockOwn(tx, user.id, product.asset, ['spot', 'wealth']);
  needBalance(spot, amount);
  const netValue = netValueAt(product, at);
  const units = unitsBought(amount, netValue);
  await tx.insert(wealthOrders).values({ userId: user.id, productId: product.pid, openedAt: at }).onConflictDoNothing();
  const held = await lockOrder(tx, user.id, product.pid);
  const transferId = await move(tx, { kind: 'wealth-purchase', at, from: spot, to: wealth, amount });
  await keep(tx, held, { units: held.units + units, cost: held.cost + amount });
  await tx.insert(wealthTrades).values({ orderId: held.id, units, amount, netValue, at, transferId });
}

/**
 * Redeems units into the spot balance, at the net value of the hour in which the exchange takes the order. What they gained is
 * paid by the exchange, and what they lost goes to it.
 */
export async function redeem(tx: Db, user: User, at: number, order: { readonly pid: string; readonly unit: Decimal }): Promise<void> {
  const { pid, asset, ...product } = needWealthProduct(order.pid);
  needUnlocked(user);
  const own = { ownerId: user.id, asset };
  const keys = {
    spot: { ...own, kind: 'spot' },
    wealth: { ...own, kind: 'wealth' },
    house: { ownerId: null, asset, kind: 'house' },
  } as const;
  const account = await lockAccounts(tx, Object.values(keys));
  const held = await lockOrder(tx, user.id, pid);
  const units = needRedeemed(order.unit, 6, LEAST_UNITS, 'units', held.units);
  if (units > held.units) throw wealthRefusals.notEnoughUnits(fromUnits(held.units));
  const netValue = netValueAt({ pid, asset, ...product }, at);
  const paid = worthOf(units, netValue);
  const cost = units === held.units ? held.cost : cutTo8((held.cost * units) / held.units);
  const transferId = await postTransfer(tx, {
    kind: 'wealth-redeem',
    at,
    entries: [
      { accountId: account(keys.wealth).id, amount: -cost },
      { accountId: account(keys.spot).id, amount: paid },
      { accountId: account(keys.house).id, amount: cost - paid },
    ],
  });
  await keep(tx, held, { units: held.units - units, cost: held.cost - cost });
  await tx.insert(wealthTrades).values({ orderId: held.id, units: -units, amount: paid, netValue, at, transferId });
}

/** Locks a person's order of a product until the transaction ends. @throws Refusal where there is none. */
async function lockOrder(tx: Db, userId: number, productId: string): Promise<WealthOrder> {
  const own = and(eq(wealthOrders.userId, userId), eq(wealthOrders.productId, productId));
  const [held] = await tx.select().from(wealthOrders).where(own).for('update');
  if (held === undefined) throw wealthRefusals.noOrder();
  return held;
}

const keep = (tx: Db, { id }: WealthOrder, kept: Pick<WealthOrder, 'units' | 'cost'>): Promise<unknown> =>
  tx.update(wealthOrders).set(kept).where(eq(wealthOrders.id, id));

/** What the units of an order gained or lost since they were bought, in smallest steps. */
export const incomeOf = ({ units, cost }: Pick<WealthOrder, 'units' | 'cost'>, netValue: bigint): bigint => worthOf(units, netValue) - cost;

/** Average value of a unit when it was bought, cut down to 6 places; `undefined` without units. */
export const buyNetValue = ({ units, cost }: Pick<WealthOrder, 'units' | 'cost'>): bigint | undefined =>
  units === 0n ? undefined : ((cost * UNIT) / units / UNIT_STEP) * UNIT_STEP;

/** A number of a row as the database takes it; 0, which no row has, for text that is none. */
export const rowId = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);
