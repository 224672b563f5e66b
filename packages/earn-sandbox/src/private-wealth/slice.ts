import { sql } from 'drizzle-orm';
import { decimal } from '@earnkit/core';
import { broughtBy, cutFraction, heldIn, type LedgerClaim, listed } from '../ledger/claims.ts';
import { WEALTH_PRODUCTS, needWealthProduct } from './products.ts';
import { wealthOrders as orders, wealthTrades as trades } from './tables.ts';
import { bringIn } from '../ledger/moves.ts';
import { toUnits } from '../units.ts';
import type { Seed, SeedStep, SandboxSlice } from '../slice.ts';
import { days } from '../worlds/worlds.ts';
import { purchase, redeem as redeemUnits } from './orders.ts';
import { wealthMigrations } from './migrations.ts';
import { wealthRoutes } from './routes.ts';

const products = listed(
  WEALTH_PRODUCTS.map(({ pid, asset }) => ({ pid, asset })),
  'pid text, asset text',
);

/** Trades with their orders and coins. */
const traded = sql`${trades} t join ${orders} o on o.id = t.order_id join ${products} on listed.pid = o.product_id`;

/** What private wealth says and the ledger has to say too. */
const wealthClaims: readonly LedgerClaim[] = [
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

/** Buys units with coins that are brought in for them. */
const buy = (hoursAgo: number, pid: string, amount: string): SeedStep => ({
  hoursAgo,
  run: async (tx, user, at) => {
    const { asset } = needWealthProduct(pid);
    await bringIn(tx, { at, to: { ownerId: user.id, asset, kind: 'spot' }, amount: toUnits(amount) });
    await purchase(tx, user, at, { pid, amount: decimal(amount) });
  },
});

const redeem = (hoursAgo: number, pid: string, unit: string): SeedStep => ({
  hoursAgo,
  run: (tx, user, at) => redeemUnits(tx, user, at, { pid, unit: decimal(unit) }),
});

/** The orders of each world. */
const wealthSeed: Seed = {
  steps: {
    saver: [buy(days(123), '501', '5000'), buy(days(40) + 5, '501', '1200.5')],
    vip5: [
      buy(days(740), '401', '250000'),
      buy(days(320), '502', '3.5'),
      redeem(days(200), '401', '40000'),
      buy(days(90), '401', '120000.75'),
    ],
  },
};

/** Private wealth and asset management: units whose value moves every hour. */
export const privateWealth: SandboxSlice = {
  name: 'private-wealth',
  migrations: wealthMigrations,
  routes: wealthRoutes,
  claims: wealthClaims,
  seed: wealthSeed,
};
