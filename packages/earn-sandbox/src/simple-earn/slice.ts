import { HOUR, type Settle } from '../clock/clock.ts';
import type { ExchangeDays } from '../exchangeDay.ts';
import { nextFixedDue, settleFixed, nextFixedArrival } from './fixed/settlement.ts';
import { settleHours } from './flexible/settlement.ts';
import { mergeSeeds, type SandboxSlice } from '../slice.ts';
import { aprRoutes } from './apr.ts';
import { autoEarnRoutes } from './autoEarn.ts';
import { simpleEarnClaims } from './claims.ts';
import { faqRoutes } from './faq.ts';
import { fixedEvents, flexibleSoldOut } from './events.ts';
import { fixedRoutes } from './fixed/routes.ts';
import { fixedSeed } from './fixed/seed.ts';
import { flexibleRoutes } from './flexible/routes.ts';
import { flexibleSeed } from './flexible/seed.ts';
import { voucherUsed, voucherRoutes } from './vouchers.ts';
import { historyRoutes } from './history/routes.ts';
import { simpleEarnMigrations } from './migrations.ts';

/**
 * Pays everything of Simple Earn that is due, in the order in which it falls due: what a fixed order pays can be lent
 * automatically in a following hour. At a full hour, flexible Simple Earn comes first.
 */
const settleSimpleEarn =
  (calendar: ExchangeDays): Settle =>
  async (tx, after, to, userId) => {
    const settleFlexible = (from: number, until: number): Promise<void> =>
      settleHours(tx, Math.floor(from / HOUR) + 1, Math.floor(until / HOUR), userId);
    let reached = after;
    for (let due = await nextFixedDue(tx, to, userId); due !== undefined; due = await nextFixedDue(tx, to, userId)) {
      await settleFlexible(reached, due);
      await settleFixed(tx, calendar, due, userId);
      reached = due;
    }
    await settleFlexible(reached, to);
  };

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
