import type { SandboxSlice } from '../slice.ts';
import { stakingClaims } from './claims.ts';
import { consoleRoutes } from './consoleRoutes.ts';
import { stakingEvents } from './events.ts';
import { stakingMigrations } from './migrations.ts';
import { stakingRoutes } from './routes.ts';
import { stakingSeed } from './seed.ts';
import { nextStakingPayment, settleStaking } from './settlement.ts';

/** Staking: products with protocols, tokens and loans, daily rewards, standard and fast redemption. */
export const staking: SandboxSlice = {
  name: 'staking',
  migrations: stakingMigrations,
  routes: (exchange, database, clock) => {
    stakingRoutes(exchange, database, clock);
    consoleRoutes(exchange, database, clock);
  },
  settle: settleStaking,
  claims: stakingClaims,
  nextArrival: nextStakingPayment,
  events: stakingEvents,
  seed: stakingSeed,
};
