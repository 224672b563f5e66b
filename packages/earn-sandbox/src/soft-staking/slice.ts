import { sql, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { broughtBy, cutFraction, type LedgerClaim } from '../ledger/claims.ts';
import { softStakingDays, softStakingPeople, softStakingStopped } from './tables.ts';
import { type SandboxSlice, sliceEvent } from '../slice.ts';
import { days } from '../worlds/worlds.ts';
import { needSoftStakingCoin } from './coins.ts';
import { softStakingMigrations } from './migrations.ts';
import { softStakingRoutes } from './routes.ts';
import { nextSoftStakingPayout, settleSoftStaking } from './settlement.ts';

/** What soft staking says and the ledger has to say too. */
const softStakingClaims: readonly LedgerClaim[] = [
  {
    what: 'paid',
    tables: sql`select user_id as owner_id, asset, paid as amount from ${softStakingDays} where paid > 0`,
    ledger: broughtBy(['soft-staking'], 'spot'),
  },
  {
    what: 'paid by what was held',
    tables: sql`select user_id as owner_id, asset, paid as amount from ${softStakingDays} where paid is not null`,
    ledger: sql`select user_id as owner_id, asset, ${cutFraction(sql`total * rate_year`, sql`8760`)} as amount from ${softStakingDays} where paid is not null`,
  },
];

const coin = v.object({ event: v.literal('soft-staking-coin'), asset: v.string(), supported: v.boolean() });

/** Soft staking stops paying for a coin, or pays for it again. What was held before is paid at the end of the day. */
const coinStops = sliceEvent('soft-staking-coin', coin, async ({ db }, { asset, supported }) => {
  const stopped = needSoftStakingCoin(asset).asset;
  if (supported) await db.delete(softStakingStopped).where(eq(softStakingStopped.asset, stopped));
  else await db.insert(softStakingStopped).values({ asset: stopped }).onConflictDoNothing();
});

/** Soft staking: a switch, and a payout each day for what a person held on average. */
export const softStaking: SandboxSlice = {
  name: 'soft-staking',
  migrations: softStakingMigrations,
  routes: softStakingRoutes,
  settle: settleSoftStaking,
  claims: softStakingClaims,
  nextPayout: nextSoftStakingPayout,
  events: [coinStops],
  seed: {
    steps: {
      vip5: [
        {
          hoursAgo: days(30),
          run: async (tx, { id }) => {
            await tx.insert(softStakingPeople).values({ userId: id, enabled: true });
          },
        },
      ],
    },
  },
};
