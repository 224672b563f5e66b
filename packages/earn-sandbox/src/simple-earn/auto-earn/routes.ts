import { autoEarn as calls } from '@earnkit/core/simple-earn/contract';
import { eq } from 'drizzle-orm';
import { listOf } from '../../account/tables.ts';
import type { Clock } from '../../clock/clock.ts';
import type { Database } from '../../database/openDatabase.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, privateRoute } from '../../http/route.ts';
import { FLEXIBLE_PRODUCTS, flexibleProductOf } from '../flexible/products.ts';
import { readAutoEarn } from '../flexible/reads.ts';
import { autoEarn, autoEarnAll } from '../flexible/tables.ts';

/** A region with this restriction has no automatic lending (AMB-101), nor has the US edition (US-04). */
const RESTRICTED = 'api_lendEarn_order';

/** Serves the switches of automatic lending; the lending itself is done at each full hour by the settlement. */
export function autoEarnRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  privateRoute(exchange, calls.autoEarnStatus, async ({ user, wire }) => {
    const asked = (wire.assets ?? '').split(',').filter((asset) => asset !== '');
    const switches = await readAutoEarn(database.db, user.id);
    const shown =
      asked.length > 0 ? asked.filter((asset) => flexibleProductOf(asset) !== undefined) : FLEXIBLE_PRODUCTS.map(({ asset }) => asset);
    return {
      status: Object.fromEntries(shown.map((asset) => [asset, switches.isOn(asset) ? (1 as const) : (0 as const)])),
      global_status: switches.all ? (1 as const) : (0 as const),
    };
  });

  privateRoute(exchange, calls.setAutoEarn, async ({ user, wire }) => {
    if (user.edition === 'us' || listOf(user.restrictedBusiness).includes(RESTRICTED)) throw refusals.regionRestricted();
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
      if (flexibleProductOf(wire.assets) === undefined) throw refusals.unknownCoin();
      await tx
        .insert(autoEarn)
        .values({ userId: user.id, asset: wire.assets, enabled })
        .onConflictDoUpdate({ target: [autoEarn.userId, autoEarn.asset], set: { enabled } });
    });
    return null;
  });
}
