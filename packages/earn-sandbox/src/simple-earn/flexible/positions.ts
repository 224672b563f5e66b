import { sql } from 'drizzle-orm';
import type { Db } from '../../database/openDatabase.ts';
import type { AccountKey } from '../../ledger/ledger.ts';
import { openLedgerBatch } from '../../ledger/moves.ts';
import { type AccountKind, accounts } from '../../ledger/tables.ts';
import { HELD_OR_AUTO_EARN, type Holding, isAutoEarn, readHoldings } from './holdings.ts';
import { FLEXIBLE_PRODUCTS, type FlexibleProduct, flexibleProductOf } from './products.ts';
import { autoEarn, autoEarnAll, flexibleHoldings } from './tables.ts';

/** A holding while its hours are worked through. Its balances are those of its accounts; its earnings are kept up to date. */
export type Position = Awaited<ReturnType<typeof openPositions>>['items'][number];

/**
 * Locks and reads every holding that holds something or is lent into automatically, and starts a batch over its accounts.
 *
 * @param userId only this person's.
 */
export async function openPositions(tx: Db, userId?: number) {
  await makeAutoHoldings(tx, userId ?? null);
  const found = (await readHoldings(tx, userId, HELD_OR_AUTO_EARN, { lock: true })).flatMap((holding) => {
    const product = flexibleProductOf(holding.asset);
    return product === undefined ? [] : [{ holding, product }];
  });
  return openLedgerBatch(tx, found, keysOf);
}

/** The accounts of a position. Without a bonus, the last two repeat others and are not used. */
function keysOf({
  holding: { userId: ownerId },
  product: { asset, bonus },
}: {
  readonly holding: Holding;
  readonly product: FlexibleProduct;
}) {
  const own = (kind: AccountKind, of = asset): AccountKey => ({ ownerId, asset: of, kind });
  const house = (of = asset): AccountKey => ({ ownerId: null, asset: of, kind: 'house' });
  return {
    spot: own('spot'),
    lent: own('lent'),
    redeeming: own('redeeming'),
    house: house(),
    bonusSpot: own('spot', bonus?.asset),
    bonusHouse: house(bonus?.asset),
  };
}

/** Automatic lending needs a holding to lend into, also of coins never subscribed by hand. */
const makeAutoHoldings = (tx: Db, userId: number | null): Promise<unknown> => {
  const offered = JSON.stringify(FLEXIBLE_PRODUCTS.map((product) => product.asset));
  return tx.execute(
    sql`insert into ${flexibleHoldings} (user_id, asset)
        select owner_id, ${accounts.asset} from ${accounts} left join ${autoEarnAll} on ${autoEarnAll.userId} = owner_id
        left join ${autoEarn} on ${autoEarn.userId} = owner_id and ${autoEarn.asset} = ${accounts.asset}
        where kind = 'spot' and ${accounts.asset} in (select json_array_elements_text(${offered}::json)) and ${isAutoEarn}
          and (${userId}::bigint is null or owner_id = ${userId}::bigint)
        on conflict do nothing`,
  );
};
