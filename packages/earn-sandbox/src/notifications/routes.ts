import * as notifications from '@earnkit/core/notifications/contract';
import { eq } from 'drizzle-orm';
import { type User, users } from '../users.ts';
import type { Database } from '../database/openDatabase.ts';
import { refusals } from '../refusal.ts';
import { type Exchange, privateRoute } from '../http/route.ts';

/** Serves what news a person has subscribed to, each call in its own spelling (AMB-079). */
export function notificationRoutes(exchange: Exchange, { db }: Database): void {
  const set = async (user: User, change: Partial<User>): Promise<null> => {
    await db.update(users).set(change).where(eq(users.id, user.id));
    return null;
  };

  privateRoute(exchange, notifications.candyDrop, async ({ user }) => ({
    global_subscribe_status: user.notifyCandyDrop ? (1 as const) : (2 as const),
  }));

  privateRoute(exchange, notifications.setCandyDrop, async ({ user, wire }) => {
    if (user.edition === 'us') throw refusals.regionRestricted();
    return set(user, { notifyCandyDrop: wire.status === 1 });
  });

  privateRoute(exchange, notifications.launchpool, async ({ user }) => [
    { items: [{ msg_switch: 'price_alert_switch', switch_status: 1 as const }] },
    { items: [{ msg_switch: 'startup_mining_switch', switch_status: user.notifyLaunchpool ? (1 as const) : (0 as const) }] },
  ]);

  privateRoute(exchange, notifications.setLaunchpool, async ({ user, wire }) =>
    set(user, { notifyLaunchpool: wire.sets.startup_mining_switch === 1 }),
  );

  privateRoute(exchange, notifications.holderAirdrop, async ({ user }) => ({
    hodler_notify: user.notifyHolderAirdrop ? ('1' as const) : ('0' as const),
    hodler_gt_exchange: user.exchangeToGt ? ('1' as const) : ('0' as const),
  }));

  privateRoute(exchange, notifications.setHolderAirdrop, async ({ user, wire }) => {
    const on = wire.value === '1';
    return set(user, wire.name === 'HODLER_AIRDROP_NOTIFY' ? { notifyHolderAirdrop: on } : { exchangeToGt: on });
  });
}
