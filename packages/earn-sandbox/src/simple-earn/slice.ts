import type { ExchangeDays } from '../exchangeDay.ts';
import { mergeSeeds, type SandboxSlice } from '../slice.ts';
import { aprRoutes } from './apr/routes.ts';
import { autoEarnRoutes } from './auto-earn/routes.ts';
import { simpleEarnClaims } from './claims.ts';
import { faqRoutes } from './faq/routes.ts';
import { fixedEvents } from './fixed/events.ts';
import { fixedRoutes } from './fixed/routes.ts';
import { fixedSeed } from './fixed/seed.ts';
import { nextFixedArrival } from './fixed/settlement.ts';
import { flexibleSoldOut } from './flexible/events.ts';
import { flexibleRoutes } from './flexible/routes.ts';
import { flexibleSeed } from './flexible/seed.ts';
import { settleSimpleEarn } from './settlement.ts';
import { voucherUsed } from './vouchers/events.ts';
import { voucherRoutes } from './vouchers/routes.ts';
import { historyRoutes } from './history/routes.ts';
import { simpleEarnMigrations } from './migrations.ts';

/**
 * Simple Earn: flexible and fixed, with vouchers, history, rates and automatic lending.
 *
 * @param calendar counts the days of fixed terms.
 */
export const simpleEarnIn = (calendar: ExchangeDays): SandboxSlice => ({
  name: 'simple-earn',
  migrations: simpleEarnMigrations,
  routes: (exchange, database, clock) => {
    flexibleRoutes(exchange, database, clock);
    historyRoutes(exchange, database, clock);
    autoEarnRoutes(exchange, database, clock);
    aprRoutes(exchange, clock);
    fixedRoutes(exchange, database, clock, calendar);
    voucherRoutes(exchange, database, clock);
    faqRoutes(exchange, calendar);
  },
  settle: settleSimpleEarn(calendar),
  claims: simpleEarnClaims,
  nextArrival: nextFixedArrival,
  events: [flexibleSoldOut, ...fixedEvents, voucherUsed],
  seed: mergeSeeds(flexibleSeed, fixedSeed(calendar)),
});
