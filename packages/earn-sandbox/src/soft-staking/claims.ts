import { sql } from 'drizzle-orm';
import { broughtBy, cutFraction, type LedgerClaim } from '../ledger/claims.ts';
import { softStakingDays as days } from './tables.ts';

/** What soft staking says and the ledger has to say too. */
export const softStakingClaims: readonly LedgerClaim[] = [
  {
    what: 'paid',
    tables: sql`select user_id as owner_id, asset, paid as amount from ${days} where paid > 0`,
    ledger: broughtBy(['soft-staking'], 'spot'),
  },
  {
    what: 'paid by what was held',
    tables: sql`select user_id as owner_id, asset, paid as amount from ${days} where paid is not null`,
    ledger: sql`select user_id as owner_id, asset, ${cutFraction(sql`total * rate_year`, sql`8760`)} as amount from ${days} where paid is not null`,
  },
];
