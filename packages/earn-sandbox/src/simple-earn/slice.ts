import type { SandboxSlice } from '../slice.ts';
import { aprRoutes } from './apr/routes.ts';
import { autoEarnRoutes } from './auto-earn/routes.ts';
import { soldOut } from './flexible/quotas.ts';
import { flexibleRoutes } from './flexible/routes.ts';
import { flexibleSeed } from './flexible/seed.ts';
import { settleHours } from './flexible/settlement.ts';
import { historyRoutes } from './history/routes.ts';
import { simpleEarnMigrations } from './migrations.ts';

/** Flexible Simple Earn with its history, rates and automatic lending. */
export const simpleEarn: SandboxSlice = {
  name: 'simple-earn',
  migrations: simpleEarnMigrations,
  routes: (exchange, database, clock) => {
    flexibleRoutes(exchange, database, clock);
    historyRoutes(exchange, database, clock);
    autoEarnRoutes(exchange, database, clock);
    aprRoutes(exchange, clock);
  },
  settle: settleHours,
  events: [soldOut],
  seed: flexibleSeed,
};
