import { sql } from 'drizzle-orm';
import { broughtBy, cutFraction, heldIn, type LedgerClaim, listed } from '../ledger/claims.ts';
import { WEALTH_PRODUCTS } from './products.ts';
import { wealthOrders as orders, wealthTrades as trades } from './tables.ts';

const products = listed(
  WEALTH_PRODUCTS.map(({ pid, asset }) => ({ pid, asset })),
  'pid text, asset text',
);

/** Trades with their orders and coins. */
const traded = sql`${trades} t join ${orders} o on o.id = t.order_id join ${products} on listed.pid = o.product_id`;

/** What private wealth says and the ledger has to say too. */
export const wealthClaims: readonly LedgerClaim[] = [
  {
    what: 'paid for units that are held',
    tables: sql`select o.user_id as owner_id, listed.asset, o.cost as amount from ${orders} o join ${products} on listed.pid = o.product_id`,
    ledger: heldIn('wealth'),
  },
  {
    what: 'units held',
    tables: sql`select user_id as owner_id, product_id as asset, units as amount from ${orders}`,
    ledger: sql`select o.user_id as owner_id, o.product_id as asset, t.units as amount from ${trades} t join ${orders} o on o.id = t.order_id`,
  },
  {
    what: 'purchases',
    tables: sql`select o.user_id as owner_id, listed.asset, t.amount from ${traded} where t.units > 0`,
    ledger: broughtBy(['wealth-purchase'], 'wealth'),
  },
  {
    what: 'redemptions',
    tables: sql`select o.user_id as owner_id, listed.asset, t.amount from ${traded} where t.units < 0`,
    ledger: broughtBy(['wealth-redeem'], 'spot'),
  },
  {
    what: 'units by their net value',
    tables: sql`select null as owner_id, order_id::text as asset, case when units > 0 then units else amount end as amount from ${trades}`,
    ledger: sql`select null as owner_id, order_id::text as asset, case
        when units > 0 then ${cutFraction(sql`amount`, sql`net_value`, 6)} else ${cutFraction(sql`-units * net_value`, sql`1`)} end as amount from ${trades}`,
  },
];
