import type { SandboxSlice } from '../slice.ts';
import { wealthClaims } from './claims.ts';
import { wealthMigrations } from './migrations.ts';
import { wealthRoutes } from './routes.ts';
import { wealthSeed } from './seed.ts';

/** Private wealth and asset management: units whose value moves every hour. */
export const privateWealth: SandboxSlice = {
  name: 'private-wealth',
  migrations: wealthMigrations,
  routes: wealthRoutes,
  claims: wealthClaims,
  seed: wealthSeed,
};
