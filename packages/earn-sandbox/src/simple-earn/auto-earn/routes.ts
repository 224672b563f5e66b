import { autoEarn as calls } from '@earnkit/core/simple-earn/contract';
import { eq, sql } from 'drizzle-orm';
import { listOf, type User } from '../../users.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database, Db } from '../../database/openDatabase.ts';
import { statement } from '../../database/statement.ts';
import { refusals } from '../../refusal.ts';
import { type Exchange, privateRoute } from '../../http/route.ts';
import { bit } from '../../http/wire.ts';
import { FLEXIBLE_PRODUCTS, flexibleProductOf, needFlexibleProduct } from '../flexible/products.ts';
import { autoEarn, autoEarnAll } from '../flexible/tables.ts';

const RESTRICTED = 'api_lendEarn_order';

/** Whether a person may lend automatically: not in a region with the restriction (AMB-101), nor in the US edition (US-04). */
export const hasAutoEarn = ({ edition, restrictedBusiness }: User): boolean =>
  edition !== 'us' && !listOf(restrictedBusiness).includes(RESTRICTED);

/** A person's switches of automatic lending. */
export interface AutoEarnSwitches {
  /** The switch for all coins. */
  readonly all: boolean;
  /** Whether a coin is lent automatically: its own switch, else the one for all coins. */
  readonly isOn: (asset: string) => boolean;
}

/** A switch as the database gives it; without a coin it is the one for all. */
interface SwitchRow {
  readonly asset: string | null;
  readonly enabled: boolean;
}

const findSwitches = statement<SwitchRow, { readonly userId: number }>((db) =>
  db
    .select({ asset: autoEarn.asset, enabled: autoEarn.enabled })
    .from(autoEarn)
    .where(eq(autoEarn.userId, sql.placeholder('userId')))
    .unionAll(
      db
        .select({ asset: sql<string>`null::text`, enabled: autoEarnAll.enabled })
        .from(autoEarnAll)
        .where(eq(autoEarnAll.userId, sql.placeholder('userId'))),
    ),
);

/** Reads a person's switches of automatic lending. */
export async function readAutoEarn(db: Db, userId: number): Promise<AutoEarnSwitches> {
  const found = await findSwitches(db, { userId });
  const own = new Map(found.map(({ asset, enabled }) => [asset, enabled]));
  const all = own.get(null) ?? false;
  return { all, isOn: (asset) => own.get(asset) ?? all };
}

/** Serves the switches of automatic lending; the lending itself is done at each full hour by the settlement. */
export function autoEarnRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  privateRoute(exchange, calls.autoEarnStatus, async ({ user, wire }) => {
    const asked = (wire.assets ?? '').split(',').filter((asset) => asset !== '');
    const switches = await readAutoEarn(database.db, user.id);
    const shown =
      asked.length > 0
        ? asked.filter((asset) => flexibleProductOf(asset) !== undefined)
        : FLEXIBLE_PRODUCTS.map((product) => product.asset);
    return { status: Object.fromEntries(shown.map((asset) => [asset, bit(switches.isOn(asset))])), global_status: bit(switches.all) };
  });

  privateRoute(exchange, calls.setAutoEarn, async ({ user, wire }) => {
    if (!hasAutoEarn(user)) throw refusals.regionRestricted();
    const enabled = wire.status === '1';
    await clock.write(async (tx) => {
      if (wire.assets === calls.ALL_ASSETS) {
        // Every coin follows the common switch from now on (AMB-103).
        await tx.delete(autoEarn).where(eq(autoEarn.userId, user.id));
        await tx
          .insert(autoEarnAll)
          .values({ userId: user.id, enabled })
          .onConflictDoUpdate({ target: autoEarnAll.userId, set: { enabled } });
        return;
      }
      const { asset } = needFlexibleProduct(wire.assets);
      await tx
        .insert(autoEarn)
        .values({ userId: user.id, asset, enabled })
        .onConflictDoUpdate({ target: [autoEarn.userId, autoEarn.asset], set: { enabled } });
    });
    return null;
  });
}
