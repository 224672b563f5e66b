import { sql } from 'drizzle-orm';
import { type Db, rows } from '../../database/openDatabase.ts';
import { type AccountKey, lockAccounts, type LockedAccount } from '../../ledger/ledger.ts';
import { toUnits } from '../../ledger/units.ts';
import { FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf } from './products.ts';

/** A holding while its hours are worked through; amounts in smallest steps. */
export interface Position {
  readonly holdingId: number;
  readonly userId: number;
  readonly product: FlexibleProduct;
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

/** An account whose balance runs ahead of the database while hours are worked through. */
export interface Pot {
  readonly account: LockedAccount;
  balance: bigint;
}

/** All holdings that a full hour concerns, over shared pots. */
export interface Positions {
  readonly list: readonly Position[];
  readonly pot: (key: AccountKey) => Pot;
}

/**
 * Locks and reads every holding that holds something or is lent into automatically. Where a coin has a quota, it is for
 * those who subscribe by hand.
 *
 * @param userId only this person's.
 */
export async function loadPositions(tx: Db, userId: number | undefined): Promise<Positions> {
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
          coalesce(e.enabled, g.enabled, false) and not exists (select 1 from flexible_quotas q where q.asset = h.asset) as auto
        from flexible_holdings h left join auto_earn_all g on g.user_id = h.user_id
        left join auto_earn e on e.user_id = h.user_id and e.asset = h.asset
        where (${one}::bigint is null or h.user_id = ${one}::bigint)
          and (coalesce(e.enabled, g.enabled, false)
            or exists (select 1 from accounts a where a.owner_id = h.user_id and a.asset = h.asset and a.kind in ('lent', 'redeeming') and a.balance > 0))
        order by h.id for update of h`,
  );
  const known = holdings.flatMap((row) => {
    const product = flexibleProductOf(row.asset);
    return product === undefined ? [] : [{ row, product, owner: Number(row.user_id) }];
  });
  const keys = known.flatMap(({ product, owner }): AccountKey[] => [
    ...(['spot', 'lent', 'redeeming'] as const).map((kind) => ({ ownerId: owner, asset: product.asset, kind })),
    { ownerId: null, asset: product.asset, kind: 'house' },
    ...(product.bonus === undefined
      ? []
      : [
          { ownerId: owner, asset: product.bonus.asset, kind: 'spot' as const },
          { ownerId: null, asset: product.bonus.asset, kind: 'house' as const },
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
  const list = known.map(({ row, product, owner }): Position => ({
    holdingId: Number(row.id),
    userId: owner,
    product,
    minRate: toUnits(row.min_rate_year),
    lent: pot({ ownerId: owner, asset: product.asset, kind: 'lent' }),
    redeeming: pot({ ownerId: owner, asset: product.asset, kind: 'redeeming' }),
    spot: pot({ ownerId: owner, asset: product.asset, kind: 'spot' }),
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
  const offered = JSON.stringify(FLEXIBLE_PRODUCTS.map(({ asset }) => asset));
  return rows(
    tx,
    sql`insert into flexible_holdings (user_id, asset)
        select a.owner_id, a.asset from accounts a left join auto_earn_all g on g.user_id = a.owner_id
        left join auto_earn e on e.user_id = a.owner_id and e.asset = a.asset
        where a.kind = 'spot' and a.asset in (select json_array_elements_text(${offered}::json)) and coalesce(e.enabled, g.enabled, false)
          and (${one}::bigint is null or a.owner_id = ${one}::bigint)
        on conflict do nothing`,
  );
};
