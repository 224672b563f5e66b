import { HOUR } from '../../clock/clock.ts';
import type { Db } from '../../database/openDatabase.ts';
import { constantUnits, cutTo8, least, unitsText } from '../../ledger/units.ts';
import { type Book, writeBook } from './book.ts';
import { hourlyBonus, hourlyInterest } from './interest.ts';
import { loadPositions, type Position, type Positions, type Pot } from './positions.ts';
import { bonusStatus } from './products.ts';
import { rateYearUnits } from './rates.ts';

/**
 * Pays what is due at the full hours `from` to `to` (hours since 1970, both included): interest and bonus of the hour
 * before, then redemptions on their way, then automatic lending of what lies idle. Everything is worked out in memory
 * and written at once, interest and bonus of all these hours in one transfer, so that months take a moment; the key
 * (holding, hour) keeps any hour from being paid twice.
 *
 * @param userId only this person, while their world is being made.
 */
export async function settleHours(tx: Db, from: number, to: number, userId?: number): Promise<void> {
  if (to < from) return;
  const positions = await loadPositions(tx, userId);
  if (positions.list.length === 0) return;
  const book: Book = { transfers: [], payments: [], paid: new Map(), orders: [] };
  for (let hour = from; hour <= to; hour += 1) settleHour(hour, positions, book);
  await writeBook(tx, book, positions.list, to);
}

function settleHour(hour: number, { list, pot }: Positions, book: Book): void {
  const at = hour * HOUR;
  for (const position of list) payInterest(position, hour, pot, book);
  for (const position of list) {
    const { redeeming, spot, lent } = position;
    if (redeeming.balance > 0n) {
      const amount = redeeming.balance;
      book.transfers.push({
        kind: 'redeem-paid',
        at,
        entries: [
          { accountId: redeeming.account.id, amount: -amount },
          { accountId: spot.account.id, amount },
        ],
      });
      redeeming.balance = 0n;
      spot.balance += amount;
    }
    position.earning = lent.balance;
    position.lentOut = borrowedOf(position, hour);
    if (position.autoEarn) lendIdle(position, at, book);
  }
}

function payInterest(position: Position, hour: number, pot: Positions['pot'], book: Book): void {
  const { product } = position;
  const move = (target: Pot, amount: bigint): void => {
    target.balance += amount;
    book.paid.set(target.account.id, (book.paid.get(target.account.id) ?? 0n) + amount);
  };
  // What is on its way out earns nothing more, and what came in since the last full hour nothing yet.
  const principal = least(position.earning - position.redeeming.balance, position.lent.balance);
  const rate = rateYearUnits(product, hour);
  // Nobody borrows below the rate that the lender asks.
  if (principal <= 0n || rate < position.minRate) return;
  const interest = hourlyInterest(principal, rate);
  const pool = product.bonus !== undefined && bonusStatus(product.bonus, (hour - 1) * HOUR) === 1 ? product.bonus : undefined;
  const bonus = pool === undefined ? 0n : hourlyBonus(product.asset, pool, principal);
  position.lastRate = rate;
  if (interest === 0n && bonus === 0n) return;
  if (interest > 0n) {
    move(position.lent, interest);
    move(pot({ ownerId: null, asset: product.asset, kind: 'house' }), -interest);
    position.cumulative += interest;
  }
  if (pool !== undefined && bonus > 0n) {
    move(pot({ ownerId: position.userId, asset: pool.asset, kind: 'spot' }), bonus);
    move(pot({ ownerId: null, asset: pool.asset, kind: 'house' }), -bonus);
    position.bonusCumulative += bonus;
  }
  book.payments.push({
    holding_id: position.holdingId,
    hour,
    principal: unitsText(principal),
    rate_year: unitsText(rate),
    interest: unitsText(interest),
    bonus_asset: bonus > 0n ? (pool?.asset ?? null) : null,
    bonus: unitsText(bonus),
  });
}

/** What borrowers take for the coming hour: the coin's lent part, or nothing below the rate that the lender asks. */
const borrowedOf = ({ product, earning, minRate }: Position, hour: number): bigint =>
  rateYearUnits(product, hour + 1) < minRate ? 0n : cutTo8((earning * BigInt(product.lentPercent)) / 100n);

/** What lies idle is lent in whole millionths, from the product's least amount upwards (SE-A-01). */
function lendIdle(position: Position, at: number, book: Book): void {
  const step = 10n ** 12n;
  const amount = (position.spot.balance / step) * step;
  if (amount < constantUnits(position.product.minLend)) return;
  book.orders.push({
    user_id: position.userId,
    asset: position.product.asset,
    amount: unitsText(amount),
    at,
    transfer: book.transfers.length,
  });
  book.transfers.push({
    kind: 'auto-lend',
    at,
    entries: [
      { accountId: position.spot.account.id, amount: -amount },
      { accountId: position.lent.account.id, amount },
    ],
  });
  position.spot.balance -= amount;
  position.lent.balance += amount;
}
