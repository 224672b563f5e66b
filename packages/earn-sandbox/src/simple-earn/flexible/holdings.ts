import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/openDatabase.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { autoEarn, autoEarnAll, flexibleHoldings as holdings, flexibleQuotas } from './tables.ts';

const { table: quotas } = flexibleQuotas;
const lent = balanceOf('lent', holdings.userId, holdings.asset);
const redeeming = balanceOf('redeeming', holdings.userId, holdings.asset);

/** Whether a coin is lent automatically: by the coin's own switch, else by the person's switch for all coins. */
export const isAutoEarn = sql<boolean>`coalesce(${autoEarn.enabled}, ${autoEarnAll.enabled}, false)`;

/** Holdings that hold something, for {@link readHoldings}. */
export const HELD = sql`(${lent} > 0 or ${redeeming} > 0)`;

/** Holdings that a full hour concerns, for {@link readHoldings}. */
export const HELD_OR_AUTO_EARN = sql`(${isAutoEarn} or ${HELD})`;

/**
 * Reads holdings with their balances from the ledger, in the order in which they were made.
 *
 * @param userId only this person's; `undefined` for everybody's.
 * @param condition on the holdings, such as {@link HELD}.
 * @param options.lock locks the holdings until the transaction ends.
 */
export async function readHoldings(
  db: Db,
  userId: number | undefined,
  condition: SQL | undefined,
  { asset, lock = false }: { readonly asset?: string | undefined; readonly lock?: boolean } = {},
) {
  const query = db
    .select({
      ...getTableColumns(holdings),
      /** What earns. */
      lent,
      /** What is on its way out. */
      redeeming,
      autoEarn: isAutoEarn,
      hasQuota: sql<boolean>`exists (select 1 from ${quotas} where ${quotas.key} = ${holdings.asset} and ${quotas.room} is not null)`,
    })
    .from(holdings)
    .leftJoin(autoEarnAll, eq(autoEarnAll.userId, holdings.userId))
    .leftJoin(autoEarn, and(eq(autoEarn.userId, holdings.userId), eq(autoEarn.asset, holdings.asset)))
    .where(
      and(
        userId === undefined ? undefined : eq(holdings.userId, userId),
        asset === undefined ? undefined : eq(holdings.asset, asset),
        condition,
      ),
    )
    .orderBy(holdings.id);
  return lock ? query.for('update', { of: holdings }) : query;
}

/** A holding as it stands. Amounts in smallest steps. */
export type Holding = Awaited<ReturnType<typeof readHoldings>>[number];
