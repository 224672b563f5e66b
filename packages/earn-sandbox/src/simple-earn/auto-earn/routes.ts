import { autoEarn as calls } from '@earnkit/core/simple-earn/contract';
import { eq } from 'drizzle-orm';
import { listOf, users } from '../../account/tables.ts';
import type { Clock } from '../../clock/clock.ts';
import { COINS, coinOf } from '../../coins/coins.ts';
import type { Database, Db } from '../../database/openDatabase.ts';
import { refusals } from '../../http/refusal.ts';
import { type Exchange, privateRoute } from '../../http/route.ts';
import { bit } from '../../http/wire.ts';
import { needCoin } from '../../orders/checks.ts';
import { autoEarn } from '../flexible/tables.ts';

/** A region with this restriction has no automatic lending (AMB-101), nor has the US edition (US-04). */
const RESTRICTED = 'api_lendEarn_order';

/** Reads whether a person's coin is lent automatically: by the coin's own switch, else by the switch for all coins. */
export async function readAutoEarn(
  db: Db,
  user: { readonly id: number; readonly autoEarnAll: boolean },
): Promise<(asset: string) => boolean> {
  const found = await db.select().from(autoEarn).where(eq(autoEarn.userId, user.id));
  const switches = new Map(found.map(({ asset, enabled }) => [asset, enabled]));
  return (asset) => switches.get(asset) ?? user.autoEarnAll;
}

/** Serves the switches of automatic lending; the lending itself is done at each full hour by the settlement. */
export function autoEarnRoutes(exchange: Exchange, database: Database, clock: Clock): void {
  privateRoute(exchange, calls.autoEarnStatus, async ({ user, wire }) => {
    const asked = (wire.assets ?? '').split(',').filter((asset) => asset !== '');
    const isOn = await readAutoEarn(database.db, user);
    const shown = asked.length > 0 ? asked.filter((asset) => coinOf(asset) !== undefined) : COINS.map((coin) => coin.asset);
    return { status: Object.fromEntries(shown.map((asset) => [asset, bit(isOn(asset))])), global_status: bit(user.autoEarnAll) };
  });

  privateRoute(exchange, calls.setAutoEarn, async ({ user, wire }) => {
    if (user.edition === 'us' || listOf(user.restrictedBusiness).includes(RESTRICTED)) throw refusals.regionRestricted();
    const enabled = wire.status === '1';
    await clock.write(async (tx) => {
      if (wire.assets === calls.ALL_ASSETS) {
        // Every coin follows the common switch from now on (AMB-103).
        await tx.delete(autoEarn).where(eq(autoEarn.userId, user.id));
        await tx.update(users).set({ autoEarnAll: enabled }).where(eq(users.id, user.id));
        return;
      }
      const { asset } = needCoin(wire.assets);
      await tx
        .insert(autoEarn)
        .values({ userId: user.id, asset, enabled })
        .onConflictDoUpdate({ target: [autoEarn.userId, autoEarn.asset], set: { enabled } });
    });
    return null;
  });
}
