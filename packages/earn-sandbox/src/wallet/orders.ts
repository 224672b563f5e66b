import { decimal, type Decimal } from '@earnkit/core';
import { and, eq, lte } from 'drizzle-orm';
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { listOf, type User } from '../users.ts';
import { HOUR } from '../clock/clock.ts';
import type { Coin } from '../coins/coins.ts';
import { opensAt } from '../coins/listings.ts';
import type { Db } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type AccountKey, lockAccounts, postTransfer } from '../ledger/ledger.ts';
import { bringIn, lockOwn, move } from '../ledger/moves.ts';
import { cutTo8, fromUnits, toUnits, UNIT } from '../units.ts';
import { needAmount, needBalance, needCoin } from '../orders/orderRoute.ts';

/*
 * What the demo's own pages do: deposit, transfer, buy. A real exchange does it elsewhere, so these are no documented
 * calls; the money they move is as real as any in here.
 */

/** Least movement, in any coin. */
const LEAST = '0.00000001';
/** Most a single deposit may be worth, in USDT. */
const MAX_DEPOSIT_USDT = '10000000';
/** Least and most a purchase may cost, in USDT. */
const MIN_SPEND = '1';
const MAX_SPEND = '1000000';

/** An account from and into which the demo moves coins. */
type OwnAccount = 'spot' | 'funding';

/** What was asked for. */
export type WalletOrder =
  | { readonly kind: 'deposit'; readonly asset: string; readonly amount: Decimal; readonly into: OwnAccount }
  | { readonly kind: 'transfer'; readonly asset: string; readonly amount: Decimal; readonly from: OwnAccount }
  | { readonly kind: 'buy'; readonly asset: string; readonly spend: Decimal };

/** What came of it. */
export interface WalletReceipt {
  readonly clientId: string;
  readonly kind: WalletOrder['kind'];
  readonly asset: string;
  /** What came in, or was moved. */
  readonly amount: string;
  /** Of a purchase: what it cost, in USDT. */
  readonly spent?: string;
  /** Of a purchase: USDT for one coin. */
  readonly price?: string;
  /** Sandbox time, unix seconds. */
  readonly at: number;
  readonly transferId: string;
}

/** How long the name of an order is known, in seconds of the exchange's time. */
const NAME_SECONDS = 24 * HOUR;

/** Orders by the name their sender gave them, so that one that is sent twice happens once. */
const walletOrders = pgTable(
  'wallet_orders',
  {
    userId: bigint('user_id', { mode: 'number' }).notNull(),
    clientId: text('client_id').notNull(),
    /** The order, to tell a repetition from another one under the same name. */
    asked: text('asked').notNull(),
    receipt: text('receipt'),
    /** Unix seconds. */
    at: bigint('at', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.clientId] })],
);

/**
 * Carries an order out, once: the same order under the same name gives the receipt of the first time, for a day.
 *
 * @throws Refusal for what cannot be done; nothing has moved then, and the name is free again.
 */
export async function takeWalletOrder(tx: Db, user: User, at: number, clientId: string, order: WalletOrder): Promise<WalletReceipt> {
  const asked = JSON.stringify(order);
  await tx.delete(walletOrders).where(lte(walletOrders.at, at - NAME_SECONDS));
  // Another one under way with this name is waited for.
  const [mine] = await tx.insert(walletOrders).values({ userId: user.id, clientId, asked, at }).onConflictDoNothing().returning();
  const which = and(eq(walletOrders.userId, user.id), eq(walletOrders.clientId, clientId));
  if (mine === undefined) {
    const [before] = await tx
      .select()
      .from(walletOrders)
      .where(and(which, eq(walletOrders.asked, asked)));
    if (!before?.receipt) throw refusals.otherOrder();
    return JSON.parse(before.receipt) as WalletReceipt;
  }
  const done = await carryOut(tx, user, at, order);
  const receipt: WalletReceipt = { clientId, kind: order.kind, asset: order.asset, at, ...done };
  await tx
    .update(walletOrders)
    .set({ receipt: JSON.stringify(receipt) })
    .where(which);
  return receipt;
}

