import { sql } from 'drizzle-orm';
import { HOUR } from '../../clock/clock.ts';
import { bonusStatus, type Coin, COINS, coinOf } from '../../coins/coins.ts';
import { rateYearUnits } from '../../coins/rates.ts';
import { type Db, rows } from '../../database/openDatabase.ts';
import { type AccountKey, lockAccounts, type LockedAccount, postTransfers, reserveIds, type Transfer } from '../../ledger/ledger.ts';
import type { AccountKind } from '../../ledger/tables.ts';
import { cutTo8, least, toUnits, unitsText } from '../../ledger/units.ts';
import { hourlyBonus, hourlyInterest } from './interest.ts';

/** A holding while its hours are worked through; amounts in smallest steps. */
interface Position {
  readonly holdingId: number;
  readonly userId: number;
  readonly coin: Coin;
  readonly minRate: bigint;
  readonly lent: Pot;
  readonly redeeming: Pot;
  readonly spot: Pot;
  readonly autoEarn: boolean;
  earning: bigint;
  lentOut: bigint;
  cumulative: bigint;
  bonusCumulative: bigint;
  lastRate: bigint | undefined;
}

interface Pot {
  readonly account: LockedAccount;
  balance: bigint;
}

interface Payment {
  readonly holding_id: number;
  readonly hour: number;
  readonly user_id: number;
  readonly asset: string;
  readonly principal: string;
  readonly rate_year: string;
  readonly interest: string;
  readonly bonus_asset: string | null;
  readonly bonus: string;
  /** Position of its transfer in the batch. */
  readonly transfer: number;
}

interface AutoOrder {
  readonly user_id: number;
  readonly asset: string;
  readonly amount: string;
  readonly at: number;
  readonly transfer: number;
}

interface Book {
  readonly transfers: Transfer[];
  readonly payments: Payment[];
  readonly orders: AutoOrder[];
}

/**
 * Pays what is due at the full hours `from` to `to` (hours since 1970, both included): interest and bonus of the hour
 * before, then redemptions on their way, then automatic lending of what lies idle. Everything is worked out in memory
 * and written at once, so that months take seconds; the key (holding, hour) keeps any hour from being paid twice.
 *
 * @param userId only this person, while their world is being made.
 */
export async function settleHours(tx: Db, from: number, to: number, userId?: number): Promise<void> {
  if (to < from) return;
  const positions = await loadPositions(tx, userId);
  if (positions.list.length === 0) return;
  const book: Book = { transfers: [], payments: [], orders: [] };
  for (let hour = from; hour <= to; hour += 1) settleHour(hour, positions, book);
  await write(tx, book, positions.list, to);
}

interface Positions {
  readonly list: readonly Position[];
  readonly pot: (key: AccountKey) => Pot;
}

function settleHour(hour: number, { list, pot }: Positions, book: Book): void {
  const at = hour * HOUR;
  const paid = new Map<number, bigint>();
  const move = (target: Pot, amount: bigint): void => {
    target.balance += amount;
    paid.set(target.account.id, (paid.get(target.account.id) ?? 0n) + amount);
  };
  for (const position of list) payInterest(position, hour, pot, move, book);
  if (paid.size > 0) book.transfers.push({ kind: 'interest', at, entries: entriesOf(paid) });
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

function payInterest(
  position: Position,
  hour: number,
  pot: Positions['pot'],
  move: (target: Pot, amount: bigint) => void,
  book: Book,
): void {
  const { coin } = position;
  const principal = least(position.earning, position.lent.balance);
  const rate = rateYearUnits(coin, hour);
  // Nobody borrows below the rate that the lender asks.
  if (principal <= 0n || rate < position.minRate) return;
  const interest = hourlyInterest(principal, rate);
  const pool = coin.bonus !== undefined && bonusStatus(coin.bonus, (hour - 1) * HOUR) === 1 ? coin.bonus : undefined;
  const bonus = pool === undefined ? 0n : hourlyBonus(coin, pool, principal);
  position.lastRate = rate;
  if (interest === 0n && bonus === 0n) return;
  if (interest > 0n) {
    move(position.lent, interest);
    move(pot({ ownerId: null, asset: coin.asset, kind: 'house' }), -interest);
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
    user_id: position.userId,
    asset: coin.asset,
    principal: unitsText(principal),
    rate_year: unitsText(rate),
    interest: unitsText(interest),
    bonus_asset: bonus > 0n ? (pool?.asset ?? null) : null,
    bonus: unitsText(bonus),
    transfer: book.transfers.length,
  });
}

