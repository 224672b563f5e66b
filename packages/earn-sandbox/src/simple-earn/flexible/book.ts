import { sql } from 'drizzle-orm';
import { HOUR } from '../../clock/clock.ts';
import type { Db } from '../../database/openDatabase.ts';
import { postTransfers, reserveIds, type Transfer } from '../../ledger/ledger.ts';
import { unitsText } from '../../ledger/units.ts';
import type { Position } from './positions.ts';
import { flexibleOrders } from './tables.ts';

/** What one holding earned in one hour. */
export interface Payment {
  readonly holding_id: number;
  readonly hour: number;
  readonly principal: string;
  readonly rate_year: string;
  readonly interest: string;
  readonly bonus_asset: string | null;
  readonly bonus: string;
}

/** A subscription made by automatic lending. */
export interface AutoOrder {
  readonly user_id: number;
  readonly asset: string;
  readonly amount: string;
  readonly at: number;
  /** Position of its transfer in the batch. */
  readonly transfer: number;
}

/** Everything that hours brought about, to be written at once. */
export interface Book {
  readonly transfers: Transfer[];
  readonly payments: Payment[];
  /** What the payments add up to, by account. */
  readonly paid: Map<number, bigint>;
  readonly orders: AutoOrder[];
}

/** Writes what the hours up to `to` brought about, in a handful of statements however many hours they were. */
export async function writeBook(tx: Db, book: Book, positions: readonly Position[], to: number): Promise<void> {
  const entries = [...book.paid].map(([accountId, amount]) => ({ accountId, amount }));
  const interest: Transfer[] = entries.length > 0 ? [{ kind: 'interest', at: to * HOUR, entries }] : [];
  const transferIds = await postTransfers(tx, [...book.transfers, ...interest]);
  if (book.payments.length > 0) {
    await tx.execute(
      sql`insert into flexible_settlements (holding_id, hour, user_id, asset, principal, rate_year, interest, bonus_asset, bonus, transfer_id)
          select h.id, hour, h.user_id, h.asset, principal, rate_year, interest, bonus_asset, bonus, ${transferIds.at(-1)}::bigint
          from json_to_recordset(${JSON.stringify(book.payments)}::json) as p(holding_id bigint, hour bigint,
            principal numeric(38,18), rate_year numeric(38,18), interest numeric(38,18), bonus_asset text, bonus numeric(38,18)) join flexible_holdings h on h.id = p.holding_id`,
    );
  }
  if (book.orders.length > 0) {
    const ids = await reserveIds(tx, flexibleOrders, book.orders.length);
    const orders = book.orders.map((order, index) => ({ ...order, transfer_id: transferIds[order.transfer], id: ids[index] }));
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
