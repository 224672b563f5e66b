import type { StakeHolders } from '../orders/stakeHolders.ts';
import type { SandboxSlice } from '../slice.ts';
import { launchpoolClaims } from './claims.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { launchpoolEvents } from './events.ts';
import { launchpoolMigrations } from './migrations.ts';
import { launchpoolRoutes } from './routes.ts';
import { openLaunchpool } from './schedule.ts';
import { launchpoolSeed } from './seed.ts';
import { settleLaunchpool } from './settlement.ts';

/**
 * The launchpool: projects with reward pools, stakes, hourly rewards.
 *
 * @param holders the products in which stakes may be held.
 */
export const launchpoolWith = (holders: StakeHolders): SandboxSlice => ({
  name: 'launchpool',
  migrations: launchpoolMigrations,
  open: openLaunchpool,
  routes: (exchange, database, clock) => {
    launchpoolRoutes(exchange, database, clock, holders);
    consoleRoutes(exchange, database, clock, holders);
  },
  settle: settleLaunchpool,
  claims: launchpoolClaims(holders),
  events: launchpoolEvents,
  seed: launchpoolSeed(holders),
});