type Done = Pick<WalletReceipt, 'amount' | 'spent' | 'price' | 'transferId'>;

async function carryOut(tx: Db, user: User, at: number, order: WalletOrder): Promise<Done> {
  const coin = needCoin(order.asset);
  switch (order.kind) {
    case 'deposit':
      return deposit(tx, user, at, coin, order);
    case 'transfer':
      return transfer(tx, user, at, coin, order);
    case 'buy':
      return buy(tx, user, at, coin, order.spend);
  }
}

/** Coins come from the world outside. */
async function deposit(
  tx: Db,
  user: User,
  at: number,
  coin: Coin,
  order: { readonly amount: Decimal; readonly into: OwnAccount },
): Promise<Done> {
  const amount = needAmount(order.amount, 8, LEAST, coin.asset);
  const most = cutTo8((toUnits(MAX_DEPOSIT_USDT) * UNIT) / toUnits(coin.price));
  if (amount > most) throw refusals.aboveMaximum(fromUnits(most), coin.asset);
  const transferId = await bringIn(tx, { at, to: { ownerId: user.id, asset: coin.asset, kind: order.into }, amount });
  return { amount: fromUnits(amount), transferId: String(transferId) };
}

/** Coins go from one of the person's accounts to the other; the US edition has one account alone (US-01). */
async function transfer(
  tx: Db,
  user: User,
  at: number,
  coin: Coin,
  order: { readonly amount: Decimal; readonly from: OwnAccount },
): Promise<Done> {
  if (user.edition === 'us') throw refusals.regionRestricted();
  const amount = needAmount(order.amount, 8, LEAST, coin.asset);
  const own = await lockOwn(tx, user.id, coin.asset, ['spot', 'funding']);
  const from = own[order.from];
  needBalance(from, amount);
  const transferId = await move(tx, { kind: 'transfer', at, from, to: own[order.from === 'spot' ? 'funding' : 'spot'], amount });
  return { amount: fromUnits(amount), transferId: String(transferId) };
}

/** A coin is bought with USDT at the market's price; what it brings is cut to 8 decimals. */
async function buy(tx: Db, user: User, at: number, coin: Coin, wanted: Decimal): Promise<Done> {
  if (coin.asset === 'USDT') throw refusals.badInput('USDT is not traded against itself.');
  if (listOf(user.restrictedMenu).includes('spot_trade')) throw refusals.regionRestricted();
  const opens = await opensAt(tx, coin.asset);
  if (opens !== undefined && at < opens) throw refusals.notListed(opens);
  const spend = needAmount(wanted, 8, MIN_SPEND, 'USDT');
  if (spend > toUnits(MAX_SPEND)) throw refusals.aboveMaximum(MAX_SPEND, 'USDT');
  const received = cutTo8((spend * UNIT) / toUnits(coin.price));
  if (received === 0n) throw refusals.belowMinimum(coin.price, 'USDT');
  const keyOf = (ownerId: number | null, asset: string): AccountKey => ({ ownerId, asset, kind: ownerId === null ? 'house' : 'spot' });
  const [paid, taken, given, got] = [keyOf(user.id, 'USDT'), keyOf(null, 'USDT'), keyOf(null, coin.asset), keyOf(user.id, coin.asset)];
  const account = await lockAccounts(tx, [paid, taken, given, got]);
  needBalance(account(paid), spend);
  const transferId = await postTransfer(tx, {
    kind: 'trade',
    at,
    entries: [
      { accountId: account(paid).id, amount: -spend },
      { accountId: account(taken).id, amount: spend },
      { accountId: account(given).id, amount: -received },
      { accountId: account(got).id, amount: received },
    ],
  });
  return { amount: fromUnits(received), spent: fromUnits(spend), price: decimal(coin.price), transferId: String(transferId) };
}