/** What borrowers take for the coming hour: the coin's lent part, or nothing below the rate that the lender asks. */
const borrowedOf = ({ coin, earning, minRate }: Position, hour: number): bigint =>
  rateYearUnits(coin, hour + 1) < minRate ? 0n : cutTo8((earning * BigInt(coin.lentPercent)) / 100n);

/** What lies idle is lent in whole millionths, from the product's least amount upwards (SE-A-01). */
function lendIdle(position: Position, at: number, book: Book): void {
  const step = 10n ** 12n;
  const amount = (position.spot.balance / step) * step;
  if (amount < toUnits(position.coin.minLend)) return;
  book.orders.push({
    user_id: position.userId,
    asset: position.coin.asset,
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

const entriesOf = (moved: ReadonlyMap<number, bigint>): Transfer['entries'] =>
  [...moved].map(([accountId, amount]) => ({ accountId, amount }));

async function loadPositions(tx: Db, userId: number | undefined): Promise<Positions> {
  const one = userId ?? null;
  await makeAutoHoldings(tx, one);
  const holdings = await rows<{
    id: string | number;
    user_id: string | number;
    asset: string;
    earning: string;
    cumulative: string;
    bonus_cumulative: string;
    min_rate_year: string;
    last_rate_year: string | null;
    auto: boolean;
  }>(
    tx,
    sql`select h.id, h.user_id, h.asset, h.earning, h.cumulative, h.bonus_cumulative, h.min_rate_year, h.last_rate_year,
          coalesce(e.enabled, u.auto_earn_all) as auto
        from flexible_holdings h join users u on u.id = h.user_id
        left join auto_earn e on e.user_id = h.user_id and e.asset = h.asset
        where (${one}::bigint is null or h.user_id = ${one}::bigint)
          and (coalesce(e.enabled, u.auto_earn_all)
            or exists (select 1 from accounts a where a.owner_id = h.user_id and a.asset = h.asset and a.kind in ('lent', 'redeeming') and a.balance > 0))
        order by h.id for update of h`,
  );
  const known = holdings.flatMap((row) => {
    const coin = coinOf(row.asset);
    return coin === undefined ? [] : [{ row, coin, owner: Number(row.user_id) }];
  });
  const keys = known.flatMap(({ coin, owner }): AccountKey[] => [
    ...(['spot', 'lent', 'redeeming'] as const).map((kind: AccountKind) => ({ ownerId: owner, asset: coin.asset, kind })),
    { ownerId: null, asset: coin.asset, kind: 'house' },
    ...(coin.bonus === undefined
      ? []
      : [
          { ownerId: owner, asset: coin.bonus.asset, kind: 'spot' as const },
          { ownerId: null, asset: coin.bonus.asset, kind: 'house' as const },
        ]),
  ]);
  if (keys.length === 0)
    return {
      list: [],
      pot: () => {
        throw new Error('No accounts were asked for');
      },
    };
  const accountOf = await lockAccounts(tx, keys);
  const pots = new Map<number, Pot>();
  const pot = (key: AccountKey): Pot => {
    const account = accountOf(key);
    let found = pots.get(account.id);
    if (found === undefined) {
      found = { account, balance: account.balance };
      pots.set(account.id, found);
    }
    return found;
  };
  const list = known.map(({ row, coin, owner }): Position => ({
    holdingId: Number(row.id),
    userId: owner,
    coin,
    minRate: toUnits(row.min_rate_year),
    lent: pot({ ownerId: owner, asset: coin.asset, kind: 'lent' }),
    redeeming: pot({ ownerId: owner, asset: coin.asset, kind: 'redeeming' }),
    spot: pot({ ownerId: owner, asset: coin.asset, kind: 'spot' }),
    autoEarn: row.auto,
    earning: toUnits(row.earning),
    lentOut: 0n,
    cumulative: toUnits(row.cumulative),
    bonusCumulative: toUnits(row.bonus_cumulative),
    lastRate: row.last_rate_year === null ? undefined : toUnits(row.last_rate_year),
  }));
  return { list, pot };
}

/** Automatic lending needs a holding to lend into, also of coins never subscribed by hand. */
const makeAutoHoldings = (tx: Db, one: number | null): Promise<unknown> => {
  const offered = JSON.stringify(COINS.map((coin) => coin.asset));
  return rows(
    tx,
    sql`insert into flexible_holdings (user_id, asset)
        select a.owner_id, a.asset from accounts a join users u on u.id = a.owner_id
        left join auto_earn e on e.user_id = a.owner_id and e.asset = a.asset
        where a.kind = 'spot' and a.asset in (select json_array_elements_text(${offered}::json)) and coalesce(e.enabled, u.auto_earn_all)
          and (${one}::bigint is null or a.owner_id = ${one}::bigint)
        on conflict do nothing`,
  );
};

async function write(tx: Db, book: Book, positions: readonly Position[], to: number): Promise<void> {
  const transferIds = await postTransfers(tx, book.transfers);
  const withTransfer = <Row extends { readonly transfer: number }>(row: Row) => ({ ...row, transfer_id: transferIds[row.transfer] });
  if (book.payments.length > 0) {
    await tx.execute(
      sql`insert into flexible_settlements (holding_id, hour, user_id, asset, principal, rate_year, interest, bonus_asset, bonus, transfer_id)
          select holding_id, hour, user_id, asset, principal, rate_year, interest, bonus_asset, bonus, transfer_id
          from json_to_recordset(${JSON.stringify(book.payments.map(withTransfer))}::json) as p(holding_id bigint, hour bigint, user_id bigint, asset text,
            principal numeric(38,18), rate_year numeric(38,18), interest numeric(38,18), bonus_asset text, bonus numeric(38,18), transfer_id bigint)`,
    );
  }
  if (book.orders.length > 0) {
    const ids = await reserveIds(tx, 'flexible_orders', book.orders.length);
    const orders = book.orders.map((order, index) => ({ ...withTransfer(order), id: ids[index] }));
    await tx.execute(
      sql`insert into flexible_orders (id, user_id, asset, type, mode, amount, at, finished_at, transfer_id)
          select id, user_id, asset, 1, 'auto', amount, at, at, transfer_id
          from json_to_recordset(${JSON.stringify(orders)}::json) as o(id bigint, user_id bigint, asset text, amount numeric(38,18), at bigint, transfer_id bigint)`,
    );
  }
  const states = positions.map((position) => ({
    id: position.holdingId,
    earning: unitsText(position.earning),
    lent_out: unitsText(position.lentOut),
    cumulative: unitsText(position.cumulative),
    bonus_cumulative: unitsText(position.bonusCumulative),
    last_rate_year: position.lastRate === undefined ? null : unitsText(position.lastRate),
  }));
  await tx.execute(
    sql`update flexible_holdings h set earning = s.earning, lent_out = s.lent_out, cumulative = s.cumulative, bonus_cumulative = s.bonus_cumulative, last_rate_year = s.last_rate_year
        from json_to_recordset(${JSON.stringify(states)}::json) as s(id bigint, earning numeric(38,18), lent_out numeric(38,18), cumulative numeric(38,18), bonus_cumulative numeric(38,18), last_rate_year numeric(38,18))
        where h.id = s.id`,
  );
  const owners = JSON.stringify([...new Set(positions.map((position) => position.userId))]);
  await tx.execute(
    sql`update flexible_orders o set pending = 0, finished_at = (o.at / ${HOUR}::bigint + 1) * ${HOUR}::bigint
        where o.pending > 0 and o.at < ${to * HOUR}::bigint and o.user_id in (select value::bigint from json_array_elements_text(${owners}::json))`,
  );
}
